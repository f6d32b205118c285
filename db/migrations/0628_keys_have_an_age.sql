-- When a key was made, so that old ones can be replaced; those from before count from now.
alter table secrets add column made_at timestamptz not null default now();
