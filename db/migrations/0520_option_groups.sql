-- Groups of options: „Alege blatul”, „Sosuri (până la 3)”. A group is written once; products and categories name those they
-- use. Flat extras stay where they are: they are read as one group without bounds (docs/decisions/0220).
create table option_groups (
  id integer generated always as identity primary key,
  name text not null check (name <> ''),
  minimum integer not null default 0 check (minimum >= 0),
  -- null: any number.
  maximum integer check (maximum >= greatest(minimum, 1)),
  -- So many of the cheapest pieces cost nothing.
  included integer not null default 0 check (included >= 0),
  -- Every option for its own price, the dearest for all, or their mean.
  pricing text not null default 'sum' check (pricing in ('sum', 'dearest', 'mean'))
);

-- Carts and orders name options by their number, so an option keeps it while it is offered.
create table options (
  id integer generated always as identity primary key,
  group_id integer not null references option_groups on delete cascade,
  position integer not null check (position >= 0),
  -- '' where it is called what its product is called.
  name text not null,
  -- null: what its product costs.
  price_bani integer check (price_bani >= 0),
  most integer not null default 1 check (most >= 1),
  is_default boolean not null default false,
  -- The product that it stands for: a half of a pizza, the drink of a menu.
  product_id integer references products on delete cascade,
  -- The group that is chosen from once it is chosen.
  opens_group_id integer references option_groups on delete set null check (opens_group_id <> group_id),
  allergens text[] not null default '{}',
  -- null: that of its product, otherwise of the dish.
  vat_takeaway_basis_points integer check (vat_takeaway_basis_points >= 0),
  vat_on_premises_basis_points integer check (vat_on_premises_basis_points >= 0),
  deposit_bani integer not null default 0 check (deposit_bani >= 0),
  is_age_restricted boolean not null default false,
  check (product_id is not null or (name <> '' and price_bani is not null))
);
create index on options (group_id);
create index on options (product_id) where product_id is not null;
create index on options (opens_group_id) where opens_group_id is not null;

-- Another price at the sizes with this label.
create table option_prices (
  option_id integer not null references options on delete cascade,
  size_label text not null check (size_label <> ''),
  price_bani integer not null check (price_bani >= 0),
  primary key (option_id, size_label)
);

create table option_group_uses (
  id integer generated always as identity primary key,
  group_id integer not null references option_groups on delete cascade,
  product_id integer references products on delete cascade,
  category_id integer references categories on delete cascade,
  -- Only at the sizes with this label; '' at every size.
  size_label text not null default '',
  position integer not null check (position >= 0),
  check (num_nonnulls(product_id, category_id) = 1),
  unique (product_id, group_id, size_label),
  unique (category_id, group_id, size_label)
);
create index on option_group_uses (group_id);

-- Like bump_menu_version, once per transaction: a menu that is taken over writes thousands of options.
create function bump_menu_version_once() returns trigger language plpgsql as $$
begin
  perform raise_rules_version();
  update data_versions set version = version + 1 where topic = 'menu' and xmin <> pg_current_xact_id()::xid;
  return null;
end $$;

create constraint trigger option_groups_bump_version after insert or update or delete on option_groups deferrable initially deferred
  for each row execute function bump_menu_version_once();
create constraint trigger options_bump_version after insert or update or delete on options deferrable initially deferred
  for each row execute function bump_menu_version_once();
create constraint trigger option_prices_bump_version after insert or update or delete on option_prices deferrable initially deferred
  for each row execute function bump_menu_version_once();
create constraint trigger option_group_uses_bump_version after insert or update or delete on option_group_uses deferrable initially deferred
  for each row execute function bump_menu_version_once();
