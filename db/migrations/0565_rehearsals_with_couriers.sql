-- The phones of couriers take part in a rehearsal only where it was started with them.
alter table rehearsals add column with_couriers boolean not null default false;
