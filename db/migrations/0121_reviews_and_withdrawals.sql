-- What guests say of the house. Nothing is shown before somebody has read it.
create table reviews (
  id bigint generated always as identity primary key,
  rating integer not null check (rating between 1 and 5),
  body text not null check (length(body) between 1 and 2000),
  author text not null check (length(author) between 2 and 40),
  -- Set when number and e-mail named the same order: only then the review counts as verified.
  order_id bigint unique references orders on delete set null,
  state text not null default 'pending' check (state in ('pending', 'published', 'hidden')),
  created_at timestamptz not null,
  decided_at timestamptz,
  decided_by bigint references users on delete set null,
  check ((state = 'pending') = (decided_at is null))
);
create index reviews_newest on reviews (state, created_at desc, id desc);

-- A new one changes nothing that is shown.
create constraint trigger reviews_bump_version after update or delete on reviews
  deferrable initially deferred for each row execute function bump_restaurant_version();

-- Withdrawals from contract (OUG 18/2026): kept as they came, with the moment they came.
create table withdrawal_requests (
  id bigint generated always as identity primary key,
  order_number integer not null,
  email text not null,
  name text not null,
  items text not null check (length(items) between 1 and 1000),
  -- Set when number and e-mail named the same order.
  order_id bigint references orders on delete set null,
  received_at timestamptz not null
);
create index withdrawal_requests_newest on withdrawal_requests (received_at desc);
