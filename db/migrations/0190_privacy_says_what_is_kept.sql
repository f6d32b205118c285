-- The privacy policy, sentence by sentence as the shop does it (docs/decisions/0098). Wordings that were untrue: no IP
-- address is kept with a newsletter consent; how long mails and accounts nobody confirmed are kept was not said.
insert into legal_texts (kind, version, effective_from, sections)
select kind, '2026-11-20-2', effective_from,
  replace(replace(replace(replace(replace(replace(sections::text,
    'newsletter: adresa de e-mail, momentul, adresa IP și textul acordului dat',
    'newsletter: adresa de e-mail, momentul și textul acordului dat'),
    'adresa și telefonul: 3 ani; comanda: vezi evidența fiscală',
    'adresa, telefonul și e-mailurile despre comandă: 3 ani; comanda: vezi evidența fiscală'),
    '"până la ștergerea contului"',
    '"până la ștergerea contului; conturile neconfirmate 30 de zile; celelalte e-mailuri 6 luni"'),
    'dovada acordului 3 ani după retragere',
    'dovada acordului 3 ani după retragere; proprietarul codului, până la expirarea codului'),
    '"până la retragerea opiniei"',
    '"până la retragerea opiniei sau până la ștergerea contului din care s-a comandat"'),
    'Dacă aveți cont, găsiți în el descărcarea datelor și ștergerea contului.',
    'Dacă aveți cont, găsiți în el descărcarea datelor și ștergerea contului. La ștergere dispar contul, adresa, opiniile, rezervările trecute și e-mailurile; din comenzi și din cererile de retragere rămân produsele, sumele și momentele, fără nume, adresă și telefon, iar dovada acordului pentru newsletter rămâne sub formă de amprentă criptografică.')::jsonb
from legal_texts
where kind = 'privacy' and version = '2026-11-20';
