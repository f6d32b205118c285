-- What orders are judged by has a version of its own, so that each process can keep it in memory (docs/decisions/0165). It is
-- raised by everything that raises the version of the menu or of the restaurant, except pieces of stock: those are decided by
-- the row itself.
alter table data_versions
  drop constraint data_versions_topic_check,
  add constraint data_versions_topic_check check (topic in ('menu', 'restaurant', 'rules'));
insert into data_versions (topic) values ('rules');

-- The exclusive lock waits until every order that was judged by the present version has ended, and makes later orders wait
-- until this transaction has. It is taken before any version is raised, and by deferred triggers, so after every row that
-- the transaction saves.
create function raise_rules_version() returns void language plpgsql as $$
begin
  perform pg_advisory_xact_lock(370370);
  -- Once per transaction is enough, however many rows it saves.
  update data_versions set version = version + 1 where topic = 'rules' and xmin <> pg_current_xact_id()::xid;
end $$;

-- Holds what orders are judged by until the transaction ends, and tells its version: the counter, and how many of the changes
-- by the clock (data_turns) have passed. The version is read by a statement of its own after the lock was granted, so it is
-- that of the last save that has ended.
create function hold_rules(now_at timestamptz) returns text language plpgsql volatile as $$
declare
  held text;
begin
  perform pg_advisory_xact_lock_shared(370370);
  select version || '.' || (select count(*) from data_turns where at <= now_at) into strict held
    from data_versions where topic = 'rules';
  return held;
end $$;

create or replace function bump_menu_version() returns trigger language plpgsql as $$
begin
  perform raise_rules_version();
  update data_versions set version = version + 1 where topic = 'menu';
  return null;
end $$;

create or replace function bump_restaurant_version() returns trigger language plpgsql as $$
begin
  perform raise_rules_version();
  update data_versions set version = version + 1 where topic = 'restaurant';
  return null;
end $$;

create function bump_shown_menu_version() returns trigger language plpgsql as $$
begin
  update data_versions set version = version + 1 where topic = 'menu';
  return null;
end $$;

-- A size tells the guest how many are left below 5 pieces; above that a sold piece changes nothing that is shown. Sold pieces
-- never change the rules: an order would wait for itself.
drop trigger sizes_change_bumps_version on sizes;
create constraint trigger sizes_pieces_bump_version after update of stock on sizes deferrable initially deferred
  for each row when (least(old.stock, 5) is distinct from least(new.stock, 5)) execute function bump_shown_menu_version();
create constraint trigger sizes_change_bumps_version after update on sizes deferrable initially deferred
  for each row when (
    row(old.product_id, old.position, old.label, old.price_bani, old.box_needed, old.box_price_bani, old.deposit_bani, old.is_on,
        old.stock_unlimited, old.minimum_quantity, old.grams, old.archived_at)
    is distinct from
    row(new.product_id, new.position, new.label, new.price_bani, new.box_needed, new.box_price_bani, new.deposit_bani, new.is_on,
        new.stock_unlimited, new.minimum_quantity, new.grams, new.archived_at)
  ) execute function bump_menu_version();
