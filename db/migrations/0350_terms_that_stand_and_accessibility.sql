-- The default terms hold no clause that could be attacked (Legea 193/2000); privacy and cookies name the map, which comes from
-- openstreetmap.org after a tap; the accessibility statement (Legea 232/2022) is a fourth legal text.
--
-- A text that the restaurant published itself stays as it is: the back office tells what to change in it
-- (domain/legal/risky-clauses.ts). Where orders were placed under the old terms, the new ones wait the two days they promise.
alter table legal_texts drop constraint legal_texts_kind_check;
alter table legal_texts add constraint legal_texts_kind_check check (kind in ('terms', 'privacy', 'cookies', 'accessibility'));
alter table legal_drafts drop constraint legal_drafts_kind_check;
alter table legal_drafts add constraint legal_drafts_kind_check check (kind in ('terms', 'privacy', 'cookies', 'accessibility'));

create temporary table next_versions on commit drop as
select
  case when is_used then today + 2 else date '2026-11-20' end as terms_day,
  case when is_used then today else date '2026-11-20' end as other_day,
  is_used
from (
  select (now() at time zone 'Europe/Bucharest')::date as today, exists (select from orders) as is_used
) as house;

insert into legal_texts (kind, version, effective_from, sections)
select kind, case when is_used then terms_day::text else '2026-11-20-2' end, terms_day,
  replace(replace(replace(replace(replace(replace(replace(sections::text,
    'Persoanele între 13 și 17 ani pot comanda numai pentru nevoi obișnuite, de mică valoare, în limitele Codului civil (art. 41 și 43): sub 14 ani doar acte curente de mică valoare, între 14 și 18 ani cu încuviințarea cerută de lege atunci când este cazul.',
    'Persoanele între 14 și 17 ani pot comanda produse obișnuite, de mică valoare, fără alcool, în limitele Codului civil (art. 41); pentru cei sub 14 ani comandă un părinte sau un tutore.'),
    'Dacă plata online este disponibilă și o sumă trebuie returnată, dispunem rambursarea în cel mult 72 de ore; suma ajunge în contul dumneavoastră după timpul de procesare al băncii, dar nu mai târziu de 14 zile lucrătoare. Când legea prevede un termen mai scurt – în special 14 zile calendaristice – se aplică acel termen.',
    'Când o sumă plătită trebuie returnată, dispunem rambursarea de îndată, în cel mult 72 de ore; suma ajunge la dumneavoastră în cel mult 14 zile calendaristice.'),
    'Ora comunicată la acceptare este o estimare. În situații obișnuite de aglomerație sau trafic, termenul de execuție poate fi depășit cu până la 80% fără ca aceasta să fie, prin ea însăși, o neexecutare a contractului.',
    'Ora comunicată la acceptare este o estimare. Vă anunțăm orice întârziere de îndată ce o cunoaștem.'),
    'Această prevedere nu vă limitează drepturile: vă anunțăm orice întârziere de îndată ce o cunoaștem, iar dacă întârzierea depășește 30 de minute față de ora comunicată puteți renunța la comandă fără niciun cost.',
    'Dacă întârzierea depășește 30 de minute față de ora comunicată, puteți renunța la comandă fără niciun cost, iar sumele plătite se returnează integral. Celelalte drepturi pe care vi le dă legea rămân neatinse.'),
    'Răspundem în cel mult 14 zile lucrătoare; când reclamația privește funcționarea site-ului (rolul de agent), în cel mult 14 zile calendaristice.',
    'Răspundem în cel mult 14 zile calendaristice, ca operator și ca agent.'),
    'Reclamațiile primite după mai mult de 90 de zile de la predare pot fi respinse ca imposibil de verificat. Această prevedere nu vă limitează drepturile legale, care rămân neatinse, inclusiv garanția legală de conformitate a produselor.',
    'Cu cât reclamația vine mai repede, cu atât o putem verifica mai ușor; drepturile dumneavoastră legale rămân neatinse oricând o faceți, inclusiv garanția legală de conformitate a produselor.'),
    'Datele contractuale se păstrează cel mult 10 ani și numai atât cât cere legea; în mod obișnuit, documentele cu relevanță fiscală se păstrează 5 ani de la 1 iulie a anului următor exercițiului financiar, apoi comenzile se anonimizează.',
    'Documentele cu relevanță fiscală se păstrează 5 ani de la 1 iulie a anului următor exercițiului financiar (Legea nr. 82/1991), apoi comenzile se anonimizează.')::jsonb
from legal_texts, next_versions
where kind = 'terms' and version = '2026-11-20' and (select count(*) from legal_texts where kind = 'terms') = 1;

insert into legal_texts (kind, version, effective_from, sections)
select kind, case when is_used then other_day::text else '2026-11-20-4' end, other_day,
  replace(replace(sections::text,
    'Nu transferăm date în afara Spațiului Economic European. Site-ul nu încarcă hărți, fonturi sau statistici de la terți.',
    'Nu transferăm date în afara Spațiului Economic European, cu o singură excepție, pe care o porniți dumneavoastră. Harta interactivă de pe pagina Contact se încarcă de la OpenStreetMap Foundation (openstreetmap.org, Regatul Unit) numai după ce atingeți „Arată harta interactivă”. Atunci adresa IP și datele tehnice ale browserului dumneavoastră ajung la serverele acesteia, care se pot afla și în afara Spațiului Economic European; temeiul este acordul dat prin atingerea butonului (GDPR art. 6 alin. (1) lit. a) și art. 49 alin. (1) lit. a)). Fără ea, adresa și linkurile către hărți rămân la vedere. Site-ul nu încarcă fonturi sau statistici de la terți.'),
    '["Securitate și prevenirea abuzurilor"',
    '["Harta interactivă de pe pagina Contact", "consimțământ – lit. a), prin atingerea butonului", "noi nu păstrăm nimic", "OpenStreetMap Foundation"], ["Securitate și prevenirea abuzurilor"')::jsonb
