-- What a panel says of its tablet besides its sound: by how much its clock is ahead, and whether it may show notifications.
alter table panels add column clock_ahead_seconds integer;
alter table panels add column notifications text check (notifications in ('granted', 'denied', 'default', 'unsupported'));
