-- Bundles and coupons.

create table promotions (
  id integer generated always as identity primary key,
  name text not null,
  description text not null default '',
  type text not null check (type in ('BUY_X_GET_Y_FREE', 'NEWSLETTER_SUBSCRIPTION', 'COUPON_CODE')),
  is_active boolean not null default true,
  coupon_code text,
  discount_basis_points integer not null default 0 check (discount_basis_points between 0 and 10000),
  discount_bani integer not null default 0 check (discount_bani >= 0),
  validity_in_days integer not null default 0 check (validity_in_days >= 0),
  min_order_bani integer not null default 0 check (min_order_bani >= 0),
  start_date date not null,
  end_date date not null,
  image_hash text references images,
  conditions jsonb not null default '[]',
  created_at timestamptz not null default now(),
  check (end_date >= start_date)
);
create unique index promotions_coupon_code on promotions (upper(coupon_code)) where coupon_code is not null;

create table promotion_sets (
  id integer generated always as identity primary key,
  promotion_id integer not null references promotions on delete cascade,
  position integer not null default 0,
  label text not null,
  is_free boolean not null default false
);

create table promotion_options (
  set_id integer not null references promotion_sets on delete cascade,
  product_id integer not null,
  size_id integer not null,
  position integer not null default 0,
  primary key (set_id, size_id),
  foreign key (size_id, product_id) references sizes (id, product_id)
);

create constraint trigger promotions_bump_version after insert or update or delete on promotions deferrable initially deferred
  for each row execute function bump_menu_version();
create constraint trigger promotion_sets_bump_version after insert or update or delete on promotion_sets deferrable initially deferred
  for each row execute function bump_menu_version();
create constraint trigger promotion_options_bump_version after insert or update or delete on promotion_options deferrable initially deferred
  for each row execute function bump_menu_version();

-- What is told of the restaurant names its promotions, so `last-key` has to change with them (storefront.md §4).
create constraint trigger promotions_bump_restaurant after insert or update or delete on promotions deferrable initially deferred
  for each row execute function bump_restaurant_version();
create constraint trigger promotion_sets_bump_restaurant after insert or update or delete on promotion_sets deferrable initially deferred
  for each row execute function bump_restaurant_version();
create constraint trigger promotion_options_bump_restaurant after insert or update or delete on promotion_options deferrable initially deferred
  for each row execute function bump_restaurant_version();
