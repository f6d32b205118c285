-- The hour that the guest of an as-soon-as-possible order was told before ordering (docs/decisions/0199); null where nothing told one.
-- A later promise is compared with it.
alter table orders add column told_at timestamptz;
