-- When a category or a product may be ordered, as [{"weekdays": [2, 3], "fromMinute": 690, "untilMinute": 930}] in wall
-- time. An empty list of a category is any time, an empty list of a product is its category's list.
alter table categories add column availability_windows jsonb not null default '[]'
  check (jsonb_typeof(availability_windows) = 'array');
alter table products add column availability_windows jsonb not null default '[]'
  check (jsonb_typeof(availability_windows) = 'array');
