-- „Plată de probă”: a provider of payments inside the shop, for demonstrations and tests (docs/decisions/0280). Its own books, which tests
-- compare with those of the shop.
create table trial_payments (
  reference text primary key,
  -- Its id at the provider, and the key of its page.
  id text not null unique,
  description text not null,
  amount_bani bigint not null check (amount_bani > 0),
  is_hold boolean not null,
  state text not null default 'open' check (state in ('open', 'declined', 'held', 'paid', 'closed')),
  -- Taken of it: all at once, or what was captured of a hold.
  taken_bani bigint not null default 0 check (taken_bani between 0 and amount_bani),
  refunded_bani bigint not null default 0 check (refunded_bani between 0 and taken_bani),
  decline_reason text,
  -- Keys of calls that were done: the same call does nothing a second time.
  done_keys text[] not null default '{}',
  notice_path text not null,
  return_url text not null,
  pay_until timestamptz not null,
  held_until timestamptz
);

-- Faults of the provider, which tests switch on: the next so many calls of a name are refused, lost before or lost after they were done.
create table trial_faults (
  call text primary key check (call in ('start', 'ask', 'capture', 'release', 'refund', 'close', 'notice', 'tryKeys')),
  fault text not null check (fault in ('refused', 'lost_before', 'lost_after', 'twice')),
  times smallint not null default 0
);
insert into trial_faults (call, fault)
  select unnest(array['start', 'ask', 'capture', 'release', 'refund', 'close', 'notice', 'tryKeys']), 'refused';

-- As in 0311: with one role for everything, the owner's rights cannot be taken away.
do $$
begin
  if exists (select from pg_roles where rolname = 'pofta_app') and current_user <> 'pofta_app' then
    revoke delete on trial_payments from pofta_app;
    revoke insert, delete on trial_faults from pofta_app;
  end if;
end
$$;
