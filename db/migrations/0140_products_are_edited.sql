-- What the back office needs to edit the menu.

-- Nutrition as one free sentence, for clients that know no figures (back-office.md §3, nutriValues).
alter table products add column nutrition_note text not null default '';

-- What a search compares: domain/text/fold.ts, in SQL.
alter table products add column search_name text not null
  generated always as (lower(regexp_replace(normalize(name, nfd), '[\u0300-\u036f]', '', 'g'))) stored;

-- A page of the menu, and the archive, the newest first.
create index products_in_menu on products (category_id, position, id) where archived_at is null;
create index products_archived on products (archived_at desc, id desc) where archived_at is not null;

-- Granted by an administrator (readings 21). Not shown to guests, so it stands apart from `restaurant` and its version.
create table manager_grants (
  id integer primary key check (id = 1),
  change_prices boolean not null default false,
  delete_products boolean not null default false
);
