-- What became of the money that was paid online is part of an order's history. The kinds that were allowed before stay allowed, whichever
-- they are.
do $$
declare
  allowed text;
begin
  select pg_get_expr(conbin, conrelid) into strict allowed from pg_constraint
    where conrelid = 'order_events'::regclass and conname = 'order_events_kind_check';
  alter table order_events drop constraint order_events_kind_check;
  execute format('alter table order_events add constraint order_events_kind_check check ((%s) or kind = ''money'')', allowed);
end
$$;
