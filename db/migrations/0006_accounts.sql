-- People, their sessions, and what works once.

create table users (
  id bigint generated always as identity primary key,
  email text not null unique check (email = lower(email)),
  first_name text not null default '',
  last_name text not null default '',
  phone text not null default '',
  password_hash text not null,
  roles text[] not null default '{ROLE_USER}' check (roles <@ '{ROLE_ADMIN,ROLE_MANAGER,ROLE_USER}'::text[] and cardinality(roles) > 0),
  is_active boolean not null default true,
  email_confirmed_at timestamptz,
  created_at timestamptz not null default now()
);

create table sessions (
  token_hash bytea primary key,
  user_id bigint not null references users on delete cascade,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  last_seen_at timestamptz not null default now(),
  revoked_at timestamptz,
  user_agent text not null default ''
);
create index sessions_user on sessions (user_id);

create table one_time_tokens (
  token_hash bytea primary key,
  purpose text not null check (purpose in ('socket', 'confirm_account', 'reset_password', 'newsletter_confirm', 'newsletter_leave')),
  user_id bigint references users on delete cascade,
  -- A socket lives and dies with the session its ticket was made in.
  session_hash bytea references sessions on delete cascade,
  email text,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index one_time_tokens_expiry on one_time_tokens (expires_at);
