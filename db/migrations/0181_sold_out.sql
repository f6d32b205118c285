-- What has run out today, beside the switches of the menu: it comes back by itself, and nobody's switch is touched.
create table sold_outs (
  id integer generated always as identity primary key,
  product_id integer references products on delete cascade,
  size_id integer references sizes on delete cascade,
  -- Every extra of this name, in small letters: who is out of cream is out of it for soups and for pancakes.
  extra_name text,
  -- null: until somebody says that it is back.
  ends_at timestamptz,
  since timestamptz not null,
  marked_by bigint references users,
  check (num_nonnulls(product_id, size_id, extra_name) = 1)
);
create unique index sold_outs_product on sold_outs (product_id) where product_id is not null;
create unique index sold_outs_size on sold_outs (size_id) where size_id is not null;
create unique index sold_outs_extra on sold_outs (extra_name) where extra_name is not null;

create function menu_turns_at_end() returns trigger language plpgsql as $$
begin
  insert into data_turns (topic, at) values ('menu', new.ends_at) on conflict do nothing;
  return null;
end $$;

create trigger sold_outs_turn after insert or update on sold_outs
  for each row when (new.ends_at is not null) execute function menu_turns_at_end();
create constraint trigger sold_outs_bump_version after insert or update or delete on sold_outs deferrable initially deferred
  for each row execute function bump_menu_version();
