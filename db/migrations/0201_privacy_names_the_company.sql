-- The privacy policy says that a company named for an invoice is kept, and how long (docs/decisions/0103).
insert into legal_texts (kind, version, effective_from, sections)
select kind, '2026-11-20-3', effective_from,
  replace(sections::text,
    'adresa, telefonul și e-mailurile despre comandă: 3 ani; comanda: vezi evidența fiscală',
    'adresa, telefonul și e-mailurile despre comandă: 3 ani; comanda și firma pentru factură: vezi evidența fiscală')::jsonb
from legal_texts
where kind = 'privacy' and version = '2026-11-20-2';
