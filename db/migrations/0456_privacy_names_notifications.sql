-- The default privacy policy names the notifications about an order (docs/decisions/0195). A policy that the restaurant
-- published itself stays as it is.
insert into legal_texts (kind, version, effective_from, sections)
select kind,
  case when exists (select from orders) then (now() at time zone 'Europe/Bucharest')::date::text || '-5' else '2026-11-20-5' end,
  case when exists (select from orders) then (now() at time zone 'Europe/Bucharest')::date else date '2026-11-20' end,
  replace(replace(sections::text,
    'cu o singură excepție, pe care o porniți dumneavoastră. Harta',
    'cu două excepții, pe care numai dumneavoastră le porniți. Notificările despre comandă trec, criptate, prin serviciul browserului dumneavoastră (Google, Mozilla, Apple sau Microsoft, eventual în Statele Unite), care nu le poate citi. Harta'),
    '["Harta interactivă de pe pagina Contact"',
    '["Notificări despre comandă pe dispozitivul dumneavoastră", "consimțământ – lit. a), prin butonul de pe pagina comenzii", "până le opriți sau până la o zi după încheierea comenzii", "serviciul de notificări al browserului, care primește un mesaj criptat cu numărul și starea comenzii"], ["Harta interactivă de pe pagina Contact"')::jsonb
from legal_texts
where id = (select id from legal_texts where kind = 'privacy' order by id desc limit 1)
  and (select count(*) from legal_texts where kind = 'privacy') = 4;
