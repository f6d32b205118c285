-- What providers of payments say they pay out (docs/decisions/0289): the files that were read, and their rows.
create table settlement_files (
  id integer generated always as identity primary key,
  provider text not null check (provider ~ '^[a-z]{1,20}$'),
  name text not null check (length(name) <= 200),
  -- The same file again is known by it.
  content_hash text not null check (content_hash ~ '^[0-9a-f]{64}$'),
  -- The days that its rows go over.
  first_day date not null,
  last_day date not null check (last_day >= first_day),
  rows_read integer not null check (rows_read > 0),
  read_at timestamptz not null,
  staff_id integer references users on delete set null,
  unique (provider, content_hash)
);
create index on settlement_files (staff_id);

-- A row may stand in several files, whose days overlap: it is stored once. Equal rows of one file are distinguished by their turn.
create table settlement_rows (
  provider text not null check (provider ~ '^[a-z]{1,20}$'),
  kind text not null check (kind in ('payment', 'refund', 'dispute', 'payout')),
  -- Our name of the attempt, and the provider's id; '' where the file has none.
  attempt text not null check (length(attempt) <= 100),
  reference text not null check (length(reference) <= 100),
  day date not null,
  amount_bani bigint not null check (amount_bani >= 0),
  fee_bani bigint not null check (fee_bani >= 0),
  turn smallint not null,
  primary key (provider, kind, attempt, reference, day, amount_bani, fee_bani, turn)
);
create index settlement_rows_day on settlement_rows (day);
create index settlement_rows_attempt on settlement_rows (attempt) where attempt <> '';
create index settlement_rows_reference on settlement_rows (provider, reference) where attempt = '';

-- The money of a day is looked for among all events.
create index payment_events_at on payment_events (at);

do $$
begin
  if exists (select from pg_roles where rolname = 'pofta_app') and current_user <> 'pofta_app' then
    revoke update, delete on settlement_files, settlement_rows from pofta_app;
  end if;
end
$$;
