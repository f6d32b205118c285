-- Archives that administrators took along: who, when, with what in them, and how far each is.
create table archives (
  id integer generated always as identity primary key,
  staff_id integer references users on delete set null,
  has_guests boolean not null,
  begun_at timestamptz not null,
  -- The last time a part was written: one that has stood still was broken off.
  moved_at timestamptz not null,
  ended_at timestamptz,
  parts integer not null,
  parts_done integer not null default 0,
  bytes bigint not null default 0
);
create index on archives (staff_id);
