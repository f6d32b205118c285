-- Orders that were never paid are found by their age, to remove the person from them.
create index orders_abandoned on all_orders (placed_at) where status = 'ABANDONED';
