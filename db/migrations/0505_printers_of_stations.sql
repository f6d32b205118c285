-- A printer of a station of the kitchen prints only what is made there; without one it prints everything.
alter table printers add column station_id integer references stations on delete set null;
-- The slip that a Star printer was told of last: some ask for it without naming it.
alter table printers add column announced text;
