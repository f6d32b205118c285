-- Orders are searched by a part of their number or phone as well (docs/decisions/0296). Where the extension may not be added, searches find
-- the same and read every order, as in 0220.
do $$
begin
  if exists (select from pg_extension where extname = 'pg_trgm') then
    create index orders_search_digits on all_orders using gin ((coalesce(number::text, '') || ' ' || phone) gin_trgm_ops);
  end if;
exception
  when undefined_object then raise notice 'pg_trgm is in a schema that this user does not see: searches read every row';
end $$;
