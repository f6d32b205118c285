-- What can run out and is needed by more than one thing: marked once, it closes every dish, size, extra and bundle that
-- needs it, or is left out of it.
create table ingredients (
  id integer generated always as identity primary key,
  name text not null check (name <> '')
);
create unique index ingredients_name on ingredients (lower(name));

create table ingredient_uses (
  id integer generated always as identity primary key,
  ingredient_id integer not null references ingredients on delete cascade,
  product_id integer references products on delete cascade,
  size_id integer references sizes on delete cascade,
  -- Every extra of this name, in small letters, as in sold_outs.
  extra_name text,
  promotion_id integer references promotions on delete cascade,
  -- Sold without it when it has run out; otherwise not sold.
  is_left_out boolean not null,
  check (num_nonnulls(product_id, size_id, extra_name, promotion_id) = 1),
  check (not is_left_out or num_nonnulls(product_id, size_id) = 1)
);
create unique index ingredient_uses_product on ingredient_uses (ingredient_id, product_id) where product_id is not null;
create unique index ingredient_uses_size on ingredient_uses (ingredient_id, size_id) where size_id is not null;
create unique index ingredient_uses_extra on ingredient_uses (ingredient_id, extra_name) where extra_name is not null;
create unique index ingredient_uses_promotion on ingredient_uses (ingredient_id, promotion_id) where promotion_id is not null;
create index on ingredient_uses (product_id) where product_id is not null;
create index on ingredient_uses (size_id) where size_id is not null;
create index on ingredient_uses (promotion_id) where promotion_id is not null;

alter table sold_outs add column ingredient_id integer references ingredients on delete cascade;
alter table sold_outs drop constraint sold_outs_check;
alter table sold_outs add constraint sold_outs_check
  check (num_nonnulls(product_id, size_id, extra_name, ingredient_id) = 1);
create unique index sold_outs_ingredient on sold_outs (ingredient_id) where ingredient_id is not null;

create constraint trigger ingredients_bump_version after update on ingredients deferrable initially deferred
  for each row execute function bump_menu_version();
create constraint trigger ingredient_uses_bump_version after insert or update or delete on ingredient_uses
  deferrable initially deferred for each row execute function bump_menu_version();
