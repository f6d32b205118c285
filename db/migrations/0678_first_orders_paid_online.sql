-- What the first order of a guest must do from the sum on: be confirmed by a code, or be paid online.
alter table guard_settings
  add column first_order_proof text not null default 'code' check (first_order_proof in ('code', 'pay_online'));
