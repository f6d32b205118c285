-- The default privacy policy says how long an order is kept that waited for its payment and was never paid (docs/decisions/0290). Where
-- nothing happened yet the first text says it; a shop that runs gets a version of its own. A policy that the restaurant published or is
-- drafting itself stays as it is.
create temporary table new_privacy on commit drop as
select kind, replace(sections::text,
    'adresa, telefonul și e-mailurile despre comandă: 3 ani; comanda și firma',
    'adresa, telefonul și e-mailurile despre comandă: 3 ani; comenzile care au așteptat o plată online și nu au fost plătite: 30 de zile; comanda și firma')::jsonb as sections,
  exists (select from users) or exists (select from all_orders) or exists (select from changes) as is_running,
  (now() at time zone 'Europe/Bucharest')::date as today
from legal_texts
where id = (select id from legal_texts where kind = 'privacy' order by id desc limit 1)
  and not exists (select from changes where subject = 'legal:privacy');

update legal_texts set sections = new_privacy.sections
from new_privacy
where legal_texts.kind = 'privacy' and not new_privacy.is_running;

insert into legal_texts (kind, version, effective_from, sections)
select kind, today::text || '-' || (select count(*) + 1 from legal_texts where kind = 'privacy'), today, sections
from new_privacy
where is_running;
