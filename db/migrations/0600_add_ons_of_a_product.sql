-- What the restaurant suggests in the cart beside a product, in its order (docs/decisions/0235). Shown only, so the version of the rules stays.
create table product_add_ons (
  product_id integer not null references products on delete cascade,
  add_on_id integer not null references products on delete cascade,
  position integer not null default 0,
  primary key (product_id, add_on_id),
  check (product_id <> add_on_id)
);

-- Until now similar products of another category that cost at most two thirds were suggested: carts keep what they show.
insert into product_add_ons (product_id, add_on_id, position)
select chosen.product_id, chosen.similar_id, chosen.position
from similar_products chosen
join products own on own.id = chosen.product_id
join products other on other.id = chosen.similar_id
where other.category_id <> own.category_id
  and (select min(price_bani) from sizes where product_id = other.id and archived_at is null) * 3
    <= (select min(price_bani) from sizes where product_id = own.id and archived_at is null) * 2;

create constraint trigger product_add_ons_bump_version after insert or update or delete on product_add_ons
  deferrable initially deferred for each row execute function bump_shown_menu_version();
