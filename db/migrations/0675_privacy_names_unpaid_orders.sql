-- The default privacy policy says how long an order is kept that waited for its payment and was never paid (docs/decisions/0290). A policy
-- that the restaurant published or is drafting itself stays as it is.
insert into legal_texts (kind, version, effective_from, sections)
select kind,
  case when exists (select from orders) then (now() at time zone 'Europe/Bucharest')::date::text else '2026-11-28' end
    || '-' || (select count(*) + 1 from legal_texts where kind = 'privacy'),
  case when exists (select from orders) then (now() at time zone 'Europe/Bucharest')::date else date '2026-11-28' end,
  replace(sections::text,
    'adresa, telefonul și e-mailurile despre comandă: 3 ani; comanda și firma',
    'adresa, telefonul și e-mailurile despre comandă: 3 ani; comenzile care au așteptat o plată online și nu au fost plătite: 30 de zile; comanda și firma')::jsonb
from legal_texts
where id = (select id from legal_texts where kind = 'privacy' order by id desc limit 1)
  and not exists (select from changes where subject = 'legal:privacy');
