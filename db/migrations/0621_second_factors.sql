-- Sessions: where they were opened, when the person last showed who they are.
alter table sessions
  -- The hash of the token opens nothing, but it is not shown to browsers either.
  add column id bigint generated always as identity unique,
  -- 'page': opened on our own pages; 'program': by a client of the documents; 'panel': a tablet of the house.
  add column kind text not null default 'program' check (kind in ('page', 'program', 'panel')),
  add column proved_at timestamptz,
  add column ip text not null default '' check (length(ip) <= 60),
  -- What the restaurant calls the tablet.
  add column name text not null default '' check (length(name) <= 60),
  add column pin_hash text,
  add column locked_at timestamptz;

-- A secret shared with the person's authenticator app (RFC 6238); it counts once a first code has shown that both have it.
create table totp_factors (
  user_id bigint primary key references users on delete cascade,
  secret bytea not null,
  created_at timestamptz not null,
  confirmed_at timestamptz,
  -- The step of the last code that was taken: each code works once.
  last_step bigint not null default 0
);

create table recovery_codes (
  user_id bigint not null references users on delete cascade,
  code_hash bytea not null,
  used_at timestamptz,
  primary key (user_id, code_hash)
);

create table passkeys (
  id bigint generated always as identity primary key,
  user_id bigint not null references users on delete cascade,
  credential_id text not null unique,
  public_key bytea not null,
  counter bigint not null,
  transports text[] not null default '{}',
  name text not null check (length(name) between 1 and 60),
  created_at timestamptz not null,
  last_used_at timestamptz
);
create index passkeys_user on passkeys (user_id);

alter table one_time_tokens drop constraint one_time_tokens_purpose_check;
alter table one_time_tokens add constraint one_time_tokens_purpose_check
  check (purpose in ('socket', 'confirm_account', 'reset_password', 'newsletter_confirm', 'newsletter_leave', 'passkey'));

-- Whether managers, too, are asked to set up a second factor.
alter table manager_grants add column asks_second_factor boolean not null default false;
