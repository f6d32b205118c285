-- The default privacy policy names orders that staff take by telephone (docs/decisions/0203). A policy that the restaurant published or is
-- drafting itself stays as it is.
insert into legal_texts (kind, version, effective_from, sections)
select kind,
  case when exists (select from orders) then (now() at time zone 'Europe/Bucharest')::date::text else '2026-11-20' end
    || '-' || (select count(*) + 1 from legal_texts where kind = 'privacy'),
  case when exists (select from orders) then (now() at time zone 'Europe/Bucharest')::date else date '2026-11-20' end,
  replace(sections::text,
    '["Notificări despre comandă pe dispozitivul dumneavoastră"',
    '["Comenzi și rezervări luate la telefon: numele, numărul de telefon, adresa și ce cereți; după număr, personalul vede ultimele comenzi, adresele lor și ce ați scris la ele. Convorbirile nu se înregistrează", "executarea contractului – lit. b); interes legitim – lit. f), servirea mai rapidă a clienților cunoscuți", "ca orice comandă sau rezervare", "nimeni"], ["Notificări despre comandă pe dispozitivul dumneavoastră"')::jsonb
from legal_texts
where id = (select id from legal_texts where kind = 'privacy' order by id desc limit 1)
  and not exists (select from changes where subject = 'legal:privacy');
