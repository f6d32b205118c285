create trigger closed_slots_tell_panels after insert or update or delete on closed_slots
  for each statement execute function tell_panels('service_control');
