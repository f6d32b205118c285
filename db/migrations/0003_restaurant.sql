-- The house: who it is, when it is open, where it delivers.

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
  is_open_around_the_clock boolean not null default false
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

-- Pictures of the house itself: the one a guest sees first, and a few more.
create table house_pictures (
  role text not null check (role in ('hero', 'gallery')),
  position integer not null default 0,
  image_hash text not null references images,
  alt text not null default '',
  primary key (role, position)
);

create constraint trigger restaurant_bump_version after insert or update or delete on restaurant deferrable initially deferred
  for each row execute function bump_restaurant_version();
create constraint trigger services_bump_version after insert or update or delete on services deferrable initially deferred
  for each row execute function bump_restaurant_version();
create constraint trigger schedule_days_bump_version after insert or update or delete on schedule_days deferrable initially deferred
  for each row execute function bump_restaurant_version();
create constraint trigger schedule_intervals_bump_version after insert or update or delete on schedule_intervals deferrable initially deferred
  for each row execute function bump_restaurant_version();
create constraint trigger closures_bump_version after insert or update or delete on closures deferrable initially deferred
  for each row execute function bump_restaurant_version();
create constraint trigger delivery_zones_bump_version after insert or update or delete on delivery_zones deferrable initially deferred
  for each row execute function bump_restaurant_version();
create constraint trigger house_pictures_bump_version after insert or update or delete on house_pictures deferrable initially deferred
  for each row execute function bump_restaurant_version();