from legal_texts, next_versions
where kind = 'privacy' and version = '2026-11-20-3' and (select count(*) from legal_texts where kind = 'privacy') = 3;

insert into legal_texts (kind, version, effective_from, sections)
select kind, case when is_used then other_day::text else '2026-11-20-2' end, other_day,
  replace(replace(sections::text,
    'Nu se încarcă nimic de la terți. Linkurile',
    'Fără să cereți, nu se încarcă nimic de la terți. Linkurile'),
    'Harta interactivă de pe pagina de contact se încarcă numai după ce o cereți.',
    'Harta interactivă de pe pagina de contact se încarcă de la openstreetmap.org numai după ce o cereți.')::jsonb
from legal_texts, next_versions
where kind = 'cookies' and version = '2026-11-20' and (select count(*) from legal_texts where kind = 'cookies') = 1;

insert into legal_texts (kind, version, effective_from, sections)
select 'accessibility', other_day::text, other_day, $legal$
[
 {
  "title": "Angajamentul nostru",
  "blocks": [
   {
    "kind": "paragraph",
    "text": "Dorim ca oricine să poată citi meniul, comanda și rezerva o masă pe site-ul restaurantului {restaurant}, oricum ar folosi dispozitivul: cu tastatura, cu un cititor de ecran, cu textul mărit sau cu un contrast mai puternic."
   },
   {
    "kind": "paragraph",
    "text": "Această declarație descrie cum îndeplinește serviciul cerințele de accesibilitate ale Legii nr. 232/2022. Serviciul este oferit de {firma}, CUI {cui}."
   }
  ]
 },
 {
  "title": "Ce serviciu descrie",
  "blocks": [
   {
    "kind": "paragraph",
    "text": "Declarația privește magazinul online: meniul, coșul, comanda cu livrare sau ridicare, pagina comenzii, rezervarea unei mese, contul de client, newsletterul și paginile de informare. Serviciul se folosește fără cont și fără instalarea unui program."
   }
  ]
 },
 {
  "title": "Cum îndeplinim cerințele",
  "blocks": [
   {
    "kind": "paragraph",
    "text": "Site-ul este construit după Ghidul pentru accesibilitatea conținutului web (WCAG) 2.2, nivelul AA, la care se raportează și standardul european EN 301 549. În practică:"
   },
   {
    "kind": "list",
    "entries": [
     "toate paginile și butoanele se pot folosi numai cu tastatura, iar locul în care vă aflați se vede",
     "butoanele, câmpurile și imaginile au nume pe care un cititor de ecran le rostește; schimbările din coș și starea comenzii se anunță",
     "greșelile din formulare sunt spuse în cuvinte, lângă câmp, și ce ați scris se păstrează",
     "textul se poate mări, iar pe un ecran îngust nu trebuie derulat lateral",
     "există un mod luminos și unul întunecat, amândouă cu contrast suficient",
     "animațiile se opresc dacă dispozitivul cere mai puțină mișcare",
     "ingredientele, alergenii și prețurile sunt text, nu imagini"
    ]
   }
  ]
 },
 {
  "title": "Ce nu este încă accesibil",
  "blocks": [
   {
    "kind": "list",
    "entries": [
     "harta interactivă OpenStreetMap de pe pagina Contact aparține altcuiva; adresa, linkurile către hărți și numărul de telefon sunt scrise lângă ea",
     "fotografiile adăugate de restaurant pot avea o descriere scurtă; numele și ingredientele produsului sunt scrise întotdeauna",
     "paginile externe la care trimit linkurile noastre (de exemplu ANPC) urmează regulile proprietarilor lor"
    ]
   },
   {
    "kind": "paragraph",
    "text": "Ce nu puteți face pe site facem împreună la telefon {telefon}, la aceleași prețuri."
   }
  ]
 },
 {
  "title": "Scrieți-ne ce nu merge",
  "blocks": [
   {
    "kind": "paragraph",
    "text": "Dacă o parte a site-ului vă este greu de folosit sau aveți nevoie de o informație într-o altă formă, scrieți-ne la {email} sau sunați la {telefon}. Spuneți-ne pagina și, dacă puteți, cu ce program sau dispozitiv o citiți. Vă răspundem în cel mult 14 zile."
   },
   {
    "kind": "paragraph",
    "text": "Dacă răspunsul nu vă mulțumește, vă puteți adresa Autorității Naționale pentru Protecția Consumatorilor (https://anpc.ro)."
   }
  ]
 },
 {
  "title": "Cum a fost întocmită declarația",
  "blocks": [
   {
    "kind": "paragraph",
    "text": "Declarația se bazează pe verificări automate ale paginilor și pe încercări cu tastatura, cu textul mărit și pe ecrane înguste, făcute la construirea programului. O actualizăm când se schimbă ceva important; versiunile anterioare rămân disponibile mai jos."
   }
  ]
 }
]
$legal$
from next_versions;
