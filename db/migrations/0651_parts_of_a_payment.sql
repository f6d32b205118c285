-- What an order is paid with is a list of parts, each of one means (docs/decisions/0274). The documents' three words and two amounts
-- are computed from it where they leave the program.
drop view real_orders;
drop view orders;

create function payment_total(parts jsonb) returns bigint language sql immutable parallel safe
  begin atomic
    select coalesce(sum((part ->> 'amount')::bigint), 0)::bigint from jsonb_array_elements(parts) as part;
  end;

-- The type is set a second time to write each row once and without its triggers: no sum and no count changes.
alter table all_orders add column payment_parts jsonb;
alter table all_orders alter column payment_parts type jsonb using case payment_method
  when 'CASH' then jsonb_build_array(jsonb_build_object('means', 'cash', 'amount', cash_bani))
  when 'CARD' then jsonb_build_array(
    jsonb_build_object('means', case when is_meal_card then 'meal_card' else 'card' end, 'amount', card_bani))
  else jsonb_build_array(
    jsonb_build_object('means', 'cash', 'amount', cash_bani),
    jsonb_build_object('means', case when is_meal_card then 'meal_card' else 'card' end, 'amount', card_bani))
  end;
alter table all_orders
  alter column payment_parts set not null,
  drop column payment_method,
  drop column cash_bani,
  drop column card_bani,
  drop column is_meal_card,
  add constraint orders_payment_parts_check check (payment_total(payment_parts) = payable_bani),
  add constraint orders_payment_parts_not_negative check (not payment_parts @? '$[*] ? (@.amount < 0)');

select create_order_views();

-- Ways to pay beside the documents' three, which have columns of their own.
alter table restaurant add column other_payments text[] not null default '{}';
