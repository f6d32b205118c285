-- Payment online (docs/decisions/0280). An order waits for its payment, or is given up without one: no view shows either.
alter table all_orders drop constraint orders_status_check;
alter table all_orders add constraint orders_status_check
  check (status in ('AWAITING_PAYMENT', 'ABANDONED', 'NEW', 'SCHEDULED', 'CONFIRMED', 'DELIVERED', 'REJECTED'));

-- What became of the money that is paid online, as computed from the events of its attempts; null for an order that is
-- paid at the door.
alter table all_orders add column online_money jsonb;

create or replace function create_order_views() returns void language plpgsql as $$
begin
  drop view if exists real_orders;
  drop view if exists orders;
  create view orders with (security_invoker = true) as
    select all_orders.*, payable_bani - deposit_bani as turnover_bani from all_orders
    where status not in ('AWAITING_PAYMENT', 'ABANDONED')
    with check option;
  -- Without the orders of a rehearsal, whose ids are negative (docs/decisions/0210).
  create view real_orders with (security_invoker = true) as
    select * from orders where id > 0;
end
$$;
select create_order_views();

-- Of orders that wait: read by the clock, and to limit how many one person may have.
create index orders_awaiting_payment on all_orders (placed_at) where status = 'AWAITING_PAYMENT';

drop trigger orders_customer_due_changed on all_orders;
create trigger orders_customer_due_changed
  after update of status, payable_bani, deposit_bani, email_normal, email, first_name, last_name, phone, placed_at on all_orders
  for each row when (
    (old.status in ('AWAITING_PAYMENT', 'ABANDONED'), old.status in ('CONFIRMED', 'DELIVERED'), old.payable_bani, old.deposit_bani,
      old.placed_at, old.email_normal, old.email, old.first_name, old.last_name, old.phone)
    is distinct from (new.status in ('AWAITING_PAYMENT', 'ABANDONED'), new.status in ('CONFIRMED', 'DELIVERED'), new.payable_bani,
      new.deposit_bani, new.placed_at, new.email_normal, new.email, new.first_name, new.last_name, new.phone))
  execute function customer_is_due();

create table payment_attempts (
  id bigint generated always as identity primary key,
  order_id bigint not null references all_orders (id) on delete cascade,
  attempt_no smallint not null check (attempt_no between 1 and 99),
  -- Its name at the provider, never used twice.
  reference text not null unique check (reference ~ '^[0-9A-Za-z-]{1,40}$'),
  provider text not null check (provider ~ '^[a-z]{1,20}$'),
  mode text not null check (mode in ('test', 'live')),
  provider_ref text,
  pay_url text,
  amount_bani bigint not null check (amount_bani > 0),
  currency text not null default 'RON',
  is_hold boolean not null,
  -- Computed from its events, like the amounts; kept to be searched.
  state text not null default 'created' check (state in ('created', 'unknown', 'failed', 'started', 'declined', 'expired', 'held', 'paid',
    'captured', 'released', 'refunded_part', 'refunded', 'disputed')),
  decline_reason text check (decline_reason in ('no_funds', 'wrong_data', 'bank_refused')),
  held_until timestamptz,
  -- '' when the provider does not say, and once the person is forgotten.
  masked_card text not null default '',
  created_at timestamptz not null,
  -- The last moment to pay.
  pay_until timestamptz not null,
  last_asked_at timestamptz,
  unique (order_id, attempt_no)
);
create index payment_attempts_provider_ref on payment_attempts (provider, provider_ref);

-- What happened, added and never rewritten: the money of an order is their sum.
create table payment_events (
  id bigint generated always as identity primary key,
  attempt_id bigint not null references payment_attempts (id) on delete cascade,
  kind text not null check (kind ~ '^[a-z_]{1,20}$'),
  amount_bani bigint not null default 0 check (amount_bani >= 0),
  -- The same happening has the same key, by whichever way it is heard of.
  event_key text not null unique check (length(event_key) between 1 and 200),
  -- Why; a refund that staff granted has its reason here.
  reason text not null default '' check (length(reason) <= 500),
  actor_kind text not null check (actor_kind in ('staff', 'courier', 'guest', 'provider', 'clock')),
  actor_id bigint references users (id) on delete set null,
  at timestamptz not null
);
create index payment_events_attempt on payment_events (attempt_id, id);

-- What is to be asked of a provider, with its own key: sent once, looked up when its outcome is not known.
create table payment_jobs (
  id bigint generated always as identity primary key,
  attempt_id bigint not null references payment_attempts (id) on delete cascade,
  kind text not null check (kind in ('capture', 'release', 'refund', 'ask', 'close')),
  amount_bani bigint not null default 0 check (amount_bani >= 0),
  idempotency_key text not null unique check (length(idempotency_key) between 1 and 100),
  state text not null default 'waiting' check (state in ('waiting', 'sent', 'done', 'dropped', 'by_hand')),
  tries smallint not null default 0,
  next_at timestamptz not null,
  -- The provider's last code, without personal data.
  last_reason text not null default '' check (length(last_reason) <= 200),
  created_at timestamptz not null,
  ended_at timestamptz
);
create index payment_jobs_due on payment_jobs (next_at) where state in ('waiting', 'sent');
create index payment_jobs_attempt on payment_jobs (attempt_id);
-- Of what moves money, one at a time.
create unique index payment_jobs_one_open on payment_jobs (attempt_id)
  where kind in ('capture', 'release', 'refund') and state in ('waiting', 'sent', 'by_hand');

-- Starts that failed in a row, and since when payment online is off because of them.
create table payment_breaker (
  id smallint primary key default 1 check (id = 1),
  failures smallint not null default 0,
  off_since timestamptz,
  try_at timestamptz
);
insert into payment_breaker default values;

-- As in 0311: with one role for everything, the owner's rights cannot be taken away.
do $$
begin
  if exists (select from pg_roles where rolname = 'pofta_app') and current_user <> 'pofta_app' then
    revoke update, delete on payment_events from pofta_app;
    revoke delete on payment_attempts, payment_jobs, payment_breaker from pofta_app;
  end if;
end
$$;
