-- The restaurant's own couriers (docs/decisions/0207): a link and a PIN each, what they carry, and the cash they owe.
create table couriers (
  id integer generated always as identity primary key,
  name text not null check (length(name) between 1 and 60),
  phone text not null default '',
  -- The change that a courier is given when a shift begins.
  float_bani integer not null default 0 check (float_bani between 0 and 10000000),
  -- Both are null once the courier was ended: the row stays for the books.
  link_hash bytea unique,
  pin_hash text,
  created_at timestamptz not null,
  ended_at timestamptz,
  check ((ended_at is null) = (link_hash is not null) and (link_hash is null) = (pin_hash is null))
);

-- A session of a courier opens the courier's calls and nothing else.
create table courier_sessions (
  token_hash bytea primary key,
  courier_id integer not null references couriers on delete cascade,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index courier_sessions_courier on courier_sessions (courier_id);

-- From the first order or sign-in until a member of staff has counted the cash. The sums of a closed shift are those of that moment.
create table courier_shifts (
  id integer generated always as identity primary key,
  courier_id integer not null references couriers,
  opened_at timestamptz not null,
  float_bani integer not null check (float_bani >= 0),
  -- The courier has handed the last order over and goes to have the cash counted.
  ended_at timestamptz,
  closed_at timestamptz,
  -- Null where nothing was owed: then the courier may close alone.
  closed_by bigint references users,
  cash_bani integer check (cash_bani >= 0),
  drops_bani integer check (drops_bani >= 0),
  counted_bani integer check (counted_bani >= 0),
  -- Why the counted cash differs from what was owed; '' where it does not.
  reason text not null default '' check (length(reason) <= 300),
  check ((closed_at is null) = (cash_bani is null)),
  check ((closed_at is null) = (drops_bani is null)),
  check ((closed_at is null) = (counted_bani is null)),
  check (closed_at is null or reason <> '' or counted_bani = float_bani + cash_bani - drops_bani)
);
create unique index courier_shifts_open on courier_shifts (courier_id) where closed_at is null;
create index courier_shifts_closed on courier_shifts (closed_at);

-- Cash that a courier leaves at the till during a shift.
create table courier_drops (
  id integer generated always as identity primary key,
  shift_id integer not null references courier_shifts,
  amount_bani integer not null check (amount_bani > 0),
  at timestamptz not null,
  staff_id bigint references users
);
create index courier_drops_shift on courier_drops (shift_id);

-- Steps that a phone has sent: the same key is the same step, however often it is sent after a lost line.
create table courier_steps (
  key uuid primary key,
  courier_id integer not null references couriers on delete cascade,
  at timestamptz not null
);

alter table orders add column courier_id integer references couriers;
-- The shift whose cash its payment is; set when it is handed over.
alter table orders add column courier_shift_id integer references courier_shifts;
-- The how manyth stop of the courier's way it is; smaller ones come first.
alter table orders add column courier_stop integer;
-- Since when the courier has stood at a door that nobody opens.
alter table orders add column no_answer_at timestamptz;
-- When a courier brought it back; null again once another way begins.
alter table orders add column returned_at timestamptz;
-- Of what was paid by card: with a meal card.
alter table orders add column is_meal_card boolean not null default false;
create index orders_of_shift on orders (courier_shift_id) where courier_shift_id is not null;
create index orders_of_courier on orders (courier_id) where courier_id is not null and status = 'CONFIRMED';

alter table order_events add column courier_id integer references couriers;
-- The kinds that were allowed before stay allowed, whichever they are.
do $$
declare
  allowed text;
begin
  select pg_get_expr(conbin, conrelid) into strict allowed from pg_constraint
    where conrelid = 'order_events'::regclass and conname = 'order_events_kind_check';
  alter table order_events drop constraint order_events_kind_check;
  execute format(
    'alter table order_events add constraint order_events_kind_check check ((%s) or kind in (''assigned'', ''unassigned'', ''no_answer'', ''returned''))',
    allowed
  );
end
$$;
