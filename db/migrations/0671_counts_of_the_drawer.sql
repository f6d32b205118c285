-- The cash of a day as it was counted at its close, without the change that the day began with.
create table drawer_counts (
  day date primary key,
  counted_bani integer not null check (counted_bani >= 0),
  -- What the drawer had to have at that moment: payments corrected later do not change what was found.
  expected_bani integer not null,
  counted_at timestamptz not null,
  staff_id integer references users on delete set null
);
create index on drawer_counts (staff_id);
