-- An option that ran out by itself. A mark of an extra's name says nothing of options: „Mare” stands in many groups.
alter table sold_outs
  add column option_id integer references options on delete cascade,
  drop constraint sold_outs_check,
  add constraint sold_outs_check
    check (num_nonnulls(product_id, size_id, extra_name, ingredient_id, option_id) = 1);
create unique index sold_outs_option on sold_outs (option_id) where option_id is not null;
