-- When an order of somebody unknown is confirmed by a code sent to the mailbox (docs/decisions/0209); null: not asked for.
alter table guard_settings
  -- The first order of a guest, from this sum on.
  add column code_first_from_bani bigint check (code_first_from_bani > 0),
  -- Orders placed between these minutes of the day; over midnight where the first is later.
  add column code_night_from integer check (code_night_from between 0 and 1439),
  add column code_night_to integer check (code_night_to between 0 and 1439),
  add constraint guard_settings_night check (
    (code_night_from is null) = (code_night_to is null) and code_night_from is distinct from code_night_to
      or code_night_from is null and code_night_to is null);
