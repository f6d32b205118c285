-- The demonstration wrote the price of extras into the price of the size as well, so that reports counted it twice, and it
-- left the extras' allergens out. Only its own orders are corrected, and only those whose lines show the mistake: the
-- prices of their sizes alone already make up what was sold.

with counted_twice as (
  select order_lines.order_id
  from order_lines
  join orders on orders.id = order_lines.order_id
  where order_lines.order_id in (select row_id from demo_rows where kind = 'order')
  group by order_lines.order_id, orders.products_bani
  having sum(order_lines.quantity * order_lines.unit_price_bani) = orders.products_bani
),
priced as (
  select
    order_lines.id,
    order_lines.unit_price_bani - (
      select coalesce(sum((extra ->> 'price')::integer), 0)::integer from jsonb_array_elements(order_lines.extras) extra
    ) as price_bani
  from order_lines
  where order_lines.order_id in (select order_id from counted_twice) and order_lines.extras <> '[]'
)
update order_lines
set unit_price_bani = priced.price_bani, regular_price_bani = priced.price_bani
from priced
where order_lines.id = priced.id and priced.price_bani >= 0;

with added as (
  select order_lines.id, array_agg(distinct allergen order by allergen) as allergens
  from order_lines
  join jsonb_array_elements(order_lines.extras) chosen on true
  join extras on extras.product_id = order_lines.product_id and extras.name = chosen ->> 'name'
  cross join unnest(extras.allergens) allergen
  where order_lines.order_id in (select row_id from demo_rows where kind = 'order')
    and allergen <> all (order_lines.allergens)
  group by order_lines.id
)
update order_lines
set allergens = order_lines.allergens || added.allergens
from added
where order_lines.id = added.id;
