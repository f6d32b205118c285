-- The restaurant, its menu, its orders, its people. Money is whole bani, instants are timestamptz,
-- constraints repeat the rules of src/domain as the second lock on the door.

-- ---------------------------------------------------------------------------------------------- versions
-- One counter per topic. Caches ask for it before they answer; see docs/decisions/0004.
create table data_versions (
  topic text primary key check (topic in ('menu', 'restaurant')),
  version bigint not null default 1
);
insert into data_versions (topic) values ('menu'), ('restaurant');

create function bump_menu_version() returns trigger language plpgsql as $$
begin
  update data_versions set version = version + 1 where topic = 'menu';
  return null;
end $$;

create function bump_restaurant_version() returns trigger language plpgsql as $$
begin
  update data_versions set version = version + 1 where topic = 'restaurant';
  return null;
end $$;

create table secrets (
  name text primary key,
  value bytea not null
);

-- -------------------------------------------------------------------------------------------- restaurant
create table restaurant (
  id integer primary key check (id = 1),
  name text not null,
  tagline text not null default '',
  about_us text not null default '',
  phone text not null,
  email text not null,
  county text not null default '',
  postal_code text not null default '',
  street text not null default '',
  street_number text not null default '',
  city text not null default '',
  country text not null default 'România',
  latitude double precision,
  longitude double precision,
  -- Company identity of Ordin ANPC 225/2023; shape owned by features/restaurant.
  company jsonb not null default '{}',
  cash_payment boolean not null default true,
  card_payment boolean not null default true,
  cash_and_card_payment boolean not null default true,
  dine_in_enabled boolean not null default false,
  -- Demonstrations answer at any hour: the weekly hours stay stored and return when this is switched off.
  is_open_around_the_clock boolean not null default false,
  terms_version text not null default '2026-11-20'
);

create table services (
  service text primary key check (service in ('pickup', 'delivery', 'booking', 'preOrders')),
  is_enabled boolean not null default true,
  as_soon_as_possible boolean not null default true,
  minimum_advance_minutes integer check (minimum_advance_minutes >= 0),
  maximum_advance_minutes integer check (maximum_advance_minutes >= 0)
);

-- A schedule type is defined when it has rows here; a day without intervals is closed.
create table schedule_days (
  schedule_type text not null check (schedule_type in ('REGULAR', 'PICKUP', 'DELIVERY')),
  weekday integer not null check (weekday between 1 and 7),
  is_open boolean not null,
  primary key (schedule_type, weekday)
);

create table schedule_intervals (
  schedule_type text not null,
  weekday integer not null,
  opens_minute integer not null check (opens_minute between 0 and 1439),
  -- Closing at or before opening means the next day.
  closes_minute integer not null check (closes_minute between 0 and 1440),
  primary key (schedule_type, weekday, opens_minute),
  foreign key (schedule_type, weekday) references schedule_days on delete cascade
);

create table closures (
  id integer generated always as identity primary key,
  name text not null,
  message text not null,
  start_date date not null,
  end_date date not null,
  -- null: every service is closed.
  services text[],
  check (end_date >= start_date)
);

create table delivery_zones (
  code text primary key,
  city text not null,
  county text not null,
  is_enabled boolean not null default true,
  minimum_order_bani integer not null default 0 check (minimum_order_bani >= 0),
  fee_bani integer not null default 0 check (fee_bani >= 0),
  free_from_bani integer check (free_from_bani >= 0),
  extra_minutes integer not null default 0 check (extra_minutes >= 0),
  -- In a village without street names a landmark serves instead of a street.
  is_village boolean not null default false,
  position integer not null default 0
);

-- -------------------------------------------------------------------------------------------------- images
create table images (
  hash text primary key,
  width integer not null,
  height integer not null,
  -- A tiny blurred picture as a data URL, shown until the real one arrives.
  placeholder text not null,
  created_at timestamptz not null default now()
);

create table image_variants (
  hash text not null references images on delete cascade,
  width integer not null,
  format text not null check (format in ('webp', 'avif', 'png', 'jpeg')),
  bytes bytea not null,
  primary key (hash, width, format)
);

-- ---------------------------------------------------------------------------------------------------- menu
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

-- ---------------------------------------------------------------------------------------------- promotions
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

