-- How the restaurant takes payments online; without a row it takes none.
create table payment_settings (
  is_only boolean primary key default true check (is_only),
  provider text check (provider in ('netopia', 'stripe', 'viva')),
  mode text not null check (mode in ('test', 'live')),
  -- 'hold': blocked at the order and taken at acceptance.
  charge_time text not null check (charge_time in ('hold', 'at_once')),
  -- Whose meal cards are taken online.
  meal_card_issuers text[] not null default '{}'
);

-- An account at a provider. Its keys are encrypted with a key that stands in a file of the data folder, in no dump and in
-- no archive (decision 0281).
create table payment_accounts (
  provider text not null check (provider in ('netopia', 'stripe', 'viva')),
  mode text not null check (mode in ('test', 'live')),
  sealed bytea not null,
  saved_at timestamptz not null,
  -- The last trial of the keys, of those that are stored now.
  tried_at timestamptz,
  trial text check (trial in ('good', 'refused', 'unknown')),
  -- The provider's code, without keys.
  trial_reason text,
  primary key (provider, mode),
  check ((tried_at is null) = (trial is null))
);

do $$
begin
  if exists (select from pg_roles where rolname = 'pofta_app') and current_user <> 'pofta_app' then
    revoke delete on payment_settings from pofta_app;
  end if;
end
$$;
