-- A printer of a station of the kitchen prints only what is made there; without one it prints everything.
alter table printers add column station_id integer references stations on delete set null;
-- The slip that a Star printer was told of last: some ask for it without naming it.
alter table printers add column announced text;
-- Since when its condition is what it is, by its own word.
alter table printers add column condition_at timestamptz;

-- A printer that was set up is silent, or says that it cannot print, while the house is open: once per loss.
alter table house_alarms drop constraint house_alarms_kind_check;
alter table house_alarms add constraint house_alarms_kind_check check (kind in ('no_panel', 'panel_lost', 'printer_lost'));
