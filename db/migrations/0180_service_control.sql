-- What staff switch off for a while. Everything here ends by itself: a moment is compared with the clock, no job is needed.

-- Moments at which what guests see changes by the clock alone. A version is its counter and the moments that have passed
-- (docs/decisions/0094), so caches give way at the end of a pause as they do at its beginning.
create table data_turns (
  topic text not null references data_versions,
  at timestamptz not null,
  primary key (topic, at)
);

create table service_pauses (
  service text primary key check (service in ('pickup', 'delivery', 'booking')),
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  -- Guests are not served at moments before this one; later than the end where today's tables are meant.
  covers_until timestamptz not null,
  paused_by bigint references users,
  check (ends_at > starts_at and covers_until >= ends_at)
);

create table busy_modes (
  id integer primary key check (id = 1),
  extra_minutes integer not null check (extra_minutes in (10, 20, 30)),
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  set_by bigint references users,
  check (ends_at > starts_at)
);

create function restaurant_turns_at_end() returns trigger language plpgsql as $$
begin
  insert into data_turns (topic, at) values ('restaurant', new.ends_at) on conflict do nothing;
  return null;
end $$;

create trigger service_pauses_turn after insert or update on service_pauses
  for each row execute function restaurant_turns_at_end();
create trigger busy_modes_turn after insert or update on busy_modes
  for each row execute function restaurant_turns_at_end();

create constraint trigger service_pauses_bump_version after insert or update or delete on service_pauses deferrable initially deferred
  for each row execute function bump_restaurant_version();
create constraint trigger busy_modes_bump_version after insert or update or delete on busy_modes deferrable initially deferred
  for each row execute function bump_restaurant_version();
