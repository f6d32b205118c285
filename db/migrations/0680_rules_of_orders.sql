-- The rules that each order was judged by (docs/decisions/0294), so that it can be computed anew later. Parts that many orders share (a
-- product as it was sold, the localities, the hours, the promotions) are stored once, by the hash of their content; rows are never
-- changed, and name no person.
create table rule_pieces (
  hash text primary key check (hash ~ '^[0-9a-f]{64}$'),
  content jsonb not null
);

create table order_rules (
  order_id bigint primary key references all_orders (id) on delete cascade,
  -- Hashes of its pieces: {products, categories, promotions, zones, hours}. A piece is written in the transaction of the first order
  -- that has it.
  pieces jsonb not null,
  -- What is true of this order only: estimate, pauses, quarters, what was left of promotions, its choice of payment, its VAT.
  own jsonb not null
);

do $$
begin
  if exists (select from pg_roles where rolname = 'pofta_app') and current_user <> 'pofta_app' then
    revoke update, delete on rule_pieces, order_rules from pofta_app;
  end if;
end
$$;
