-- Telephones, mailboxes and addresses from which no order is taken online (docs/decisions/0209).
create table blocks (
  id integer generated always as identity primary key,
  kind text not null check (kind in ('phone', 'email', 'address')),
  -- SHA-256 of the one form of all spellings: what orders are compared with.
  key text not null unique,
  -- As staff read it; '' once the person asked to be deleted.
  shown text not null,
  reason text not null,
  -- Last day in Bucharest; null: until it is removed.
  until date,
  -- The order whose card it was added from.
  order_id bigint references orders (id) on delete set null,
  created_by bigint references users (id) on delete set null,
  created_at timestamptz not null
);
create index blocks_by_order on blocks (order_id) where order_id is not null;

-- What the restaurant chose for refusing orders; without a row, everything is as usual.
create table guard_settings (
  is_only boolean primary key default true check (is_only),
  -- What a blocked guest reads before the telephone number; '' for the usual words.
  blocked_words text not null default ''
);

create constraint trigger blocks_bump_version after insert or update or delete on blocks
  deferrable initially deferred for each row execute function bump_restaurant_version();
create constraint trigger guard_settings_bump_version after insert or update or delete on guard_settings
  deferrable initially deferred for each row execute function bump_restaurant_version();
