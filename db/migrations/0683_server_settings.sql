-- Settings of the server that an owner enters in the back office: the mail server, the place of copies, alarms. All values
-- of a part are one text, encrypted by a key that is in the data folder, not in the database.
create table server_settings (
  part text primary key check (part in ('mail', 'copies', 'alarms')),
  sealed bytea not null,
  saved_at timestamptz not null
);
