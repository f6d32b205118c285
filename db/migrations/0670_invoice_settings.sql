-- How invoices are issued. The secret is encrypted by a key that is in the data folder, not in the database.
create table invoice_settings (
  is_only boolean primary key default true check (is_only),
  programme text not null check (programme in ('oblio', 'smartbill', 'fgo')),
  is_on boolean not null,
  email text not null,
  sealed_secret text not null,
  series text not null,
  has_own_series boolean not null,
  zero_vat_name text not null
);

do $$
begin
  if exists (select from pg_roles where rolname = 'pofta_app') and current_user <> 'pofta_app' then
    revoke delete on invoice_settings from pofta_app;
  end if;
end
$$;
