-- `orders` shows the orders that have arrived at the restaurant; `all_orders` also has those that wait for their payment
-- (docs/decisions/0269). A query that names `orders`, as nearly all do, cannot count, ring, print or export an order that has not
-- arrived. Foreign keys, indexes, triggers and the sequence stay with the table.
alter table orders rename to all_orders;

alter table all_orders drop constraint orders_status_check;
alter table all_orders add constraint orders_status_check
  check (status in ('AWAITING_PAYMENT', 'NEW', 'SCHEDULED', 'CONFIRMED', 'DELIVERED', 'REJECTED'));

-- Creates both views anew, with all columns of the table: a migration that adds a column to `all_orders` ends with
-- `select create_order_views()`.
--
-- Both are simple views: PostgreSQL replaces them by the table when it plans, so indexes, locks, `returning` and `on conflict` work
-- as on the table. `with check option`: what is written through `orders` stays visible in it.
create function create_order_views() returns void language plpgsql as $$
begin
  drop view if exists real_orders;
  drop view if exists orders;
  create view orders with (security_invoker = true) as
    select * from all_orders where status <> 'AWAITING_PAYMENT'
    with check option;
  -- Without the orders of a rehearsal, whose ids are negative (docs/decisions/0210).
  create view real_orders with (security_invoker = true) as
    select * from orders where id > 0;
end
$$;
select create_order_views();

-- An order that arrives later than it was written makes its customer due like one that is inserted.
drop trigger orders_customer_due_changed on all_orders;
create trigger orders_customer_due_changed
  after update of status, payable_bani, deposit_bani, email_normal, email, first_name, last_name, phone, placed_at on all_orders
  for each row when (
    (old.status = 'AWAITING_PAYMENT', old.status in ('CONFIRMED', 'DELIVERED'), old.payable_bani, old.deposit_bani, old.placed_at,
      old.email_normal, old.email, old.first_name, old.last_name, old.phone)
    is distinct from (new.status = 'AWAITING_PAYMENT', new.status in ('CONFIRMED', 'DELIVERED'), new.payable_bani, new.deposit_bani,
      new.placed_at, new.email_normal, new.email, new.first_name, new.last_name, new.phone))
  execute function customer_is_due();
