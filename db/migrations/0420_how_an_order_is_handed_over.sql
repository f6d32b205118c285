-- How an order is handed over at the door, where the guest chose a way, and the guest's own words about it; '' for neither.
alter table orders
  add column drop_off text not null default '' check (drop_off in ('', 'AT_DOOR', 'AT_GATE', 'CALL', 'LEAVE')),
  add column drop_off_note text not null default '' check (char_length(drop_off_note) <= 60);
