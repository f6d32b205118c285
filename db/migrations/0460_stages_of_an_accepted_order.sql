-- An accepted order is prepared, ready, then on its way to the guest. The documents' status stays CONFIRMED meanwhile.
alter table orders add column ready_at timestamptz;
alter table orders add column left_at timestamptz;
alter table orders add constraint orders_left_after_ready check (left_at is null or ready_at is not null);

alter table order_events drop constraint order_events_kind_check;
alter table order_events add constraint order_events_kind_check check (
  kind in (
    'placed', 'accepted', 'rescheduled', 'ready', 'left', 'resumed', 'rejected', 'delivered', 'payment_corrected'
  )
);
