-- What staff saved: who, when, what became of what. The version of a thing is the id of its last change.
create table changes (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  staff_id bigint references users on delete set null,
  -- 'contact', 'product:12': the thing that was saved, by a name that never changes.
  subject text not null check (subject ~ '^[a-z][a-z-]*(:[A-Za-z0-9_-]+)?$'),
  -- What people call it, as it was called then.
  title text not null,
  action text not null check (action in ('created', 'updated', 'archived', 'restored', 'deleted')),
  -- [{ name, before, after }], short texts to be read by people.
  fields jsonb not null default '[]'
);
create index changes_subject on changes (subject, id desc);
create index changes_staff on changes (staff_id, id desc);
