-- What happened at the doors: sign-ins, wrong passwords, limits reached, refusals of access, exports, changes of rights.
-- Rows are added and never rewritten; after 180 days they are deleted. People stand here by number only, so that nothing
-- needs rewriting when a person is deleted: no foreign key, because it would rewrite rows.
create table security_events (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  kind text not null check (kind ~ '^[a-z_]{1,40}$'),
  -- Whose account it is about; null where no account is known.
  user_id bigint,
  -- Who did it, where that is another person.
  actor_id bigint,
  -- '' for what this machine did.
  ip text not null default '' check (length(ip) <= 60),
  user_agent text not null default '' check (length(user_agent) <= 300),
  -- Which door, call or table.
  detail text not null default '' check (length(detail) <= 100),
  -- So many times within one minute.
  times integer not null default 1 check (times > 0)
);
create index security_events_user on security_events (user_id, id desc);
create index security_events_kind on security_events (kind, id desc);
create index security_events_at on security_events (at);

create function keep_security_events() returns trigger language plpgsql as $$
begin
  -- The period is fixed here: a younger row cannot be deleted.
  if tg_op = 'DELETE' and old.at < now() - interval '180 days' then
    return old;
  end if;
  raise exception 'security_events is only added to' using errcode = '42501';
end
$$;
create trigger keep_security_events before update or delete on security_events
  for each row execute function keep_security_events();
create trigger keep_all_security_events before truncate on security_events
  for each statement execute function keep_security_events();

-- The one way in which rows go; the role of the web processes may delete none by itself.
create function delete_old_security_events() returns void
  language sql security definer set search_path = pg_catalog, public
  begin atomic
    delete from security_events where at < now() - interval '180 days';
  end;
revoke execute on function delete_old_security_events from public;
do $$
begin
  if exists (select from pg_roles where rolname = 'pofta_app') and current_user <> 'pofta_app' then
    revoke update, delete, truncate on security_events from pofta_app;
    grant execute on function delete_old_security_events to pofta_app;
  end if;
end
$$;

-- The default privacy policy names the log. A policy that the restaurant published or is drafting itself stays as it is.
insert into legal_texts (kind, version, effective_from, sections)
select kind,
  case when exists (select from orders) then (now() at time zone 'Europe/Bucharest')::date::text else '2026-11-20' end
    || '-' || (select count(*) + 1 from legal_texts where kind = 'privacy'),
  case when exists (select from orders) then (now() at time zone 'Europe/Bucharest')::date else date '2026-11-20' end,
  replace(sections::text,
    '["Notificări despre comandă pe dispozitivul dumneavoastră"',
    '["Jurnalul de securitate: conectările la cont, parolele greșite și încercările respinse, cu momentul, adresa IP și tipul dispozitivului", "interes legitim – lit. f), protejarea conturilor", "180 de zile", "nimeni"], ["Notificări despre comandă pe dispozitivul dumneavoastră"')::jsonb
from legal_texts
where id = (select id from legal_texts where kind = 'privacy' order by id desc limit 1)
  and not exists (select from changes where subject = 'legal:privacy');
