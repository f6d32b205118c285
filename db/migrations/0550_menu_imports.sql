-- Menus taken over from other systems. The file stays as it was sent: the dry run, the import and the comparison of prices each read it anew.
create table menu_imports (
  id integer generated always as identity primary key,
  source text not null check (source in ('gloriafood', 'tastyigniter', 'square', 'table')),
  file_name text not null,
  content bytea not null,
  state text not null default 'read' check (state in ('read', 'imported', 'undone')),
  read_at timestamptz not null,
  imported_at timestamptz,
  staff_id integer references users on delete set null,
  added integer not null default 0,
  changed integer not null default 0,
  -- What stood there before and the versions that were written, so that it can be restored; null before the import and once it was undone.
  undo jsonb
);
create index on menu_imports (staff_id);

-- Which product of ours is which of another system, so that a second import changes it instead of adding it again.
create table import_identities (
  source text not null,
  source_id text not null,
  product_id integer not null references products on delete cascade,
  primary key (source, source_id)
);
create index on import_identities (product_id);
