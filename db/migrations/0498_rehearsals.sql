-- Rehearsals of the kitchen (docs/decisions/0210). Their orders have negative ids, stand in the tables of orders only while
-- the rehearsal runs, and are deleted at its end; what stays is what was missed.
create table rehearsals (
  id integer generated always as identity primary key,
  started_by bigint references users on delete set null,
  started_at timestamptz not null,
  -- In how many minutes the orders come.
  minutes integer not null check (minutes between 2 and 10),
  faults text[] not null,
  placed integer not null default 0,
  -- When a process last turned to it: after a while without, it was interrupted.
  looked_at timestamptz not null,
  ended_at timestamptz,
  ending text check (ending in ('finished', 'stopped', 'interrupted')),
  findings jsonb not null default '[]',
  check ((ended_at is null) = (ending is null))
);
create unique index rehearsals_running on rehearsals ((true)) where ended_at is null;
