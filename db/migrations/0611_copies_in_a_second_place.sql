-- Copies may lie in a second place as well, encrypted: what came of each is told of both places.
alter table backups
  -- Elsewhere: a store that speaks S3; a row there is a copy of the first place that was sent whole and read back.
  add column place text not null default 'first' check (place in ('first', 'second')),
  -- When the copy itself was made; null in the first place, where it is the moment of the row.
  add column made_at timestamptz,
  add column is_encrypted boolean not null default false;

-- A mail a day for each place.
alter table backup_mails
  add column place text not null default 'first' check (place in ('first', 'second')),
  drop column is_only,
  add primary key (place);
