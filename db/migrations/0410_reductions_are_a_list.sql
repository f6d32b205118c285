-- What promotions took off an order, as a list: [{"promotionId": 3, "name": "Reducere TOAMNA10", "code": "TOAMNA10", "amount": 800}].
-- `discount_bani` stays their sum and `coupon_code` the code among them, for the constraints and for sums over many orders.
alter table orders add column reductions jsonb not null default '[]';

update orders set reductions = jsonb_build_array(jsonb_build_object(
  'promotionId', coalesce((select promotion_id from coupon_redemptions where order_id = orders.id limit 1), 0),
  'name', concat_ws(' ', 'Reducere', coupon_code),
  'code', coupon_code,
  'amount', discount_bani))
where discount_bani > 0;
