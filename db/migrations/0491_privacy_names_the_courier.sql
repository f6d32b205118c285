-- The default privacy policy names what lies on a courier's phone (docs/decisions/0207). A policy that the restaurant
-- published or is drafting itself stays as it is.
insert into legal_texts (kind, version, effective_from, sections)
select kind,
  case when exists (select from orders) then (now() at time zone 'Europe/Bucharest')::date::text else '2026-11-20' end
    || '-' || (select count(*) + 1 from legal_texts where kind = 'privacy'),
  case when exists (select from orders) then (now() at time zone 'Europe/Bucharest')::date else date '2026-11-20' end,
  replace(sections::text,
    '["Notificări despre comandă pe dispozitivul dumneavoastră"',
    '["Livrarea de către curierul nostru: numele, telefonul, adresa și suma de plată, pe telefonul curierului care duce comanda", "executarea contractului – lit. b)", "până la predare, cel mult 12 ore", "curierul restaurantului"], ["Notificări despre comandă pe dispozitivul dumneavoastră"')::jsonb
from legal_texts
where id = (select id from legal_texts where kind = 'privacy' order by id desc limit 1)
  and not exists (select from changes where subject = 'legal:privacy');
