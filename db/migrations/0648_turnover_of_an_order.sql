-- What the restaurant earned with an order: what was paid without the deposits, which it hands on (domain/orders/charged-sums.ts).
-- A column of the views, so that every report reads the same sum.
create or replace function create_order_views() returns void language plpgsql as $$
begin
  drop view if exists real_orders;
  drop view if exists orders;
  create view orders with (security_invoker = true) as
    select *, payable_bani - deposit_bani as turnover_bani from all_orders where status <> 'AWAITING_PAYMENT'
    with check option;
  create view real_orders with (security_invoker = true) as
    select * from orders where id > 0;
end
$$;
select create_order_views();
