-- Receipt printers that fetch their slips from the shop (docs/decisions/0205), and what each of them is to print.
create table printers (
  id integer generated always as identity primary key,
  name text not null unique check (name <> '' and length(name) <= 40),
  protocol text not null check (protocol in ('star', 'epson')),
  -- Width of the paper in dots: 80 mm or 58 mm.
  dots integer not null check (dots in (576, 384)),
  prints text not null check (prints in ('kitchen', 'receipt', 'both')),
  prints_on text not null check (prints_on in ('arrival', 'acceptance')),
  -- The secret in its address is derived from the id and this number: another number is another address.
  secret_turn integer not null default 1,
  -- SHA-256 of „user:password” where the printer must show them; null where the address is enough.
  basic_hash bytea,
  created_at timestamptz not null,
  -- When it last spoke, what it said of paper and cover, and its own word for it.
  last_seen_at timestamptz,
  condition text not null default 'ready' check (condition in ('ready', 'paper_low', 'no_paper', 'cover_open', 'error')),
  last_word text not null default '' check (length(last_word) <= 100)
);

create table print_jobs (
  id integer generated always as identity primary key,
  printer_id integer not null references printers on delete cascade,
  -- Null for a test slip.
  order_id integer references orders on delete cascade,
  slip text not null check (slip in ('kitchen', 'receipt', 'test')),
  reason text not null check (reason in ('arrival', 'acceptance', 'change', 'cancellation', 'reprint', 'test')),
  is_copy boolean not null default false,
  -- What became different since the last slip, a line each.
  changes text[] not null default '{}',
  state text not null default 'queued' check (state in ('queued', 'offered', 'printed', 'failed', 'dropped')),
  queued_at timestamptz not null,
  -- When the printer last fetched it, when it was last told that it could not be printed, and how often it was fetched.
  offered_at timestamptz,
  tried_at timestamptz,
  attempts integer not null default 0,
  ended_at timestamptz,
  -- The printer's word for why it could not be printed.
  failure text not null default '' check (length(failure) <= 100),
  check ((order_id is null) = (slip = 'test'))
);
create index print_jobs_open on print_jobs (printer_id, id) where state in ('queued', 'offered', 'failed');
create index print_jobs_order on print_jobs (order_id);
-- An order asks each printer once for each slip, however often its step is repeated.
create unique index print_jobs_once on print_jobs (printer_id, order_id, slip, reason)
  where reason in ('arrival', 'acceptance', 'cancellation');
