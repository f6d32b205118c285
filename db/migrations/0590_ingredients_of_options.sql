-- What an option of a group needs: it closes with the ingredient, as a dish or an extra does.
alter table ingredient_uses
  add column option_id integer references options on delete cascade,
  drop constraint ingredient_uses_check,
  add constraint ingredient_uses_check
    check (num_nonnulls(product_id, size_id, extra_name, promotion_id, option_id) = 1);
create unique index ingredient_uses_option on ingredient_uses (ingredient_id, option_id) where option_id is not null;
create index on ingredient_uses (option_id) where option_id is not null;
