-- Where in the kitchen dishes are made: soups, grill, pizza. A category has a station, a product may have its own. A
-- station that goes leaves its dishes without one.
create table stations (
  id integer generated always as identity primary key,
  name text not null check (name <> ''),
  position integer not null check (position >= 0)
);
alter table categories add column station_id integer references stations on delete set null;
alter table products add column station_id integer references stations on delete set null;
create index on categories (station_id) where station_id is not null;
create index on products (station_id) where station_id is not null;
