-- A copy that was asked for in the back office, with its progress: one row, replaced by the next one.
create table copy_runs (
  is_only boolean primary key default true check (is_only),
  state text not null check (state in ('asked', 'copying', 'sending', 'done', 'failed')),
  -- A line of progress, or why it failed.
  said text not null default '',
  at timestamptz not null default now()
);

do $$
begin
  if exists (select from pg_roles where rolname = 'pofta_app') and current_user <> 'pofta_app' then
    revoke delete on copy_runs from pofta_app;
  end if;
end
$$;
