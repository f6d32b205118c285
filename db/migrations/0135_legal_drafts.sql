-- What the next version of a legal text will say. Nobody but the back office reads it, so no version is raised.
create table legal_drafts (
  kind text primary key check (kind in ('terms', 'privacy', 'cookies')),
  -- Shape owned by contract/legal.ts.
  sections jsonb not null check (jsonb_typeof(sections) = 'array'),
  saved_at timestamptz not null
);
