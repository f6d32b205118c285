-- What was made of frozen products is told again in the mails of the order (Regulation 1169/2011, annex VI).
alter table order_lines add column is_from_frozen boolean not null default false;
