-- The kinds are listed once, in src/domain/promotions/kinds.ts; the server reads and writes no other.
alter table promotions drop constraint promotions_type_check;

-- How often a promotion that applies by itself was applied; orders without reductions are not in it.
create index orders_reduced on orders using gin (reductions jsonb_path_ops) where reductions <> '[]';
