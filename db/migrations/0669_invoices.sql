-- The invoice of an order for a company (docs/decisions/0285): one row for each order, written with its payment.
create table invoices (
  order_id bigint primary key references all_orders (id) on delete cascade,
  -- `unknown`: the programme was asked, and its answer has not been read; it is looked up before it is asked again.
  state text not null check (state in ('waiting', 'unknown', 'failed', 'issued')),
  programme text check (programme in ('oblio', 'smartbill', 'fgo')),
  -- Where a look-up in the programme begins.
  bookmark text not null default '',
  asked_at timestamptz,
  -- Why it failed: a word of the program, and what the programme said.
  reason text not null default '',
  said text not null default '',
  series text not null default '',
  number text not null default '',
  link text not null default '',
  -- A person issued it and typed its number.
  is_by_hand boolean not null default false,
  issued_at timestamptz,
  queued_at timestamptz not null,
  check ((state = 'issued') = (number <> '')),
  check ((state = 'failed') = (reason <> '')),
  check (state <> 'unknown' or asked_at is not null)
);
create unique index invoices_number on invoices (upper(series), number) where number <> '';
create index invoices_open on invoices (queued_at) where state <> 'issued';

do $$
begin
  if exists (select from pg_roles where rolname = 'pofta_app') and current_user <> 'pofta_app' then
    revoke delete on invoices from pofta_app;
  end if;
end
$$;