-- ------------------------------------------------------------------------------------------------ accounts
create table users (
  id bigint generated always as identity primary key,
  email text not null unique check (email = lower(email)),
  first_name text not null default '',
  last_name text not null default '',
  phone text not null default '',
  password_hash text not null,
  roles text[] not null default '{ROLE_USER}' check (roles <@ '{ROLE_ADMIN,ROLE_MANAGER,ROLE_USER}'::text[] and cardinality(roles) > 0),
  is_active boolean not null default true,
  email_confirmed_at timestamptz,
  created_at timestamptz not null default now()
);

create table sessions (
  token_hash bytea primary key,
  user_id bigint not null references users on delete cascade,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  last_seen_at timestamptz not null default now(),
  revoked_at timestamptz,
  user_agent text not null default ''
);
create index sessions_user on sessions (user_id);

create table one_time_tokens (
  token_hash bytea primary key,
  purpose text not null check (purpose in ('socket', 'confirm_account', 'reset_password', 'newsletter_confirm', 'newsletter_leave')),
  user_id bigint references users on delete cascade,
  email text,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index one_time_tokens_expiry on one_time_tokens (expires_at);

create table rate_limits (
  key varchar(255) primary key,
  points integer not null default 0,
  expire bigint
);

-- -------------------------------------------------------------------------------------------------- orders
create table orders (
  id bigint generated always as identity primary key,
  -- Eight digits that do not reveal turnover: a keyed permutation of the id. null only inside the placing transaction.
  number integer unique,
  version integer not null default 1,
  status text not null check (status in ('NEW', 'SCHEDULED', 'CONFIRMED', 'DELIVERED', 'REJECTED')),
  user_id bigint references users,
  access_token_hash bytea not null unique,
  method text not null check (method in ('PICKUP', 'DELIVERY', 'RESTAURANT')),
  first_name text not null,
  last_name text not null,
  email text not null,
  phone text not null,
  zone_code text,
  city text not null default '',
  county text not null default '',
  street text not null default '',
  street_number text not null default '',
  building text not null default '',
  staircase text not null default '',
  floor text not null default '',
  apartment text not null default '',
  intercom text not null default '',
  landmark text not null default '',
  pickup_place text,
  additional_information text not null default '',
  requested_at timestamptz,
  placed_at timestamptz not null,
  accepted_at timestamptz,
  minutes_to_prepare integer check (minutes_to_prepare between 1 and 1440),
  promised_at timestamptz,
  delivered_at timestamptz,
  rejected_at timestamptz,
  rejection_reason text,
  rejection_stage text check (rejection_stage in ('refused', 'cancelled')),
  payment_method text not null check (payment_method in ('CASH', 'CARD', 'CASH_AND_CARD')),
  payment_status text not null default 'unpaid' check (payment_status in ('unpaid', 'paid', 'refunded')),
  cash_bani integer not null check (cash_bani >= 0),
  card_bani integer not null check (card_bani >= 0),
  products_bani integer not null check (products_bani >= 0),
  packaging_bani integer not null check (packaging_bani >= 0),
  manual_packaging_bani integer check (manual_packaging_bani >= 0),
  delivery_bani integer not null check (delivery_bani >= 0),
  deposit_bani integer not null check (deposit_bani >= 0),
  discount_bani integer not null default 0 check (discount_bani >= 0 and discount_bani <= products_bani),
  total_bani integer not null check (total_bani >= 0),
  payable_bani integer not null check (payable_bani >= 0),
  coupon_code text,
  declared_adult boolean not null default false,
  terms_version text not null,
  check (payable_bani = total_bani - discount_bani),
  check (total_bani = products_bani + coalesce(manual_packaging_bani, packaging_bani) + delivery_bani + deposit_bani),
  check (cash_bani + card_bani = payable_bani),
  check (payment_method <> 'CASH' or card_bani = 0),
  check (payment_method <> 'CARD' or cash_bani = 0),
  check ((status = 'REJECTED') = (rejected_at is not null)),
  check (status <> 'SCHEDULED' or requested_at is not null)
);
create index orders_newest on orders (placed_at desc, id desc);
create index orders_by_status on orders (status, placed_at desc, id desc);
create index orders_by_user on orders (user_id, placed_at desc) where user_id is not null;

create table order_bundles (
  id bigint generated always as identity primary key,
  order_id bigint not null references orders on delete cascade,
  position integer not null,
  promotion_id integer not null references promotions,
  name text not null,
  quantity integer not null check (quantity between 1 and 99),
  unit_price_bani integer not null check (unit_price_bani >= 0),
  unique (order_id, position)
);

create table order_lines (
  id bigint generated always as identity primary key,
  order_id bigint not null references orders on delete cascade,
  bundle_id bigint references order_bundles,
  position integer not null,
  product_id integer not null references products,
  size_id integer not null references sizes,
  product_name text not null,
  size_label text not null,
  quantity integer not null check (quantity between 1 and 99),
  unit_price_bani integer not null check (unit_price_bani >= 0),
  -- What the same size costs outside the bundle; equals unit_price_bani for plain lines.
  regular_price_bani integer not null check (regular_price_bani >= 0),
  box_price_bani integer not null check (box_price_bani >= 0),
  deposit_bani integer not null check (deposit_bani >= 0),
  vat_basis_points integer not null,
  is_free boolean not null default false,
  set_label text,
  extras jsonb not null default '[]',
  message text not null default '',
  allergens text[] not null default '{}',
  is_age_restricted boolean not null default false,
  check (not is_free or (unit_price_bani = 0 and box_price_bani = 0))
);
create index order_lines_order on order_lines (order_id, position);

-- What happened to an order, in its own transaction: timeline, live push and mails read from here.
-- `xid` lets a reader wait for every earlier transaction to end, so that no event is passed over.
create table order_events (
  id bigint generated always as identity primary key,
  xid xid8 not null default pg_current_xact_id(),
  order_id bigint not null references orders on delete cascade,
  kind text not null check (kind in ('placed', 'accepted', 'rejected', 'delivered')),
  order_version integer not null,
  actor_id bigint references users,
  at timestamptz not null,
  details jsonb not null default '{}',
  unique (order_id, order_version)
);
create index order_events_watermark on order_events (xid, id);

create table idempotency_keys (
  key text primary key check (length(key) between 8 and 255),
  body_hash bytea not null,
  order_id bigint references orders on delete cascade,
  response jsonb,
  created_at timestamptz not null default now()
);
create index idempotency_keys_age on idempotency_keys (created_at);

-- One redemption per promotion and person; a rejected order gives it back (released_at).
create table coupon_redemptions (
  id bigint generated always as identity primary key,
  promotion_id integer not null references promotions,
  order_id bigint not null unique references orders on delete cascade,
  email_normal text not null,
  phone_normal text not null,
  redeemed_at timestamptz not null default now(),
  released_at timestamptz
);
create unique index coupon_once_per_email on coupon_redemptions (promotion_id, email_normal) where released_at is null;
create unique index coupon_once_per_phone on coupon_redemptions (promotion_id, phone_normal) where released_at is null;

-- --------------------------------------------------------------------------------------------------- mails
create table mails (
  id bigint generated always as identity primary key,
  -- Fixed per occasion, so that a repeated send can be recognised by the mailbox.
  message_id text not null unique,
  kind text not null,
  recipient text not null,
  subject text not null,
  html text not null,
  plain_text text not null,
  order_id bigint references orders on delete cascade,
  attempts integer not null default 0,
  last_error text,
  created_at timestamptz not null default now(),
  sent_at timestamptz
);
create index mails_newest on mails (created_at desc);

-- ------------------------------------------------------------------------------------------- version bumps
-- Deferred to the commit: the version row is the last lock taken, so it can never join a deadlock.
do $$
declare
  topic_table text;
begin
  foreach topic_table in array array['categories', 'products', 'extras', 'product_images', 'similar_products',
    'promotions', 'promotion_sets', 'promotion_options'] loop
    execute format(
      'create constraint trigger %I after insert or update or delete on %I deferrable initially deferred
         for each row execute function bump_menu_version()', topic_table || '_bump_version', topic_table);
  end loop;
  foreach topic_table in array array['restaurant', 'services', 'schedule_days', 'schedule_intervals', 'closures',
    'delivery_zones'] loop
    execute format(
      'create constraint trigger %I after insert or update or delete on %I deferrable initially deferred
         for each row execute function bump_restaurant_version()', topic_table || '_bump_version', topic_table);
  end loop;
end $$;

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
