-- The role of the web processes keeps only what the program does with each table (decision 0240). A table that is not named
-- here keeps all four rights because the program uses them, or because rows that may be deleted and added anew gain nothing
-- by not being updated.
--
-- The history of prices is written by a trigger, which may correct the price of the same moment; the web processes may not.
alter function record_price() security definer;
alter function record_price() set search_path = pg_catalog, public, pg_temp;

-- As in 0311: with one role for everything, the owner's rights cannot be taken away.
do $$
begin
  if exists (select from pg_roles where rolname = 'pofta_app') and current_user <> 'pofta_app' then
    revoke truncate, references, trigger on all tables in schema public from pofta_app;
    -- Kept as they were added; some are deleted when their period ends.
    revoke update on closed_order_counts, closed_slots, courier_drops, courier_sessions, courier_steps, customer_sums_due, data_turns,
      house_alarms, image_variants, order_alarms, order_bundles, order_versions, price_history, promotion_uses from pofta_app;
    -- Closed, ended, emptied or counted on, and never deleted.
    revoke delete on alarm_mails, campaign_recipients, campaigns, coupon_redemptions, courier_drops, courier_shifts, couriers,
      guard_settings, house_alarms, image_variants, kitchen_numbers, manager_grants, newsletter_consents, order_alarms,
      order_watch, personal_coupons, promotion_counters, rehearsals, restaurant, user_addresses from pofta_app;
    -- One row per topic, made by migrations.
    revoke insert, delete on data_versions from pofta_app;
  end if;
end
$$;
