-- Who took a step of an order (docs/decisions/0269). Until now a step without a member of staff and without a courier was the
-- guest's; from now on it may also be one of the clock or of a provider of payments.
alter table order_events add column actor_kind text not null default 'guest'
  constraint order_events_actor_kind_check check (actor_kind in ('staff', 'courier', 'guest', 'provider', 'clock'));
update order_events set actor_kind = case when courier_id is not null then 'courier' else 'staff' end
  where courier_id is not null or actor_id is not null;

-- Rows of archives from before name no kind.
alter table order_events alter column actor_kind drop default;
create function name_actor_kind() returns trigger language plpgsql as $$
begin
  new.actor_kind := case when new.courier_id is not null then 'courier' when new.actor_id is not null then 'staff' else 'guest' end;
  return new;
end
$$;
create trigger order_events_actor_kind before insert on order_events
  for each row when (new.actor_kind is null) execute function name_actor_kind();
