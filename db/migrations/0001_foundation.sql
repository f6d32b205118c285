-- What every other part stands on. Money is whole bani, instants are timestamptz, constraints repeat the rules of src/domain as the
-- second lock on the door.

-- One counter per topic. Caches ask for it before they answer; see docs/decisions/0004. The triggers that raise it stand beside
-- their tables and are deferred to the commit: the row is the last lock a transaction takes, so it can never join a deadlock.
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

create table rate_limits (
  key varchar(255) primary key,
  points integer not null default 0,
  expire bigint
);
