-- When the restaurant was mailed last about orders that nobody notices: one row, so that of several processes one sends.
create table alarm_mails (
  is_only boolean primary key default true check (is_only),
  sent_at timestamptz not null
);
