-- A statement that changes no row tells nothing: the hourly deletion of past quarters is usually one. Several rows of a
-- transaction are told once, PostgreSQL drops equal notifications.
drop trigger closed_slots_tell_panels on closed_slots;
create trigger closed_slots_tell_panels after insert or update or delete on closed_slots
  for each row execute function tell_panels('service_control');
