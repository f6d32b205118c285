-- What is cooked.

create table categories (
  id integer generated always as identity primary key,
  slug text not null unique,
  name text not null,
  position integer not null default 0,
  additional_information text not null default '',
  is_special boolean not null default false,
  pickup_place text,
  allows_message boolean not null default false,
  image_hash text references images
);

create table products (
  id integer generated always as identity primary key,
  slug text not null unique,
  category_id integer not null references categories,
  name text not null,
  description text not null default '',
  position integer not null default 0,
  is_on boolean not null default true,
  is_orderable_today boolean not null default true,
  is_orderable_ahead boolean not null default false,
  allows_message boolean not null default true,
  is_veggie boolean not null default false,
  is_fasting boolean not null default false,
  is_from_frozen boolean not null default false,
  is_age_restricted boolean not null default false,
  ingredients text not null default '',
  additives text not null default '',
  allergens text[] not null default '{}',
  may_contain text[] not null default '{}',
  nutrition jsonb,
  vat_takeaway_basis_points integer not null default 1100 check (vat_takeaway_basis_points between 0 and 10000),
  vat_on_premises_basis_points integer not null default 1100 check (vat_on_premises_basis_points between 0 and 10000),
  archived_at timestamptz,
  created_at timestamptz not null default now()
);
create index products_category on products (category_id, position);

create table sizes (
  id integer generated always as identity primary key,
  product_id integer not null references products,
  position integer not null default 0,
  label text not null,
  price_bani integer not null check (price_bani >= 0),
  box_needed boolean not null default false,
  box_price_bani integer not null default 0 check (box_price_bani >= 0),
  deposit_bani integer not null default 0 check (deposit_bani >= 0),
  is_on boolean not null default true,
  stock_unlimited boolean not null default true,
  stock integer not null default 0 check (stock >= 0),
  minimum_quantity integer not null default 1 check (minimum_quantity between 1 and 99),
  grams integer check (grams > 0),
  archived_at timestamptz,
  unique (id, product_id)
);
create index sizes_product on sizes (product_id, position);

create table price_history (
  size_id integer not null references sizes on delete cascade,
  price_bani integer not null,
  valid_from timestamptz not null default now(),
  primary key (size_id, valid_from)
);

create table extras (
  id integer generated always as identity primary key,
  product_id integer references products on delete cascade,
  category_id integer references categories on delete cascade,
  position integer not null default 0,
  name text not null,
  price_bani integer not null check (price_bani >= 0),
  allergens text[] not null default '{}',
  check ((product_id is null) <> (category_id is null)),
  unique (product_id, name),
  unique (category_id, name)
);

create table product_images (
  product_id integer not null references products on delete cascade,
  image_hash text not null references images,
  position integer not null default 0,
  alt text not null default '',
  id integer generated always as identity unique,
  primary key (product_id, image_hash)
);

create table similar_products (
  product_id integer not null references products on delete cascade,
  similar_id integer not null references products on delete cascade,
  position integer not null default 0,
  primary key (product_id, similar_id)
);

create constraint trigger categories_bump_version after insert or update or delete on categories deferrable initially deferred
  for each row execute function bump_menu_version();
create constraint trigger products_bump_version after insert or update or delete on products deferrable initially deferred
  for each row execute function bump_menu_version();
create constraint trigger extras_bump_version after insert or update or delete on extras deferrable initially deferred
  for each row execute function bump_menu_version();
create constraint trigger product_images_bump_version after insert or update or delete on product_images deferrable initially deferred
  for each row execute function bump_menu_version();
create constraint trigger similar_products_bump_version after insert or update or delete on similar_products deferrable initially deferred
  for each row execute function bump_menu_version();

create constraint trigger sizes_bump_version after insert or delete on sizes deferrable initially deferred
  for each row execute function bump_menu_version();

-- A size tells the guest how many are left below 5 pieces; above that a sold piece changes nothing that is shown.
create constraint trigger sizes_change_bumps_version after update on sizes deferrable initially deferred
  for each row when (
    least(old.stock, 5) is distinct from least(new.stock, 5)
    or row(old.product_id, old.position, old.label, old.price_bani, old.box_needed, old.box_price_bani, old.deposit_bani, old.is_on,
           old.stock_unlimited, old.minimum_quantity, old.grams, old.archived_at)
       is distinct from
       row(new.product_id, new.position, new.label, new.price_bani, new.box_needed, new.box_price_bani, new.deposit_bani, new.is_on,
           new.stock_unlimited, new.minimum_quantity, new.grams, new.archived_at)
  ) execute function bump_menu_version();

create function record_price() returns trigger language plpgsql as $$
begin
  insert into price_history (size_id, price_bani) values (new.id, new.price_bani)
    on conflict (size_id, valid_from) do update set price_bani = excluded.price_bani;
  return null;
end $$;
create trigger sizes_record_first_price after insert on sizes for each row execute function record_price();
create trigger sizes_record_new_price after update of price_bani on sizes
  for each row when (old.price_bani is distinct from new.price_bani) execute function record_price();
