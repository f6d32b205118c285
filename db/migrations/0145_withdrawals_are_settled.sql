-- Staff mark a withdrawal when the money has gone back (OUG 34/2014 gives 14 days), and may take the mark away.
alter table withdrawal_requests
  add column settled_at timestamptz,
  add column settled_by bigint references users on delete set null,
  add check (settled_at is not null or settled_by is null);
create index withdrawal_requests_open on withdrawal_requests (received_at) where settled_at is null;
