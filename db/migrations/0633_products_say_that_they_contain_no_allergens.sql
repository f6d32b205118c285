-- An empty list of allergens is two facts: none of them is contained, or nothing was declared yet (Regulation (EU) 1169/2011
-- art. 44). Only staff know which, so existing products count as not declared; the demonstration's lists are complete.
alter table products add column has_no_allergens boolean not null default false;

update products set has_no_allergens = true
where cardinality(allergens) = 0
  and id in (select row_id from demo_rows where kind = 'product');

alter table products add constraint products_no_allergens_check check (not has_no_allergens or cardinality(allergens) = 0);

-- Whether the allergens of the dish were declared when it was sold; null for lines of earlier versions.
alter table order_lines add column allergens_declared boolean;
