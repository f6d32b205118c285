-- What is a record of the past is added to and never rewritten by a web process: what staff changed, what happened to orders and reservations,
-- legal texts that guests accepted, prices that were shown. Secrets are made once; migrations are the schema owner's matter.
-- Only where the web processes have a role of their own (the embedded database): with one role for everything, the owner's rights cannot be
-- taken away.
do $$
begin
  if exists (select from pg_roles where rolname = 'pofta_app') and current_user <> 'pofta_app' then
    revoke update, delete on changes, secrets, order_events, reservation_events, legal_texts from pofta_app;
    revoke insert, update, delete on schema_migrations from pofta_app;
    revoke delete on price_history from pofta_app;
  end if;
end
$$;

-- When a person is forgotten, what was changed of them goes; that it was changed, when and by whom, stays.
create function forget_changes_of_user(user_id bigint, title_left text) returns void
  language sql security definer set search_path = pg_catalog, public
  begin atomic
    update changes set title = title_left, fields = '[]' where subject = 'user:' || user_id;
  end;
revoke execute on function forget_changes_of_user from public;
do $$
begin
  if exists (select from pg_roles where rolname = 'pofta_app') then
    grant execute on function forget_changes_of_user to pofta_app;
  end if;
end
$$;
