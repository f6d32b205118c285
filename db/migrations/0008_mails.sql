-- Every mail as it was written.

create table mails (
  id bigint generated always as identity primary key,
  -- Fixed per occasion, so that a repeated send can be recognised by the mailbox.
  message_id text not null unique,
  kind text not null,
  recipient text not null,
  subject text not null,
  html text not null,
  plain_text text not null,
  order_id bigint references orders on delete cascade,
  attempts integer not null default 0,
  last_error text,
  created_at timestamptz not null default now(),
  sent_at timestamptz
);
create index mails_newest on mails (created_at desc);
