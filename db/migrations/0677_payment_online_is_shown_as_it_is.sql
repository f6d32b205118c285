-- What guests are offered follows the provider, its keys and the switch that goes off by itself: each of them is a new
-- version of what is shown of the restaurant.
create constraint trigger payment_settings_bump_version after insert or update or delete on payment_settings
  deferrable initially deferred for each row execute function bump_restaurant_version();
create constraint trigger payment_accounts_bump_version after insert or delete or update of sealed on payment_accounts
  deferrable initially deferred for each row execute function bump_restaurant_version();
create constraint trigger payment_breaker_bump_version after update of off_since, try_at on payment_breaker
  deferrable initially deferred for each row
  when (old.off_since is distinct from new.off_since or old.try_at is distinct from new.try_at)
  execute function bump_restaurant_version();
