/**
 * Everything the site stores in a browser: name, place, purpose, duration. The cookies page shows this table, and a
 * test compares it with the code (romania.md §4.3).
 */
export type StoredKey = {
  readonly key: string;
  readonly place: 'cookie' | 'localStorage' | 'sessionStorage' | 'IndexedDB' | 'Cache Storage';
  readonly purpose: string;
  readonly lifetime: string;
};

export const STORED_KEYS: readonly StoredKey[] = [
  {
    key: 'pofta_session',
    place: 'cookie',
    purpose: 'Păstrează sesiunea după conectare; nu poate fi citit de scripturi. Pe HTTPS: __Host-pofta_session.',
    lifetime: '168 de ore sau până la deconectare',
  },
  {
    key: 'pofta_device',
    place: 'cookie',
    purpose:
      'Recunoaște un dispozitiv de pe care v-ați conectat sau ați confirmat o comandă printr-un cod, ca să puteți intra și când alții încearcă să vă ghicească parola, sau de pe care ați început o plată online, ca să oprim încercarea cardurilor furate; nu deschide nimic singur și nu poate fi citit de scripturi. Pe HTTPS: __Host-pofta_device.',
    lifetime: '180 de zile de la ultima conectare sau de la prima plată online',
  },
  {
    key: 'pofta.cos',
    place: 'localStorage',
    purpose: 'Produsele din coș.',
    lifetime: 'până la comandă sau până goliți coșul',
  },
  {
    key: 'pofta.preturi',
    place: 'localStorage',
    purpose: 'Prețurile văzute în coș, ca să vă spunem când se schimbă.',
    lifetime: 'cât timp există produse în coș',
  },
  {
    key: 'pofta.meniul-zilei',
    place: 'localStorage',
    purpose: 'Numai pentru personal: meniul zilei început și nepublicat.',
    lifetime: 'până la publicare',
  },
  {
    key: 'pofta.tema',
    place: 'localStorage',
    purpose: 'Modul luminos sau întunecat ales.',
    lifetime: 'până la ștergerea datelor site-ului',
  },
  {
    key: 'pofta.formular',
    place: 'sessionStorage',
    purpose: 'Ce ați completat la finalizarea comenzii.',
    lifetime: 'până închideți fila, comanda ajunge la restaurant sau vă deconectați',
  },
  {
    key: 'pofta.locuri',
    place: 'sessionStorage',
    purpose: 'Cât de jos erați pe fiecare pagină, ca să vă întoarceți în același loc.',
    lifetime: 'până închideți fila',
  },
  {
    key: 'pofta.comanda',
    place: 'localStorage',
    purpose: 'Legăturile către comenzile dumneavoastră aflate în desfășurare, ca să le găsiți din orice pagină.',
    lifetime: 'până se încheie comanda, apăsați „Uită-mă pe acest dispozitiv” sau vă deconectați',
  },
  {
    key: 'pofta.cos-neplatit',
    place: 'localStorage',
    purpose: 'Produsele unei comenzi care își așteaptă plata online, ca să le puteți pune înapoi în coș.',
    lifetime: 'până se plătește comanda, apăsați „Uită-mă pe acest dispozitiv” sau vă deconectați',
  },
  {
    key: 'pofta.anunturi',
    place: 'localStorage',
    purpose: 'Comanda pentru care ați cerut notificări pe acest dispozitiv.',
    lifetime: 'până opriți notificările sau vă deconectați',
  },
  {
    key: 'pofta.instalare',
    place: 'localStorage',
    purpose: 'Câte comenzi ați plasat de aici, ca să vă propunem o singură dată instalarea magazinului.',
    lifetime: 'până vă deconectați sau ștergeți datele site-ului',
  },
  {
    key: 'pofta.comanda-in-curs',
    place: 'sessionStorage',
    purpose: 'Comanda trimisă la care nu a venit încă răspunsul, ca să nu plece de două ori.',
    lifetime: 'până la răspuns, până închideți fila sau vă deconectați',
  },
  {
    key: 'pofta.cheia-comenzii',
    place: 'localStorage',
    purpose: 'Un număr întâmplător al comenzii în lucru, ca două file deschise să nu trimită două comenzi.',
    lifetime: 'până la comandă sau până vă deconectați',
  },
  {
    key: 'pofta.date',
    place: 'localStorage',
    purpose: 'Datele de contact, numai dacă ați bifat „ține minte pe acest dispozitiv”.',
    lifetime: 'până debifați, apăsați „Uită-mă pe acest dispozitiv” sau vă deconectați',
  },
  {
    key: 'pofta.ultimele-comenzi',
    place: 'localStorage',
    purpose:
      'Produsele ultimelor cinci comenzi, ca să le puteți comanda din nou, numai dacă ați bifat „ține minte pe acest dispozitiv”.',
    lifetime: 'până debifați, apăsați „Uită-mă pe acest dispozitiv” sau vă deconectați',
  },
  {
    key: 'pofta.newsletter',
    place: 'localStorage',
    purpose: 'Când ați închis invitația la newsletter sau v-ați abonat, ca să nu o vedeți din nou.',
    lifetime: '14 zile după închidere, 180 de zile după abonare',
  },
  {
    key: 'pofta.bun-venit',
    place: 'localStorage',
    purpose: 'Că ați văzut mesajul de bun venit.',
    lifetime: 'până la ștergerea datelor site-ului',
  },
  {
    key: 'pofta.cont',
    place: 'localStorage',
    purpose: 'Prenumele și până când ține sesiunea; sesiunea însăși este în cookie.',
    lifetime: 'până la deconectare',
  },
  {
    key: 'pofta.iesire',
    place: 'localStorage',
    purpose: 'Când v-ați deconectat ultima dată, ca și celelalte file să uite ce ați completat.',
    lifetime: 'până la ștergerea datelor site-ului',
  },
  {
    key: 'pofta-staff-session',
    place: 'localStorage',
    purpose: 'Numai pentru personal: cine este conectat și până când.',
    lifetime: 'până la deconectare',
  },
  {
    key: 'pofta-alerte',
    place: 'localStorage',
    purpose: 'Numai pentru personal: alertele sonore pornite.',
    lifetime: 'până la oprirea alertelor',
  },
  {
    key: 'pofta-tiparire',
    place: 'localStorage',
    purpose: 'Numai pentru personal: lățimea hârtiei și ce se tipărește la acceptarea unei comenzi.',
    lifetime: 'până la ștergerea datelor site-ului',
  },
  {
    key: 'pofta_curier',
    place: 'cookie',
    purpose:
      'Numai pentru curieri: păstrează sesiunea telefonului; nu poate fi citit de scripturi. Pe HTTPS: __Host-pofta_curier.',
    lifetime: '18 ore sau până la ieșire',
  },
  {
    key: 'pofta-curier-link',
    place: 'localStorage',
    purpose: 'Numai pentru curieri: linkul primit de la restaurant, ca să fie cerut doar PIN-ul.',
    lifetime: 'până la alt link',
  },
  {
    key: 'pofta-curier-drum',
    place: 'localStorage',
    purpose:
      'Numai pentru curieri: comenzile pe care le duc și pașii netrimiși, ca telefonul să meargă și fără internet. Datele unui client se șterg când comanda lui este predată.',
    lifetime: 'până la predare, până la ieșire, cel mult 12 ore',
  },
  {
    key: 'pofta-curier-apeluri',
    place: 'sessionStorage',
    purpose: 'Numai pentru curieri: când ați sunat de la ușa la care nu răspunde nimeni.',
    lifetime: 'până la apelul de la altă ușă sau până închideți fila',
  },
  {
    key: 'pofta-tabla',
    place: 'localStorage',
    purpose: 'Numai pentru personal: dacă tabla de comenzi are coloane sau listă.',
    lifetime: 'până la ștergerea datelor site-ului',
  },
  {
    key: 'pofta-al-doilea-pas',
    place: 'localStorage',
    purpose: 'Numai pentru personal: când ați amânat adăugarea unui al doilea pas la conectare.',
    lifetime: 'până la ștergerea datelor site-ului',
  },
  {
    key: 'pofta-apeluri',
    place: 'sessionStorage',
    purpose: 'Numai pentru personal: comenzile care se iau la telefon, ca o reîncărcare a paginii să nu le piardă.',
    lifetime: 'până pleacă în bucătărie, până închideți fila sau vă deconectați; cel mult 12 ore',
  },
  {
    key: 'pofta-sectia',
    place: 'localStorage',
    purpose: 'Numai pentru personal: secția de bucătărie ale cărei preparate le arată tabla.',
    lifetime: 'până la ștergerea datelor site-ului',
  },
  {
    key: 'pofta-comenzi',
    place: 'IndexedDB',
    purpose: 'Numai pentru personal: comenzile deschise, ca să poată fi citite și tipărite când cade internetul.',
    lifetime: 'până la deconectare sau la sfârșitul sesiunii; după 12 ore nu se mai arată',
  },
  {
    key: 'pofta.restaurant',
    place: 'localStorage',
    purpose: 'Datele publice ale restaurantului (telefon, program), criptate, pentru când nu aveți internet.',
    lifetime: 'până la ștergerea datelor site-ului',
  },
  {
    key: 'pofta-chei',
    place: 'IndexedDB',
    purpose: 'Cheia cu care se criptează datele restaurantului; nu poate fi copiată din browser.',
    lifetime: 'până la ștergerea datelor site-ului',
  },
  {
    key: 'pofta-fisiere-1',
    place: 'Cache Storage',
    purpose: 'Fișierele site-ului și fonturile, ca paginile să se deschidă repede.',
    lifetime: 'cele mai noi 150',
  },
  {
    key: 'pofta-poze-1',
    place: 'Cache Storage',
    purpose: 'Pozele văzute.',
    lifetime: 'cele mai noi 120',
  },
  {
    key: 'pofta-meniu-1',
    place: 'Cache Storage',
    purpose: 'Ultimul meniu, ca să îl puteți citi fără internet.',
    lifetime: 'până este înlocuit de unul mai nou',
  },
  {
    key: 'pofta-panou-1',
    place: 'Cache Storage',
    purpose: 'Numai pentru personal: paginile panoului de comenzi, fără comenzi, ca să se deschidă fără internet.',
    lifetime: 'până sunt înlocuite de unele mai noi',
  },
  {
    key: 'pofta-curier-1',
    place: 'Cache Storage',
    purpose: 'Numai pentru curieri: pagina telefonului, fără comenzi, ca să se deschidă fără internet.',
    lifetime: 'până este înlocuită de una mai nouă',
  },
];
