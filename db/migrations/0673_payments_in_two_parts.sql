-- Which part of an order's payment an attempt pays: a meal card the food, a card the rest (docs/decisions/0288).
alter table payment_attempts
  add column means text not null default 'card_online',
  add constraint payment_attempts_means_check check (means in ('card_online', 'meal_card_online'));
-- Until now an order had one part that was paid online.
update payment_attempts set means = 'meal_card_online'
from all_orders
where all_orders.id = payment_attempts.order_id
  and all_orders.payment_parts @> '[{"means": "meal_card_online"}]';
