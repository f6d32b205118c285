-- Terms, privacy and cookies, every version for ever: an order names the version it accepted.
create table legal_texts (
  id integer generated always as identity primary key,
  kind text not null check (kind in ('terms', 'privacy', 'cookies')),
  version text not null check (length(version) between 1 and 40),
  -- In force from the first moment of this day, in Bucharest.
  effective_from date not null,
  -- Sections with blocks; shape owned by contract/legal.ts. Words in braces are filled from the restaurant's details.
  sections jsonb not null check (jsonb_typeof(sections) = 'array'),
  published_at timestamptz not null default now(),
  unique (kind, version)
);

create constraint trigger legal_texts_bump_version after insert or update or delete on legal_texts
  deferrable initially deferred for each row execute function bump_restaurant_version();

-- The texts to begin with. A lawyer should read them; the restaurant publishes its own as further versions.
insert into legal_texts (kind, version, effective_from, sections) values ('terms', '2026-11-20', '2026-11-20', $legal$
[
 {
  "title": "Cine suntem",
  "blocks": [
   {
    "kind": "paragraph",
    "text": "Magazinul online al restaurantului {restaurant} aparține firmei {firma}, CUI {cui}, înregistrată la Registrul Comerțului sub nr. {reg_com}, capital social {capital}, cu sediul social în {sediu} și punctul de lucru în {punct_de_lucru}."
   },
   {
    "kind": "paragraph",
    "text": "Autorizații: {autorizatii}."
   },
   {
    "kind": "paragraph",
    "text": "Ne puteți contacta la telefon {telefon} și la adresa de e-mail {email}."
   },
   {
    "kind": "paragraph",
    "text": "În acești termeni, „operatorul” este firma care vinde și prepară produsele, iar „agentul” este firma care primește comenzile prin acest site. Amândouă rolurile aparțin firmei {firma}; adresa de contact este {email} atât pentru operator, cât și pentru agent."
   }
  ]
 },
 {
  "title": "Ce reglementează acești termeni",
  "blocks": [
   {
    "kind": "paragraph",
    "text": "Termenii se aplică vizitării site-ului, comenzilor cu ridicare sau livrare, rezervărilor de mese, contului de client, newsletterului și opiniilor trimise prin site."
   },
   {
    "kind": "paragraph",
    "text": "Zona de livrare, comanda minimă, taxa de livrare, programul și metodele de plată acceptate sunt afișate în pagina de meniu și în coș, înainte de începerea comenzii."
   },
   {
    "kind": "paragraph",
    "text": "Acești termeni nu limitează drepturile pe care vi le dă legea. Unde o prevedere ar fi mai puțin favorabilă decât legea, se aplică legea."
   }
  ]
 },
 {
  "title": "Cine poate comanda",
  "blocks": [
   {
    "kind": "paragraph",
    "text": "Poate comanda orice persoană care a împlinit 18 ani. Persoanele între 13 și 17 ani pot comanda numai pentru nevoi obișnuite, de mică valoare, în limitele Codului civil (art. 41 și 43): sub 14 ani doar acte curente de mică valoare, între 14 și 18 ani cu încuviințarea cerută de lege atunci când este cazul."
   },
   {
    "kind": "paragraph",
    "text": "Băuturile alcoolice și băuturile energizante nu se vând, în nicio situație, persoanelor sub 18 ani. La predare verificăm vârsta pe baza unui act de identitate; în lipsa acestuia, produsele nu se predau și nu se plătesc."
   },
   {
    "kind": "paragraph",
    "text": "Contul de client este opțional. Comanda se poate face și fără cont."
   }
  ]
 },
 {
  "title": "Produse și prețuri",
  "blocks": [
   {
    "kind": "paragraph",
    "text": "Prețurile sunt în lei, includ TVA și sunt valabile la momentul comenzii. Costul ambalajelor, taxa de livrare și garanția SGR (0,50 lei pentru fiecare ambalaj de băutură care face parte din sistemul de garanție-returnare) se afișează separat, înainte de trimiterea comenzii."
   },
   {
    "kind": "paragraph",
    "text": "Totalul afișat lângă butonul „Comandă cu obligație de plată” este totalul pe care îl plătiți. El nu poate crește fără acordul dumneavoastră exprimat înainte de acceptarea comenzii."
   },
   {
    "kind": "paragraph",
    "text": "Fotografiile au caracter ilustrativ; gramajele, ingredientele, alergenii, aditivii și valorile nutriționale sunt cele scrise în pagina fiecărui produs."
   },
   {
    "kind": "paragraph",
    "text": "Când un preț este prezentat ca redus, reducerea se raportează la cel mai mic preț practicat în ultimele 30 de zile."
   }
  ]
 },
 {
  "title": "Comanda și încheierea contractului",
  "blocks": [
   {
    "kind": "paragraph",
    "text": "Comanda se trimite prin apăsarea butonului „Comandă cu obligație de plată”, după completarea datelor și acceptarea acestor termeni. Până atunci puteți corecta orice greșeală în coș și în formular."
   },
   {
    "kind": "paragraph",
    "text": "Primiți imediat un e-mail care confirmă că am primit comanda. Acest e-mail nu este încă acceptarea comenzii."
   },
   {
    "kind": "paragraph",
    "text": "Contractul se încheie când restaurantul confirmă acceptarea, cu ora estimată, prin al doilea e-mail. Acesta cuprinde conținutul comenzii și termenii în versiunea pe care ați acceptat-o."
   },
   {
    "kind": "paragraph",
    "text": "Restaurantul poate refuza o comandă pe care nu o poate onora (de exemplu produse epuizate sau adresă în afara zonei de livrare). Vă comunicăm motivul, iar sumele plătite se returnează integral."
   }
  ]
 },
 {
  "title": "Plata și rambursarea",
  "blocks": [
   {
    "kind": "paragraph",
    "text": "Se poate plăti în numerar, cu cardul la livrare sau la ridicare, ori parțial în numerar și parțial cu cardul, după cum este afișat la finalizarea comenzii. Plata în numerar este permisă până la 10.000 lei pe zi și persoană."
   },
   {
    "kind": "paragraph",
    "text": "Dacă plata online este disponibilă și o sumă trebuie returnată, dispunem rambursarea în cel mult 72 de ore; suma ajunge în contul dumneavoastră după timpul de procesare al băncii, dar nu mai târziu de 14 zile lucrătoare. Când legea prevede un termen mai scurt – în special 14 zile calendaristice – se aplică acel termen."
   },
   {
    "kind": "paragraph",
    "text": "Bonul fiscal se emite de restaurant la predare. E-mailurile și paginile site-ului nu sunt documente fiscale."
   }
  ]
 },
 {
  "title": "Livrarea, ridicarea și durata",
  "blocks": [
   {
    "kind": "paragraph",
    "text": "Ora comunicată la acceptare este o estimare. În situații obișnuite de aglomerație sau trafic, termenul de execuție poate fi depășit cu până la 80% fără ca aceasta să fie, prin ea însăși, o neexecutare a contractului."
   },
   {
    "kind": "paragraph",
    "text": "Această prevedere nu vă limitează drepturile: vă anunțăm orice întârziere de îndată ce o cunoaștem, iar dacă întârzierea depășește 30 de minute față de ora comunicată puteți renunța la comandă fără niciun cost."
   },
   {
    "kind": "paragraph",
    "text": "La livrare vă rugăm să fiți disponibil la adresa și la numărul de telefon indicate. La ridicare, comanda vă așteaptă la punctul de lucru sau la locul de ridicare scris în confirmare."
   }
  ]
 },
 {
  "title": "Anularea și dreptul de retragere",
  "blocks": [
   {
    "kind": "paragraph",
    "text": "Puteți anula gratuit comanda până la începerea preparării, la telefon {telefon}. Cât timp comanda nu a fost acceptată, o puteți anula și în scris, la {email}."
   },
   {
    "kind": "paragraph",
    "text": "Pentru preparatele culinare, produsele realizate la comandă și cele care se deteriorează sau expiră rapid nu există drept de retragere de 14 zile (art. 16 din OUG 34/2014)."
   },
   {
    "kind": "paragraph",
    "text": "Pentru produsele sigilate cu durată lungă de păstrare (de exemplu băuturi nedeschise) vă puteți retrage din contract în 14 zile de la primire, fără motiv, prin pagina „Retragere din contract” din subsolul site-ului sau prin orice declarație neechivocă. Confirmăm primirea cererii prin e-mail, cu data și ora, și returnăm suma în cel mult 14 zile."
   }
  ]
 },
 {
  "title": "Promoții și cupoane",
  "blocks": [
   {
    "kind": "paragraph",
    "text": "Fiecare promoție se aplică în perioada și în limita stocului afișate. Produsul oferit gratuit costă 0 lei, inclusiv ambalajul lui; garanția SGR rămâne datorată."
   },
   {
    "kind": "paragraph",
    "text": "Un cupon poate fi folosit o singură dată de aceeași persoană, reduce numai prețul produselor și nu se aplică livrării, ambalajelor, garanției SGR sau băuturilor alcoolice. Dacă restaurantul refuză comanda, cuponul poate fi folosit din nou."
   }
  ]
 },
 {
  "title": "Alergeni și siguranța alimentelor",
  "blocks": [
   {
    "kind": "paragraph",
    "text": "Ingredientele, alergenii, aditivii, valorile nutriționale și folosirea produselor congelate sunt afișate pentru fiecare produs înainte de comandă (Regulamentul (UE) nr. 1169/2011, Ordinul ANPC nr. 201/2022). Alergenii se regăsesc și în e-mailul comenzii."
   },
   {
    "kind": "paragraph",
    "text": "Bucătăria lucrează cu toți alergenii; pot exista urme. Dacă aveți o alergie, vă rugăm să ne sunați înainte de a comanda."
   },
   {
    "kind": "paragraph",
    "text": "Preparatele se consumă în cel mai scurt timp de la primire. Consumul excesiv de alcool dăunează grav sănătății."
   }
  ]
 },
 {
  "title": "Reclamații și garanții",
  "blocks": [
   {
    "kind": "paragraph",
    "text": "Vă rugăm să faceți reclamațiile de preferință în ziua comenzii, la telefon {telefon} sau la {email}. Răspundem în cel mult 14 zile lucrătoare; când reclamația privește funcționarea site-ului (rolul de agent), în cel mult 14 zile calendaristice."
   },
   {
    "kind": "paragraph",
    "text": "Reclamațiile primite după mai mult de 90 de zile de la predare pot fi respinse ca imposibil de verificat. Această prevedere nu vă limitează drepturile legale, care rămân neatinse, inclusiv garanția legală de conformitate a produselor."
   },
   {
    "kind": "paragraph",
    "text": "Vă puteți adresa Autorității Naționale pentru Protecția Consumatorilor (https://anpc.ro, Telefonul consumatorului 021 9551) și puteți folosi soluționarea alternativă a litigiilor: https://anpc.ro/ce-este-sal/"
   }
  ]
 },
 {
  "title": "Date personale și opinii",
  "blocks": [
   {
    "kind": "paragraph",
    "text": "Prelucrăm datele dumneavoastră așa cum descrie Politica de confidențialitate. Datele contractuale se păstrează cel mult 10 ani și numai atât cât cere legea; în mod obișnuit, documentele cu relevanță fiscală se păstrează 5 ani de la 1 iulie a anului următor exercițiului financiar, apoi comenzile se anonimizează."
   },
   {
    "kind": "paragraph",
    "text": "Opiniile trimise prin site se publică după citire. Nu publicăm opinii inventate și nu eliminăm o opinie pentru că este critică; nu publicăm date personale, injurii sau reclamă. Lângă opinii scrie dacă ele provin din comenzi verificate."
   }
  ]
 },
 {
  "title": "Modificarea termenilor, legea aplicabilă",
  "blocks": [
   {
    "kind": "paragraph",
    "text": "O versiune nouă a termenilor se publică pe această pagină cu număr de versiune și dată și intră în vigoare la 2 zile de la publicare. Ea se aplică numai comenzilor ulterioare; comenzile plasate rămân sub versiunea acceptată la plasarea lor. Versiunile anterioare rămân disponibile mai jos."
   },
   {
    "kind": "paragraph",
    "text": "Se aplică legea română. Dacă o prevedere este nulă, celelalte rămân valabile. Litigiile pe care nu le rezolvăm pe cale amiabilă sau prin SAL se judecă de instanțele competente potrivit legii; consumatorul poate alege instanța de la domiciliul său."
   }
  ]
 }
]
$legal$);
insert into legal_texts (kind, version, effective_from, sections) values ('privacy', '2026-11-20', '2026-11-20', $legal$
[
 {
  "title": "Cine este operatorul",
  "blocks": [
   {
    "kind": "paragraph",
    "text": "Operatorul datelor este {firma}, CUI {cui}, nr. Reg. Com. {reg_com}, cu sediul în {sediu}, care administrează restaurantul {restaurant} și acest site. În relația cu dumneavoastră, aceeași firmă este și operatorul, și agentul care primește comenzile."
   },
   {
    "kind": "paragraph",
    "text": "Pentru orice întrebare despre date: {email}, telefon {telefon}."
   }
  ]
 },
 {
  "title": "Ce date prelucrăm",
  "blocks": [
   {
    "kind": "list",
    "entries": [
     "comandă: nume, prenume, telefon, e-mail, adresa de livrare, produsele, mesajele pentru bucătărie, plata, ora și starea comenzii",
     "cont (opțional): nume, e-mail, telefon, adresa, parola păstrată numai sub formă de amprentă criptografică",
     "rezervare: nume, telefon, e-mail, data, ora, numărul de persoane, cerințe speciale",
     "newsletter: adresa de e-mail, momentul, adresa IP și textul acordului dat",
     "opinie: nota, textul, numele scris de dumneavoastră și, opțional, numărul comenzii și e-mailul",
     "retragere din contract: numărul comenzii, e-mailul, produsele și momentul cererii",
     "date tehnice: adresa IP și momentul cererii, pentru securitate și limitarea abuzurilor"
    ]
   }
  ]
 },
 {
  "title": "Scopuri, temeiuri, durate și destinatari",
  "blocks": [
   {
    "kind": "table",
    "head": [
     "Scop",
     "Temei",
     "Cât păstrăm",
     "Cui transmitem"
    ],
    "rows": [
     [
      "Preluarea, prepararea și livrarea comenzii",
      "contract – GDPR art. 6 alin. (1) lit. b)",
      "adresa și telefonul: 3 ani; comanda: vezi evidența fiscală",
      "personalul restaurantului, furnizorul de găzduire, furnizorul de e-mail"
     ],
     [
      "Evidență contabilă și fiscală",
      "obligație legală – lit. c)",
      "5 ani de la 1 iulie a anului următor, cel mult 10 ani",
      "contabil, autorități fiscale"
     ],
     [
      "Rezervarea unei mese",
      "contract – lit. b)",
      "6 luni",
      "personalul restaurantului"
     ],
     [
      "Contul de client",
      "contract – lit. b)",
      "până la ștergerea contului",
      "furnizorul de găzduire"
     ],
     [
      "Newsletter și codul de bun venit",
      "consimțământ – lit. a)",
      "până la dezabonare; abonările neconfirmate 30 de zile; dovada acordului 3 ani după retragere",
      "furnizorul de e-mail"
     ],
     [
      "Opinii",
      "interes legitim – lit. f): informarea clienților",
      "până la retragerea opiniei",
      "publicul, numai numele și textul scrise de dumneavoastră"
     ],
     [
      "Cereri de retragere și reclamații",
      "obligație legală – lit. c)",
      "3 ani",
      "autorități, la cerere"
     ],
     [
      "Securitate și prevenirea abuzurilor",
      "interes legitim – lit. f)",
      "6 luni",
      "furnizorul de găzduire"
     ]
    ]
   }
  ]
 },
 {
  "title": "Ce date sunt obligatorii",
  "blocks": [
   {
    "kind": "paragraph",
    "text": "Câmpurile fără mențiunea „opțional” sunt necesare pentru a încheia și executa contractul; fără ele nu putem prelua comanda sau rezervarea. Nu cerem niciodată codul numeric personal."
   },
   {
    "kind": "paragraph",
    "text": "Comanda nu este condiționată de abonarea la newsletter."
   }
  ]
 },
 {
  "title": "Cui transmitem datele",
  "blocks": [
   {
    "kind": "paragraph",
    "text": "Datele ajung numai la cei care ne ajută să onorăm comanda: personalul nostru, furnizorul de găzduire, furnizorul de e-mail și, dacă este activată, procesatorul de plăți. Cu aceștia avem contracte de prelucrare a datelor. Nu vindem date și nu le folosim pentru publicitatea altora."
   },
   {
    "kind": "paragraph",
    "text": "Autorităților le transmitem date numai când legea ne obligă."
   }
  ]
 },
 {
  "title": "Transferuri în afara Uniunii Europene",
  "blocks": [
   {
    "kind": "paragraph",
    "text": "Nu transferăm date în afara Spațiului Economic European. Site-ul nu încarcă hărți, fonturi sau statistici de la terți. Linkurile către hărți externe se deschid numai când le atingeți, iar de acolo se aplică politica acelui serviciu."
   }
  ]
 },
 {
  "title": "Cât timp păstrăm datele",
  "blocks": [
   {
    "kind": "paragraph",
    "text": "Duratele sunt cele din tabelul de mai sus. Datele contractuale nu se păstrează niciodată mai mult de 10 ani, iar durata obișnuită este de 5 ani; după expirare, datele se șterg sau se anonimizează."
   },
   {
    "kind": "paragraph",
    "text": "Coșul și preferințele se păstrează numai în browserul dumneavoastră (vedeți Politica de cookies)."
   }
  ]
 },
 {
  "title": "Drepturile dumneavoastră",
  "blocks": [
   {
    "kind": "paragraph",
    "text": "Aveți dreptul de acces, de copiere, rectificare, ștergere, restricționare, portabilitate și opoziție, precum și dreptul de a vă retrage oricând consimțământul, fără a afecta prelucrările anterioare."
   },
   {
    "kind": "paragraph",
    "text": "Scrieți-ne la {email}. Răspundem în cel mult o lună. Dacă aveți cont, găsiți în el descărcarea datelor și ștergerea contului."
   }
  ]
 },
 {
  "title": "Plângere la autoritate",
  "blocks": [
   {
    "kind": "paragraph",
    "text": "Vă puteți adresa Autorității Naționale de Supraveghere a Prelucrării Datelor cu Caracter Personal (ANSPDCP): B-dul G-ral. Gheorghe Magheru 28-30, sector 1, București; anspdcp@dataprotection.ro; https://www.dataprotection.ro"
   }
  ]
 },
 {
  "title": "Securitate",
  "blocks": [
   {
    "kind": "paragraph",
    "text": "Legătura cu site-ul este criptată, parolele se păstrează ca amprente, accesul personalului este pe roluri, iar adresele paginilor de urmărire a comenzii nu pot fi ghicite. Dacă un incident prezintă un risc pentru dumneavoastră, anunțăm autoritatea în 72 de ore și, când este cazul, pe dumneavoastră."
   }
  ]
 },
 {
  "title": "Minori și decizii automate",
  "blocks": [
   {
    "kind": "paragraph",
    "text": "Serviciile bazate pe consimțământ (newsletterul) se adresează persoanelor de la 16 ani. Nu luăm decizii exclusiv automate cu efecte juridice și nu facem profilare."
   }
  ]
 },
 {
  "title": "Modificări",
  "blocks": [
   {
    "kind": "paragraph",
    "text": "O versiune nouă a acestei politici se publică aici cu număr de versiune și dată. Versiunile anterioare rămân disponibile mai jos. Operator: {firma}, {email}."
   }
  ]
 }
]
$legal$);
insert into legal_texts (kind, version, effective_from, sections) values ('cookies', '2026-11-20', '2026-11-20', $legal$
[
 {
  "title": "Pe scurt",
  "blocks": [
   {
    "kind": "paragraph",
    "text": "Acest site păstrează în browserul dumneavoastră numai ce este necesar pentru funcționare și preferințele pe care le-ați ales. Nu folosim cookie-uri de analiză, de publicitate sau ale unor terți, de aceea nu vă cerem acordul printr-un banner (Legea nr. 506/2004, art. 4)."
   }
  ]
 },
 {
  "title": "Ce păstrăm",
  "blocks": [
   {
    "kind": "paragraph",
    "text": "Tabelul cuprinde toate cheile folosite de site, scopul și durata lor."
   },
   {
    "kind": "stored_keys"
   }
  ]
 },
 {
  "title": "Terți",
  "blocks": [
   {
    "kind": "paragraph",
    "text": "Nu se încarcă nimic de la terți. Linkurile către Google Maps și OpenStreetMap sunt linkuri obișnuite: acele site-uri pot folosi cookie-uri proprii numai după ce le deschideți. Harta interactivă de pe pagina de contact se încarcă numai după ce o cereți."
   }
  ]
 },
 {
  "title": "Cum le ștergeți",
  "blocks": [
   {
    "kind": "paragraph",
    "text": "Puteți șterge oricând datele site-ului din setările browserului. Fără ele, coșul se golește, iar preferințele revin la cele inițiale; comenzile plasate nu sunt afectate."
   }
  ]
 },
 {
  "title": "Contact",
  "blocks": [
   {
    "kind": "paragraph",
    "text": "{firma}, {email}, telefon {telefon}."
   }
  ]
 }
]
$legal$);
