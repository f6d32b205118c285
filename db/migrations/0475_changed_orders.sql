-- An order is changed with the guest's yes: what it was before stays readable, and what is different is marked until staff
-- have seen it.
create table order_versions (
  id bigint generated always as identity primary key,
  order_id bigint not null references orders on delete cascade,
  -- The version of the order that the change led to.
  order_version integer not null,
  changed_at timestamptz not null,
  -- The member of staff who put the change together.
  actor_id bigint references users,
  -- How the guest said yes: on the page of the order, or on the telephone.
  consent text not null check (consent in ('page', 'phone')),
  reason text not null,
  changes jsonb not null,
  -- The order before the change, as the panel shows it.
  content jsonb not null,
  unique (order_id, order_version)
);
alter table orders add column unseen_changes jsonb not null default '[]';

alter table order_events drop constraint order_events_kind_check;
alter table order_events add constraint order_events_kind_check check (
  kind in (
    'placed', 'accepted', 'rescheduled', 'ready', 'left', 'resumed', 'rejected', 'delivered', 'payment_corrected',
    'proposed', 'proposal_withdrawn', 'proposal_refused', 'changed', 'change_seen'
  )
);
