-- What guests ordered most in the last weeks, and what they ordered together, learned from sold orders
-- (docs/decisions/0191). Places in a list only: no counts, no orders, nobody's data. Written only when a place changes, so
-- caches keep their versions meanwhile; orders are not judged by it, so the version of the rules stays.
create table popular_products (
  product_id integer primary key references products on delete cascade,
  rank integer not null check (rank > 0)
);

create table ordered_together (
  product_id integer not null references products on delete cascade,
  other_id integer not null references products on delete cascade,
  rank integer not null check (rank > 0),
  primary key (product_id, other_id),
  check (product_id <> other_id)
);

create constraint trigger popular_products_bump_version after insert or update or delete on popular_products
  deferrable initially deferred for each row execute function bump_shown_menu_version();
create constraint trigger ordered_together_bump_version after insert or update or delete on ordered_together
  deferrable initially deferred for each row execute function bump_shown_menu_version();
