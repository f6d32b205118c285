-- Panels are told at once that a service was stopped or something ran out; a hint, they also look by themselves.
create function tell_panels() returns trigger language plpgsql as $$
begin
  perform pg_notify(tg_argv[0], '');
  return null;
end $$;

create trigger service_pauses_tell_panels after insert or update or delete on service_pauses
  for each statement execute function tell_panels('service_control');
create trigger busy_modes_tell_panels after insert or update or delete on busy_modes
  for each statement execute function tell_panels('service_control');
create trigger sold_outs_tell_panels after insert or update or delete on sold_outs
  for each statement execute function tell_panels('sold_outs');
