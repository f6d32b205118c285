-- Tables asked for. The restaurant answers by telephone; the panel will read the events.
create table reservations (
  id bigint generated always as identity primary key,
  full_name text not null,
  phone text not null,
  email text not null,
  email_normal text not null,
  people integer not null check (people between 1 and 60),
  reserved_for timestamptz not null,
  additional_information text not null default '',
  requested_at timestamptz not null
);
create index reservations_by_moment on reservations (reserved_for);
create index reservations_newest on reservations (requested_at desc);

-- Beside the reservation, in its own transaction; `xid` as in order_events: no event is passed over.
create table reservation_events (
  id bigint generated always as identity primary key,
  xid xid8 not null default pg_current_xact_id(),
  reservation_id bigint not null references reservations on delete cascade,
  kind text not null check (kind in ('requested')),
  at timestamptz not null
);
create index reservation_events_watermark on reservation_events (xid, id);

-- The same submission is the same reservation, as it is the same order.
alter table idempotency_keys add column reservation_id bigint references reservations on delete cascade;
