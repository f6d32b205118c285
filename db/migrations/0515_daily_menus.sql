-- Which dishes the day's menu offered on which day, for which price and how many portions: what can be copied on another day.
-- The dishes themselves are products of the category.
create table daily_menu_dishes (
  day date not null,
  product_id integer not null references products on delete cascade,
  position integer not null,
  price_bani integer not null check (price_bani > 0),
  -- null: without end.
  portions integer check (portions >= 0),
  -- Its hours have ended and it was switched off.
  is_over boolean not null default false,
  primary key (day, product_id)
);
create index daily_menu_dishes_product on daily_menu_dishes (product_id);
