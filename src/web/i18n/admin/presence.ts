import type { Unreachable } from '#domain/restaurant/public-address.ts';
import type { PublicPlace } from '#domain/restaurant/public-links.ts';
import { formatDateTime } from '#domain/time/format-date.ts';
import { instant } from '#domain/time/instant.ts';

/** How guests find the restaurant: links, the button, search engines, printed codes. */
export const presenceWords = {
  title: 'Prezență online',
  intro:
    'Linkurile, butonul și codurile QR prin care clienții ajung la magazin, și ce citește Google despre restaurant.',
  failed: 'Datele restaurantului nu pot fi afișate acum.',
  copy: 'Copiază',
  copied: 'Copiat',
  copyOf: (what: string) => `Copiază: ${what}`,

  links: 'Linkurile restaurantului',
  linksHint:
    'Nu se schimbă niciodată: le puteți pune oriunde. Deschid magazinul și când este închis, pentru comenzi pe mai târziu. Bifați locurile în care linkul stă deja.',
  turned: (done: number, all: number) =>
    done === all ? `Toate cele ${all} linkuri duc la magazin.` : `${done} din ${all} linkuri duc deja la magazin`,
  leadsHere: 'Duce la magazin',
  leadsHereOf: (name: string) => `Duce la magazin: ${name}`,
  turnedBy: (at: string, staff: string | null) =>
    `${formatDateTime(instant(Date.parse(at)))} · ${staff ?? 'cont șters'}`,
  turnedFailed: 'Nu se poate afișa acum care linkuri duc deja la magazin.',
  turnFailed: 'Bifa nu a putut fi păstrată. Încercați din nou.',
  places: {
    site_button: { name: 'Site-ul propriu', hint: 'Butonul „Comandă online”; mai jos este și codul lui.' },
    site_booking: { name: 'Site-ul propriu, rezervări', hint: 'Butonul „Rezervă o masă”.' },
    google_delivery: {
      name: 'Profilul Google, livrare',
      hint: 'În Profilul companiei: Modificați profilul → Comenzi de mâncare → Adăugați un link pentru livrare, apoi marcați-l ca preferat.',
    },
    google_pickup: { name: 'Profilul Google, ridicare', hint: 'În același loc, linkul pentru ridicare.' },
    google_menu: { name: 'Profilul Google, meniu', hint: 'Modificați profilul → Meniu → Linkul meniului.' },
    google_booking: { name: 'Profilul Google, rezervări', hint: 'Modificați profilul → Rezervări.' },
    facebook: { name: 'Facebook și Instagram', hint: 'Butonul paginii („Comandă acum”) și linkul din descriere.' },
    poster: { name: 'Afișe și pliante', hint: 'Foi cu cod QR se fac pe această pagină:' },
  } satisfies Record<PublicPlace, { readonly name: string; readonly hint: string }>,

  button: 'Buton pentru site-ul propriu',
  buttonHint: 'Butonul spune cât durează acum o comandă și deschide magazinul. Merge și fără script, ca link simplu.',
  buttonScript: 'Buton cu starea magazinului',
  buttonLink: 'Link simplu',
  orderOnline: 'Comandă online',
  gloria:
    'Veniți de la GloriaFood? Lăsați butoanele de pe site cum sunt (class="glf-button") și înlocuiți numai scriptul lor cu acesta:',
  gloriaScript: 'Scriptul pentru butoanele GloriaFood',

  check: 'Verificați site-ul',
  checkHint:
    'Citim pagina și vă spunem dacă butonul de comandă duce la magazinul dumneavoastră sau încă la sistemul vechi.',
  checkAddress: 'Pagina site-ului',
  checkPlaceholder: 'restaurant.ro',
  checkNow: 'Verifică pagina',
  checkFailed: 'Pagina nu a putut fi verificată acum. Încercați din nou.',
  isOurs: 'Pagina duce la magazinul dumneavoastră și la niciun alt sistem.',
  isBoth: (others: string) =>
    `Pagina duce la magazinul dumneavoastră, dar și la ${others}: schimbați și linkurile rămase.`,
  isTheirs: (others: string) =>
    `Pagina duce încă la ${others}. Puneți linkul sau scriptul de mai sus în locul celui vechi.`,
  isNone: 'Pe pagină nu am găsit niciun link de comandă. Dacă butonul stă pe altă pagină, verificați-o pe aceea.',

  google: 'Ce vede Google',
  googleHint:
    'Aceleași date stau în pagină pentru motoare de căutare și asistenți (schema.org) și se schimbă odată cu programul și meniul.',
  facts: {
    name: 'Nume',
    tagline: 'Descriere',
    address: 'Adresă',
    phone: 'Telefon',
    hours: 'Program',
    closedDays: 'Zile închise',
    ordering: 'Se poate comanda',
    booking: 'Rezervări',
    menu: 'Meniu',
  },
  ways: { DELIVERY: 'livrare', PICKUP: 'ridicare' },
  orderingOff: 'Nu, în acest moment nu se primesc comenzi, nici pe mai târziu.',
  bookingOn: 'Da, de pe site',
  bookingOff: 'Nu se primesc de pe site',
  aroundTheClock: 'non-stop',
  everyDay: (hours: string) => `în fiecare zi ${hours}`,
  missing: 'Ce lipsește',
  nothingMissing: 'Nu lipsește nimic din ce citește Google.',
  gaps: {
    name: 'Numele restaurantului',
    tagline: 'O descriere scurtă, de un rând',
    phone: 'Numărul de telefon',
    address: 'Adresa completă, cu codul poștal',
    place: 'Locul pe hartă (coordonatele)',
    hours: 'Programul',
    ordering: 'Un serviciu pornit: livrare sau ridicare',
    picture: 'O imagine a restaurantului',
  },
  mend: 'Completați',
  mendOf: (what: string) => `Completați: ${what}`,

  codes: 'Coduri QR de tipărit',
  codesHint: 'Foi A4 cu cod și adresă în litere, pentru mese, vitrină, pliante și pungi.',
  target: 'Ce deschide codul',
  targets: {
    menu: 'Meniul',
    delivery: 'Comandă cu livrare',
    pickup: 'Comandă cu ridicare',
    booking: 'Rezervarea unei mese',
    tables: 'Meniul la masă, cu numărul mesei',
    own: 'Alt link al magazinului, de exemplu un coș',
  },
  own: 'Linkul',
  ownHint: 'Puneți în coș ce vreți să promovați, apăsați „Trimite coșul unui prieten” și lipiți aici linkul.',
  ownInvalid: 'Lipiți un link al magazinului, de exemplu unul care începe cu /c/.',
  firstTable: 'De la masa',
  lastTable: 'Până la masa',
  tablesInvalid: 'Scrieți două numere de la 1 la 999, cel mult 100 de mese odată.',
  headline: 'Textul de deasupra codului',
  headlines: {
    menu: 'Comandă online',
    delivery: 'Comandă acasă',
    pickup: 'Comandă și ridică',
    booking: 'Rezervă o masă',
    tables: 'Comandă de la masă',
    own: 'Oferta noastră',
  },
  perSheet: 'Coduri pe o foaie A4',
  perSheetNote: { 1: 'afiș', 4: 'A6, pentru mese', 8: 'A7, pliante' },
  table: (number: number) => `Masa ${number}`,
  preview: 'Prima foaie',
  print: 'Tipărește',
  sheets: { one: 'o foaie', few: '{n} foi', other: '{n} de foi' },
  printHint: 'La tipărire alegeți scara 100 %. Încercați codul cu un telefon înainte de a tipări mai multe.',
  codeOf: (address: string) => `Cod QR pentru ${address}`,
} as const;

/** While guests cannot reach the shop: no promise, and no codes to be printed and glued on. */
export const unreachableWords = {
  title: 'Clienții nu pot ajunge încă la magazin',
  reasons: {
    this_machine: 'Magazinul nu are o adresă publică: linkurile se deschid numai pe acest calculator.',
    local_network: 'Adresa magazinului merge numai în rețeaua localului: linkurile nu se deschid la clienți.',
  } satisfies Record<Unreachable, string>,
  advice:
    'Cereți celui care se ocupă de server să pună adresa publică (https://…). Până atunci nu puneți linkurile pe site, pe Google sau pe afișe.',
  health: 'Starea magazinului',
  linksHint:
    'Linkurile se vor schimba când magazinul primește adresa lui publică. Până atunci sunt numai de încercat aici.',
  codesHint:
    'Codurile tipărite acum ar fi moarte: nu duc pe niciun telefon la magazin. Reveniți când adresa publică este pusă.',
  trial: 'Arată codurile, numai de probă',
} as const;
