-- Pictures of an imported menu, fetched in the background; each row is a piece of work and says how it ended (docs/decisions/0232).
create table import_pictures (
  id integer generated always as identity primary key,
  import_id integer not null references menu_imports on delete cascade,
  product_id integer not null references products on delete cascade,
  address text not null,
  state text not null default 'waiting' check (state in ('waiting', 'done', 'failed')),
  -- Why it failed, or failed last.
  reason text,
  tries integer not null default 0,
  -- Not before then: a pause after a failure, and the time that one process has for it.
  due_at timestamptz not null,
  -- The change of the product that shows the picture; null where the product had got another one meanwhile.
  version bigint,
  unique (import_id, product_id)
);
create index on import_pictures (product_id);
create index import_pictures_waiting on import_pictures (due_at) where state = 'waiting';
