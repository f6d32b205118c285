-- What a new house finds as earlier versions were steps of the program, in force for nobody. Where somebody has an account, or
-- ordered, the versions stay as they are.
create temporary table new_house on commit drop as
select not exists (select from users) and not exists (select from orders) and not exists (select from changes) as is_new;

delete from legal_texts as earlier
using new_house
where is_new
  and exists (select from legal_texts as later where later.kind = earlier.kind and later.id > earlier.id);

update legal_texts set version = effective_from::text
from new_house
where is_new;
