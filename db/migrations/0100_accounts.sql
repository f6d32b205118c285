-- What a customer's account needs beyond signing in.

-- One address per person (storefront.md §2, „Adresa mea”); '' where nothing was given.
create table user_addresses (
  user_id bigint primary key references users on delete cascade,
  -- null: a locality nobody delivers to, kept as it was typed.
  zone_code text,
  city text not null default '',
  county text not null default '',
  street text not null default '',
  street_number text not null default '',
  building text not null default '',
  staircase text not null default '',
  floor text not null default '',
  apartment text not null default '',
  intercom text not null default '',
  landmark text not null default ''
);

-- Orders placed as a guest are looked for by their address when it is confirmed.
create index orders_of_guests_by_email on orders (email) where user_id is null;
create index one_time_tokens_user on one_time_tokens (user_id, purpose) where user_id is not null;
create index mails_recipient on mails (recipient);
