-- The work of a portion in points: a category has them, a product may have its own. Drinks may be worth none.
alter table categories add column work_points integer not null default 1 check (work_points between 0 and 100);
alter table products add column work_points integer check (work_points between 0 and 100);
