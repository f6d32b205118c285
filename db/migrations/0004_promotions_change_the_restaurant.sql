-- What is told of the restaurant names its promotions, so `last-key` has to change with them (storefront.md §4).
do $$
declare
  topic_table text;
begin
  foreach topic_table in array array['promotions', 'promotion_sets', 'promotion_options'] loop
    execute format(
      'create constraint trigger %I after insert or update or delete on %I deferrable initially deferred
         for each row execute function bump_restaurant_version()', topic_table || '_bump_restaurant', topic_table);
  end loop;
end $$;
