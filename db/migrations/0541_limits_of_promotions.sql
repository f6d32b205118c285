-- How much orders have used of promotions with limits. Apart from `promotions`: what an order takes must not make every process read
-- the rules again.
create table promotion_counters (
  promotion_id integer primary key references promotions on delete cascade,
  uses integer not null default 0 check (uses >= 0),
  given_bani bigint not null default 0 check (given_bani >= 0)
);
