-- Browsers that asked to be notified about one order (docs/decisions/0195). A row goes with its order, with the guest's
-- person, when the guest turns the news off, when the push service no longer knows it, and a day after the order ended.
create table push_subscriptions (
  id integer generated always as identity primary key,
  order_id integer not null references orders on delete cascade,
  endpoint text not null check (length(endpoint) <= 1000),
  -- The browser's public key and its shared secret (RFC 8291): payloads are encrypted for it.
  p256dh text not null check (length(p256dh) <= 100),
  auth text not null check (length(auth) <= 40),
  created_at timestamptz not null,
  unique (order_id, endpoint)
);
