-- Which orders of which person used a promotion that is counted for each person. `person` is the hash of an account, a phone or a
-- mailbox: enough to recognise it, and nothing to read. A rejected order's rows are deleted.
create table promotion_uses (
  promotion_id integer not null references promotions on delete cascade,
  order_id bigint not null references orders on delete cascade,
  person text not null,
  primary key (promotion_id, person, order_id)
);
create index promotion_uses_of_order on promotion_uses (order_id);
