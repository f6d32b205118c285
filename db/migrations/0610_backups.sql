-- What came of each copy of the database: what the back office tells of it, and its mails when there is none.
create table backups (
  id bigint generated always as identity primary key,
  finished_at timestamptz not null default now(),
  -- It was opened as a database of its own and counted.
  is_verified boolean not null default false,
  -- What it added to the earlier copies; null where that is not known.
  bytes bigint,
  orders bigint,
  -- The sentence for the owner when it did not come to anything.
  trouble text,
  -- The copies lie on the disk of the data and die with it.
  is_on_same_disk boolean not null default false
);
create index backups_by_finish on backups (finished_at desc);

-- When the last mail about missing copies was promised; one row.
create table backup_mails (
  is_only boolean primary key default true check (is_only),
  sent_at timestamptz not null
);
