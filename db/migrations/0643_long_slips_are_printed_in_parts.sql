-- A slip longer than a printer accepts at once is fetched in parts: the one that is due, how many there are, and a hash
-- of the slip that the first was cut from. The other parts must belong to the same slip.
alter table print_jobs
  add column part integer not null default 1 check (part >= 1),
  add column parts integer not null default 1,
  add column content_hash text,
  add check (part <= parts);
