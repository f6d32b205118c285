-- How an order was paid may be put right after hand-over; who did, and when, stands in the order's timeline.
alter table order_events drop constraint order_events_kind_check;
alter table order_events add constraint order_events_kind_check
  check (kind in ('placed', 'accepted', 'rescheduled', 'rejected', 'delivered', 'payment_corrected'));
