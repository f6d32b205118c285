-- The default privacy policy names the block list (docs/decisions/0209). A policy that the restaurant published or is
-- drafting itself stays as it is.
insert into legal_texts (kind, version, effective_from, sections)
select kind,
  case when exists (select from orders) then (now() at time zone 'Europe/Bucharest')::date::text else '2026-11-20' end
    || '-' || (select count(*) + 1 from legal_texts where kind = 'privacy'),
  case when exists (select from orders) then (now() at time zone 'Europe/Bucharest')::date else date '2026-11-20' end,
  replace(sections::text,
    '["Notificări despre comandă pe dispozitivul dumneavoastră"',
    '["Lista clienților de la care nu mai primim comenzi online: telefonul, e-mailul sau adresa și motivul", "interes legitim – lit. f), oprirea comenzilor false", "până la termenul scris la adăugare și încă 30 de zile; după ștergerea contului, numai sub formă de amprentă criptografică", "nimeni"], ["Notificări despre comandă pe dispozitivul dumneavoastră"')::jsonb
from legal_texts
where id = (select id from legal_texts where kind = 'privacy' order by id desc limit 1)
  and not exists (select from changes where subject = 'legal:privacy');
