-- Sums of sales by day, month and year, so that a report over a year does not read every order of it (docs/decisions/0296).
create table sales_sums (
  kind text not null check (kind in ('sold', 'rejected', 'reason', 'reduction', 'product', 'option')),
  span text not null check (span in ('day', 'month', 'year')),
  -- First day of the span, in the restaurant's time.
  start date not null,
  -- sold: source and way of serving · reason: folded, and as written · reduction: name · product: id · option: group and name.
  subject text not null,
  detail text not null,
  -- Orders; of products and options, lines.
  times bigint not null,
  pieces bigint not null,
  amount_bani bigint not null
);
-- By a digest, because a reason may be longer than an index entry.
create unique index sales_sums_key on sales_sums (kind, span, start, md5(subject || chr(31) || detail));
create index sales_sums_emptied on sales_sums (start) where times = 0;

-- Days whose orders changed since they were summed; noting one waits for no lock.
create table sales_sums_due (day date not null);

create function sales_of_order_changed() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    insert into sales_sums_due values ((old.placed_at at time zone 'Europe/Bucharest')::date);
  end if;
  if tg_op = 'INSERT' or (tg_op = 'UPDATE' and new.placed_at <> old.placed_at) then
    insert into sales_sums_due values ((new.placed_at at time zone 'Europe/Bucharest')::date);
  end if;
  return null;
end $$;

create trigger orders_sales_added after insert on all_orders
  for each row when (new.id > 0 and new.status in ('CONFIRMED', 'DELIVERED', 'REJECTED'))
  execute function sales_of_order_changed();
create trigger orders_sales_deleted after delete on all_orders
  for each row when (old.id > 0 and old.status in ('CONFIRMED', 'DELIVERED', 'REJECTED'))
  execute function sales_of_order_changed();
-- An order that is accepted, rejected or corrected; one that is accepted and then delivered stays sold.
create trigger orders_sales_changed
  after update of status, placed_at, payable_bani, deposit_bani, source, method, reductions, rejection_reason on all_orders
  for each row when (
    (old.id > 0 or new.id > 0)
    and (old.status in ('CONFIRMED', 'DELIVERED', 'REJECTED') or new.status in ('CONFIRMED', 'DELIVERED', 'REJECTED'))
    and (old.id, old.status in ('CONFIRMED', 'DELIVERED'), old.status = 'REJECTED', old.placed_at, old.payable_bani, old.deposit_bani,
      old.source, old.method, old.reductions, old.rejection_reason)
    is distinct from (new.id, new.status in ('CONFIRMED', 'DELIVERED'), new.status = 'REJECTED', new.placed_at, new.payable_bani,
      new.deposit_bani, new.source, new.method, new.reductions, new.rejection_reason))
  execute function sales_of_order_changed();

-- Lines of sold orders. The order's row is locked before its status is read: an order that is accepted at the same moment is
-- either seen as sold here, or summed with these lines.
create function sales_of_lines_changed() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    insert into sales_sums_due
      with lines as (
        select before.order_id from lines_before before join lines_after after using (id)
          where (before.order_id, before.product_id, before.quantity, before.unit_price_bani, before.extras)
            is distinct from (after.order_id, after.product_id, after.quantity, after.unit_price_bani, after.extras)
        union
        select after.order_id from lines_before before join lines_after after using (id)
          where before.order_id <> after.order_id),
      locked as materialized (
        select status, placed_at from all_orders where id > 0 and id in (select order_id from lines) for share)
      select distinct (placed_at at time zone 'Europe/Bucharest')::date from locked where status in ('CONFIRMED', 'DELIVERED');
  else
    insert into sales_sums_due
      with locked as materialized (
        select status, placed_at from all_orders where id > 0 and id in (select order_id from lines) for share)
      select distinct (placed_at at time zone 'Europe/Bucharest')::date from locked where status in ('CONFIRMED', 'DELIVERED');
  end if;
  return null;
end $$;

create trigger order_lines_sales_added after insert on order_lines referencing new table as lines
  for each statement execute function sales_of_lines_changed();
create trigger order_lines_sales_deleted after delete on order_lines referencing old table as lines
  for each statement execute function sales_of_lines_changed();
create trigger order_lines_sales_changed after update on order_lines
  referencing old table as lines_before new table as lines_after
  for each statement execute function sales_of_lines_changed();

-- Days so far are summed by the first process that starts, batch by batch; a report that is asked for earlier sums its own days.
insert into sales_sums_due
  select distinct (placed_at at time zone 'Europe/Bucharest')::date from all_orders
  where id > 0 and status in ('CONFIRMED', 'DELIVERED', 'REJECTED');

-- As in 0311: with one role for everything, the owner's rights cannot be taken away.
do $$
begin
  if exists (select from pg_roles where rolname = 'pofta_app') and current_user <> 'pofta_app' then
    revoke update on sales_sums_due from pofta_app;
  end if;
end
$$;
