-- Rules of the house that staff work by, and what becomes of a table that was asked for.
alter table restaurant
  -- A guest may take an order back until it is accepted.
  add column guests_may_cancel boolean not null default true,
  -- null: nobody counts seats.
  add column seats integer check (seats between 1 and 2000),
  -- How long a table is taken.
  add column stay_minutes integer not null default 120 check (stay_minutes between 15 and 720);

alter table reservations
  add column status text not null default 'REQUESTED'
    check (status in ('REQUESTED', 'PROPOSED', 'CONFIRMED', 'DECLINED', 'CANCELLED')),
  add column version integer not null default 1,
  -- The other moment the restaurant offers, while the guest has not answered.
  add column proposed_for timestamptz,
  add column reason text not null default '',
  add constraint reservations_proposal check ((status = 'PROPOSED') = (proposed_for is not null));
create index reservations_waiting on reservations (reserved_for) where status = 'REQUESTED';

alter table reservation_events
  add column reservation_version integer not null default 1,
  add column actor_id bigint references users,
  drop constraint reservation_events_kind_check,
  add constraint reservation_events_kind_check
    check (kind in ('requested', 'confirmed', 'declined', 'proposed', 'accepted', 'cancelled'));
create index reservation_events_of on reservation_events (reservation_id, reservation_version);
