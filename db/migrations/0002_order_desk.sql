-- What the order desk needs on top of the foundation.

-- A socket lives and dies with the session its ticket was made in.
alter table one_time_tokens add column session_hash bytea references sessions on delete cascade;

-- One mailbox however it is spelt; counted with the phone so that nobody piles up undecided orders.
alter table orders add column email_normal text not null default '';
create index orders_undecided_by_phone on orders (phone) where status in ('NEW', 'SCHEDULED');
create index orders_undecided_by_email on orders (email_normal) where status in ('NEW', 'SCHEDULED');
