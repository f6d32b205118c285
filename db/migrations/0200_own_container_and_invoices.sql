-- From when guests may bring their own container: by law 12 February 2027 (Regulation (EU) 2025/40 art. 32), earlier
-- where the house wants to (docs/decisions/0102).
alter table restaurant add column own_container_from date not null default '2027-02-12';

alter table orders
  -- The guest brings what the food is put into.
  add column own_container boolean not null default false,
  -- Whom the invoice is for; '' in every column where none is wanted (docs/decisions/0103).
  add column company_name text not null default '',
  add column company_cui text not null default '',
  add column company_trade_register text not null default '',
  add column company_office text not null default '',
  add constraint orders_company_whole check ((company_name = '') = (company_cui = ''));
