-- Work by the quarter of an hour (docs/decisions/0200). Without a limit the kitchen takes any number of orders, and nothing of this
-- is read or written when an order is placed.
create table slot_limits (
  scope text primary key,
  most integer not null check (most between 1 and 10000)
);
create constraint trigger slot_limits_bump_version after insert or update or delete on slot_limits
  deferrable initially deferred for each row execute function bump_restaurant_version();

-- Quarters that staff closed.
create table closed_slots (
  slot_at timestamptz primary key check (extract(epoch from slot_at)::bigint % 900 = 0),
  closed_by bigint references users (id) on delete set null,
  closed_at timestamptz not null
);
create constraint trigger closed_slots_bump_version after insert or update or delete on closed_slots
  deferrable initially deferred for each row execute function bump_restaurant_version();

-- What orders took of each quarter: the sums of order_slots, one row for what is counted, raised and lowered by the transactions that
-- write order_slots.
create table slot_loads (
  slot_at timestamptz not null check (extract(epoch from slot_at)::bigint % 900 = 0),
  scope text not null,
  taken integer not null,
  primary key (slot_at, scope)
);
-- Guests see what is left. Orders read it themselves, so the version of the rules stays: an order would wait for itself.
create function bump_shown_restaurant_version() returns trigger language plpgsql as $$
begin
  update data_versions set version = version + 1 where topic = 'restaurant' and xmin <> pg_current_xact_id()::xid;
  return null;
end $$;
create constraint trigger slot_loads_bump_version after insert or update on slot_loads
  deferrable initially deferred for each row execute function bump_shown_restaurant_version();

-- What each order took; it goes back when this row goes or moves. The order's own row is written later in the same transaction.
create table order_slots (
  order_id bigint not null references orders (id) on delete cascade deferrable initially deferred,
  scope text not null,
  slot_at timestamptz not null,
  amount integer not null check (amount > 0),
  primary key (order_id, scope)
);
