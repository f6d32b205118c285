-- What lists and reports would otherwise count over every order there ever was. Both tables follow the orders by triggers,
-- so that no way of writing an order can leave them out; nobody who writes an order waits for them (docs/decisions/0106).

-- Orders that have come to an end, by status, as changes: a sum over few rows, because old ones are folded. Open orders
-- are few and are counted where they stand.
create table closed_order_counts (
  status text not null check (status in ('DELIVERED', 'REJECTED')),
  change bigint not null
);

create function count_closed_order() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' and old.status in ('DELIVERED', 'REJECTED') then
    insert into closed_order_counts values (old.status, -1);
  end if;
  if tg_op <> 'DELETE' and new.status in ('DELIVERED', 'REJECTED') then
    insert into closed_order_counts values (new.status, 1);
  end if;
  return null;
end $$;

create trigger orders_count_closed after insert or delete on orders
  for each row execute function count_closed_order();
create trigger orders_count_closed_moved after update of status on orders
  for each row when (old.status is distinct from new.status) execute function count_closed_order();

-- Customers: people by their mailbox, with the name and the phone of their last order. A row is summed from the orders
-- when its mailbox is due; whoever reads sums what is due first.
create table customer_sums (
  email_normal text primary key,
  email text not null,
  first_name text not null,
  last_name text not null,
  phone text not null,
  purchases integer not null,
  amount_bani bigint not null,
  last_order_id bigint not null,
  last_order_at timestamptz not null,
  -- As domain/text/fold.ts writes it.
  sort_name text not null generated always as
    (translate(lower(last_name || ', ' || first_name), 'ăâîșşțţ', 'aaisstt')) stored,
  search_text text not null generated always as
    (translate(lower(first_name || ' ' || last_name || ' ' || email), 'ăâîșşțţ', 'aaisstt')) stored
);
create index customer_sums_amount on customer_sums (amount_bani desc, last_order_id desc);
create index customer_sums_purchases on customer_sums (purchases desc, last_order_id desc);
create index customer_sums_recent on customer_sums (last_order_id desc);
create index customer_sums_name on customer_sums (sort_name, last_order_id desc);

create table customer_sums_due (email_normal text not null);
create index customer_sums_due_mailbox on customer_sums_due (email_normal);

create index orders_by_mailbox on orders (email_normal, id desc);

create function customer_is_due() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' or (tg_op = 'UPDATE' and new.email_normal <> old.email_normal) then
    insert into customer_sums_due select new.email_normal where new.email_normal <> '';
  end if;
  if tg_op = 'UPDATE' and new.email_normal = old.email_normal then
    insert into customer_sums_due select old.email_normal where old.email_normal <> '';
  elsif tg_op <> 'INSERT' and old.email_normal <> '' then
    -- A mailbox that no order names any more is not named here either.
    insert into customer_sums_due
      select old.email_normal where exists (select from orders where email_normal = old.email_normal);
    delete from customer_sums_due where email_normal = old.email_normal
      and not exists (select from orders where email_normal = old.email_normal);
  end if;
  return null;
end $$;

-- Who is forgotten is forgotten here too, at once; what is left of the mailbox is summed anew.
create function customer_is_gone() returns trigger language plpgsql as $$
begin
  delete from customer_sums where email_normal = old.email_normal;
  return null;
end $$;

create trigger orders_customer_due after insert or delete on orders
  for each row execute function customer_is_due();
create trigger orders_customer_due_changed
  after update of status, payable_bani, deposit_bani, email_normal, email, first_name, last_name, phone, placed_at on orders
  for each row when (
    (old.status in ('CONFIRMED', 'DELIVERED'), old.payable_bani, old.deposit_bani, old.placed_at,
      old.email_normal, old.email, old.first_name, old.last_name, old.phone)
    is distinct from (new.status in ('CONFIRMED', 'DELIVERED'), new.payable_bani, new.deposit_bani, new.placed_at,
      new.email_normal, new.email, new.first_name, new.last_name, new.phone))
  execute function customer_is_due();
create trigger orders_customer_gone after delete on orders
  for each row when (old.email_normal <> '') execute function customer_is_gone();
create trigger orders_customer_gone_changed after update of email_normal, email, first_name, last_name, phone on orders
  for each row when (old.email_normal <> '' and (old.email_normal, old.email, old.first_name, old.last_name, old.phone)
    is distinct from (new.email_normal, new.email, new.first_name, new.last_name, new.phone))
  execute function customer_is_gone();

insert into closed_order_counts
  select status, count(*) from orders where status in ('DELIVERED', 'REJECTED') group by status;
insert into customer_sums_due select distinct email_normal from orders where email_normal <> '';
