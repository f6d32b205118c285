-- Meal cards pay food only (docs/decisions/0282). The owner marks what they do not pay beside alcohol; lines keep the mark as it was sold.
alter table products add column is_meal_card_excluded boolean not null default false;
alter table order_lines add column is_meal_card_excluded boolean not null default false;

-- How much of an order meal cards may pay; null where it was placed before this was known.
alter table all_orders
  add column meal_card_eligible_bani bigint,
  add constraint orders_meal_card_eligible_check check (meal_card_eligible_bani >= 0);
select create_order_views();
