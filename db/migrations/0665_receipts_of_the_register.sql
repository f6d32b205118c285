-- Receipts for the fiscal cash register: a row for each order whose money was taken, written in the transaction that records the payment.
create table fiscal_receipts (
  id integer generated always as identity primary key,
  -- Null for a test.
  order_id integer references all_orders on delete cascade,
  kind text not null check (kind in ('sale', 'test')),
  state text not null default 'to_print' check (state in ('to_print', 'given', 'printed', 'failed', 'unknown')),
  made_at timestamptz not null,
  -- How often its file was given; the last time, to the register's computer or to a person.
  attempts integer not null default 0,
  given_at timestamptz,
  ended_at timestamptz,
  -- The file as it was given last, and the payment it names; '' and null before.
  dialect text check (dialect in ('fiscalnet', 'fprint', 'ecrbridge')),
  body text not null default '',
  payment_parts jsonb,
  -- The machine's number of the receipt; the second one where a receipt came out twice.
  number text not null default '' check (length(number) <= 10),
  second_number text not null default '' check (length(second_number) <= 10),
  -- Why it did not come out, or cannot be made.
  failure text not null default '' check (length(failure) <= 300),
  check ((order_id is null) = (kind = 'test')),
  check ((attempts = 0) = (given_at is null))
);
create unique index fiscal_receipts_once on fiscal_receipts (order_id, kind) where order_id is not null;
create index fiscal_receipts_open on fiscal_receipts (id) where state <> 'printed';
create index fiscal_receipts_made on fiscal_receipts (made_at);
