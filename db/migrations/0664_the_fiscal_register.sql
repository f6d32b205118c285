-- The restaurant's fiscal cash register (docs/decisions/0283): what its technician calls VAT groups, departments and payments. Nothing of
-- it has a default, because machines differ; '' is not said yet.
create table fiscal_settings (
  is_only boolean primary key default true check (is_only),
  -- Since when receipts are made for orders; null while they are off.
  on_since timestamptz,
  dialect text not null check (dialect in ('fiscalnet', 'fprint', 'ecrbridge')),
  -- The longest name of a line that the machine prints.
  name_letters smallint not null check (name_letters between 10 and 72),
  -- Rate in basis points to group; means of payment to code.
  vat_groups jsonb not null check (jsonb_typeof(vat_groups) = 'object'),
  payment_codes jsonb not null check (jsonb_typeof(payment_codes) = 'object'),
  deposit_group text not null check (length(deposit_group) <= 1),
  department text not null check (length(department) <= 2),
  deposit_department text not null check (length(deposit_department) <= 2),
  -- When an order that was paid online gets its receipt.
  online_moment text not null check (online_moment in ('handover', 'acceptance', 'never')),
  -- The key in the address is derived from this number: another number is another address.
  secret_turn integer not null default 1,
  -- When the computer beside the register last asked for a receipt.
  last_seen_at timestamptz
);
