-- What the kitchen calls an accepted order: 1, 2, 3 … of the day it is promised for. Orders accepted before have none.
create table kitchen_numbers (
  day date primary key,
  last integer not null check (last > 0)
);
alter table orders add column kitchen_number integer check (kitchen_number > 0);
