-- Stations that have finished their part of an order; emptied when there is more to cook. Numbers instead of references: a
-- station that goes leaves its dishes without one, and its part is asked for no more.
alter table orders add column stations_done integer[] not null default '{}';
-- The kinds that were allowed before stay allowed, whichever they are.
do $$
declare
  allowed text;
begin
  select pg_get_expr(conbin, conrelid) into strict allowed from pg_constraint
    where conrelid = 'order_events'::regclass and conname = 'order_events_kind_check';
  alter table order_events drop constraint order_events_kind_check;
  execute format(
    'alter table order_events add constraint order_events_kind_check check ((%s) or kind in (''station_done'', ''station_resumed''))',
    allowed
  );
end
$$;
