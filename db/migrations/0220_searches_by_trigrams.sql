-- Searches by a part of a name find their rows by trigrams instead of reading all of them (docs/decisions/0118). The extension
-- comes with PostgreSQL and is one that the owner of a database may add; where it may not be added, or is not there,
-- searches find the same and take longer.
do $$
begin
  create extension if not exists pg_trgm;
exception
  when insufficient_privilege or undefined_file or feature_not_supported then
    raise notice 'pg_trgm cannot be added: searches read every row';
end $$;

-- Whatever a customer was ever called and reached by, in their orders and their account: names and mailboxes as
-- domain/text/fold.ts writes them, telephone numbers as they are, a line each.
alter table customer_sums drop column search_text;
alter table customer_sums add column known_as text not null default '';
insert into customer_sums_due select email_normal from customer_sums;

-- An account that is renamed, or that orders join or leave, is known by something else from then on: what was known of it is
-- gone at once, and summed anew before anybody reads it.
create function account_is_due() returns trigger language plpgsql as $$
begin
  with mailboxes as (select distinct email_normal from orders where user_id = old.id and email_normal <> ''),
    gone as (delete from customer_sums where email_normal in (select email_normal from mailboxes))
  insert into customer_sums_due select email_normal from mailboxes;
  return null;
end $$;
create trigger users_customer_due after update of first_name, last_name, phone, email on users
  for each row when ((old.first_name, old.last_name, old.phone, old.email)
    is distinct from (new.first_name, new.last_name, new.phone, new.email))
  execute function account_is_due();
create trigger orders_customer_owner_due after update of user_id on orders
  for each row when (old.user_id is distinct from new.user_id) execute function customer_is_due();
create trigger orders_customer_owner_gone after update of user_id on orders
  for each row when (old.user_id is distinct from new.user_id and old.email_normal <> '')
  execute function customer_is_gone();

do $$
begin
  if exists (select from pg_extension where extname = 'pg_trgm') then
    create index orders_search_name on orders using gin (search_name gin_trgm_ops);
    create index customer_sums_known_as on customer_sums using gin (known_as gin_trgm_ops);
  end if;
exception
  -- Somebody has put the extension where this user does not look.
  when undefined_object then raise notice 'pg_trgm is out of sight: searches read every row';
end $$;
