-- Nobody misses an order: what panels said of it, and who was alarmed when.

-- Which panels are there, whether they can be heard and are looked at. A row is one opened page.
create table panels (
  id uuid primary key,
  user_id bigint not null references users on delete cascade,
  sound text not null check (sound in ('unsupported', 'off', 'blocked', 'on', 'elsewhere')),
  is_visible boolean not null,
  opened_at timestamptz not null,
  last_seen_at timestamptz not null
);
create index panels_last_seen on panels (last_seen_at);

-- The first time anything of this was said about an order, by any panel.
create table order_watch (
  order_id bigint primary key references orders on delete cascade,
  -- A panel knows of it.
  delivered_at timestamptz,
  -- A panel that is looked at and can be heard shows it.
  acknowledged_at timestamptz,
  -- Somebody has looked at it, or silenced it.
  opened_at timestamptz,
  -- Somebody knows that it is time to prepare it.
  preparation_seen_at timestamptz
);

-- Each step once per order, whichever process takes it.
create table order_alarms (
  order_id bigint not null references orders on delete cascade,
  step text not null check (step in ('unacknowledged', 'unopened', 'unanswered')),
  raised_at timestamptz not null,
  primary key (order_id, step)
);

-- The house is open and no panel can be heard: once per opening, once per loss.
create table house_alarms (
  kind text not null check (kind in ('no_panel', 'panel_lost')),
  -- When the house opened, or when the last panel was heard.
  occasion timestamptz not null,
  raised_at timestamptz not null,
  primary key (kind, occasion)
);

-- Orders for later that somebody has to begin.
create index orders_promised on orders (promised_at) where status = 'CONFIRMED' and requested_at is not null;

alter table order_events drop constraint order_events_kind_check;
alter table order_events add constraint order_events_kind_check
  check (kind in ('placed', 'accepted', 'rescheduled', 'rejected', 'delivered'));

-- Staff look for a guest by a part of the name, without regard to case and diacritics (domain/text/fold.ts does the same to what they type).
alter table orders add column search_name text not null
  generated always as (lower(regexp_replace(normalize(first_name || ' ' || last_name, nfd), '[\u0300-\u036F]', '', 'g'))) stored;
