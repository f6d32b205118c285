-- Where an order came in: on the web, by telephone, at the counter. Every order until now came in on the web.
alter table orders add column source text not null default 'WEB' check (source in ('WEB', 'PHONE', 'COUNTER'));
-- The table it is served at, as staff call it; '' where none was said.
alter table orders add column table_label text not null default '';
-- A caller is looked up by number.
create index orders_by_phone on orders (phone, id desc) where phone <> '';
-- A caller without a mailbox uses a coupon by telephone number alone.
alter table coupon_redemptions alter column email_normal drop not null;
