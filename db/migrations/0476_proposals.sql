-- A changed order that waits for the guest's yes. Nothing of the order changes before it.
create table order_proposals (
  id bigint generated always as identity primary key,
  order_id bigint not null references orders on delete cascade,
  made_at timestamptz not null,
  -- The member of staff who put it together.
  made_by bigint references users,
  reason text not null,
  expires_at timestamptz not null,
  -- What is promised with the yes to an order that waits for an answer; null for an accepted one, and where no time is told.
  minutes integer check (minutes between 1 and 240),
  allergy_read boolean,
  -- What the order is to become, as it was asked for.
  content jsonb not null,
  -- What the guest is shown: the yes holds for this and nothing else.
  changes jsonb not null,
  payable_bani integer not null check (payable_bani >= 0),
  due_at timestamptz,
  state text not null default 'open' check (state in ('open', 'accepted', 'refused', 'withdrawn')),
  ended_at timestamptz,
  check ((state = 'open') = (ended_at is null))
);
create unique index order_proposals_open on order_proposals (order_id) where state = 'open';
create index order_proposals_order on order_proposals (order_id, id);
-- Until when the guest may answer the open proposal; null while there is none.
alter table orders add column proposal_until timestamptz;
