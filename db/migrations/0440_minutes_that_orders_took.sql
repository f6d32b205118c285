-- What an as-soon-as-possible order took lately, by service: minutes from placing to the hand-over, without the way to a village and
-- without what a busy kitchen adds. Learned from the orders (domain/schedule/estimate-minutes.ts) and shown to guests before they
-- order. Written only when the number changes, so caches keep their versions meanwhile.
create table usual_minutes (
  service text primary key check (service in ('pickup', 'delivery')),
  minutes integer not null check (minutes between 5 and 240)
);

create constraint trigger usual_minutes_bump_version after insert or update or delete on usual_minutes
  deferrable initially deferred for each row execute function bump_restaurant_version();
