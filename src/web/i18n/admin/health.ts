/** The health of the shop in words for its owner: the state, and what to do. */
import type { HealthFinding, HealthState } from '#domain/health/judge-health.ts';
import { countOf } from '#domain/text/plural.ts';
import { blockWords } from '#web/i18n/staff/blocks.ts';

type Said = {
  readonly topic: string;
  readonly said: (facts: { when: string; count: number }) => string;
  readonly advice?: string;
};

const COPIES = 'Copii de siguranță';
const ELSEWHERE = 'Copii în alt loc';
const MAIL = 'E-mailuri';
const CODES = blockWords.codes;
const DISK = 'Loc pe disc';
const PANELS = 'Tablete cu panoul de comenzi';
const PRINTERS = 'Imprimante';
const ORDERS = 'Comenzi';
const NEWSLETTER = 'Newsletter';
const TABLETS = 'Tabletele casei';
const PROGRAM = 'Program';
const CLOCKS = 'Ceasuri';
const ADDRESS = 'Adresa site-ului';
const SERVER = 'Baza de date';
const DAYS = { one: 'o zi', few: '{n} zile', other: '{n} de zile' };
const GUESTS = 'Drumul clienților la magazin';
const ASK_ADDRESS = 'Cereți celui care se ocupă de server să pună adresa publică a magazinului (https://…).';
const SECONDS = { one: 'o secundă', few: '{n} secunde', other: '{n} de secunde' };
const LETTERS = { one: 'un e-mail așteaptă', few: '{n} e-mailuri așteaptă', other: '{n} de e-mailuri așteaptă' };
const HEARD = {
  one: 'O tabletă conectată, cu sunet',
  few: '{n} tablete conectate, cu sunet',
  other: '{n} de tablete conectate, cu sunet',
};
const PRINTING = { one: 'O imprimantă gata', few: '{n} imprimante gata', other: '{n} de imprimante gata' };
const BROKEN = {
  one: 'O imprimantă nu tipărește',
  few: '{n} imprimante nu tipăresc',
  other: '{n} de imprimante nu tipăresc',
};
const RINGING = { one: 'O comandă așteaptă', few: '{n} comenzi așteaptă', other: '{n} de comenzi așteaptă' };
const GIVEN_UP = {
  one: 'Un e-mail nu a mai plecat',
  few: '{n} e-mailuri nu au mai plecat',
  other: '{n} de e-mailuri nu au mai plecat',
};
const LEFT = {
  one: 'O adresă este la rând',
  few: '{n} adrese sunt la rând',
  other: '{n} de adrese sunt la rând',
};
const SEEN = { one: 'O tabletă în folosință', few: '{n} tablete în folosință', other: '{n} de tablete în folosință' };
const UNSEEN = {
  one: 'O tabletă nu s-a mai arătat',
  few: '{n} tablete nu s-au mai arătat',
  other: '{n} de tablete nu s-au mai arătat',
};
const UNHEARD = {
  one: 'O imprimantă nu s-a conectat',
  few: '{n} imprimante nu s-au conectat',
  other: '{n} de imprimante nu s-au conectat',
};
const FREE_DISK = 'Ștergeți de pe server fișierele care nu mai sunt necesare sau cereți un disc mai mare.';
const CHECK_MAIL = 'Cereți celui care se ocupă de server să verifice serverul de e-mail.';

export const adminHealthWords = {
  title: 'Starea magazinului',
  intro: 'Ce trebuie să meargă ca nicio comandă să nu se piardă, și ce este de făcut când ceva nu merge.',
  failed: 'Starea magazinului nu poate fi afișată.',
  states: { good: 'În regulă', attention: 'Atenție', danger: 'Urgent' } satisfies Record<HealthState, string>,
  /** Where copies are stored, and whether a stranger could read them there. */
  where: (place: string, isEncrypted: boolean | null) =>
    `Unde: ${place}${isEncrypted === null ? '' : isEncrypted ? ', criptate' : ', necriptate'}`,
  /** Names of tablets, printers or programs. */
  names: (names: readonly string[]) => names.join(', '),
  trouble: (text: string) => `Serverul de e-mail a răspuns: „${text}”`,
  setAside: 'Am văzut, nu mai aminti',
  notSetAside: 'Nu s-a putut salva. Încercați din nou.',
  reading: 'Se verifică…',
  allGood: 'Copii, e-mailuri, disc, tablete, imprimante: totul merge.',
  open: 'Vezi ce se verifică',
  openUrgent: 'Vezi ce este de făcut',
  seen: (when: string) => `Citit ${when}`,
  never: 'niciodată',
  licences: 'Licențe',
  findings: {
    copies_verified: { topic: COPIES, said: ({ when }) => `Ultima copie: ${when}, verificată.` },
    copies_unverified: {
      topic: COPIES,
      said: ({ when }) => `Ultima copie: ${when}, neverificată.`,
      advice: 'Rulați „npm run backup” pe server: face o copie nouă și o verifică.',
    },
    copies_same_disk: {
      topic: COPIES,
      said: ({ when }) => `Ultima copie: ${when}, verificată, dar pe același disc cu datele.`,
      advice:
        'Dacă discul se strică, se pierd amândouă. Cereți celui care se ocupă de server să pună copiile pe alt disc.',
    },
    copies_not_yet: { topic: COPIES, said: () => 'Prima copie se face singură, la câteva minute după pornire.' },
    copies_unknown: {
      topic: COPIES,
      said: () => 'Baza de date este administrată separat; de copiile ei nu se știe nimic aici.',
      advice: 'Întrebați pe cel care o administrează când a fost făcută și încercată ultima copie.',
    },
    copies_missing: {
      topic: COPIES,
      said: ({ when }) => `Lipsesc copii de mai mult de o zi. Ultima: ${when}.`,
      advice: 'Pe pagina „Copii de siguranță” faceți o copie acum: se vede ce o împiedică.',
    },
    elsewhere_none: {
      topic: ELSEWHERE,
      said: () => 'Copiile sunt numai aici. Un incendiu sau un furt le ia cu tot cu date.',
      advice:
        'Închiriați un loc de stocare (de tip S3) și puneți-l pe pagina „Copii de siguranță”: copiile pleacă apoi singure, criptate.',
    },
    elsewhere_not_yet: { topic: ELSEWHERE, said: () => 'Prima copie pleacă singură, după ce este făcută.' },
    elsewhere_sent: { topic: ELSEWHERE, said: ({ when }) => `Copia de ${when} este și acolo, întreagă.` },
    elsewhere_missing: {
      topic: ELSEWHERE,
      said: ({ when }) => `De mai mult de o zi nu a mai ajuns nicio copie. Ultima de acolo: ${when}.`,
      advice: 'Pe pagina „Copii de siguranță” încercați locul și faceți o copie: se vede ce o împiedică.',
    },
    mail_sent: { topic: MAIL, said: () => 'Toate e-mailurile au plecat.' },
    mail_on_its_way: { topic: MAIL, said: ({ count }) => `${countOf(count, LETTERS)} să plece, de puțin timp.` },
    mail_off: {
      topic: MAIL,
      said: () => 'E-mailurile nu se trimit: rămân ca fișiere pe server.',
      advice: 'Puneți un server de e-mail pe pagina „Trimiterea e-mailurilor”.',
    },
    mail_late: {
      topic: MAIL,
      said: ({ count, when }) => `${countOf(count, LETTERS)}, cel mai vechi: ${when}.`,
      advice: CHECK_MAIL,
    },
    mail_given_up: {
      topic: MAIL,
      said: ({ count, when }) => `${countOf(count, GIVEN_UP)}, cel mai vechi: ${when}. Celelalte au plecat.`,
      advice: CHECK_MAIL,
    },
    mail_stuck: {
      topic: MAIL,
      said: ({ count, when }) => `${countOf(count, LETTERS)}, cel mai vechi: ${when}.`,
      advice: CHECK_MAIL,
    },
    codes_unsent: {
      topic: CODES,
      said: () => 'Codul cerut la comandă nu ajunge la clienții noi: nu pot comanda online.',
      advice: `Opriți confirmarea prin cod, pe pagina „${blockWords.title}”, până când e-mailurile pleacă din nou.`,
    },
    newsletter_sending: { topic: NEWSLETTER, said: ({ count }) => `Se trimite acum. ${countOf(count, LEFT)}.` },
    newsletter_paused: {
      topic: NEWSLETTER,
      said: ({ count }) => `Trimiterea este oprită. ${countOf(count, LEFT)}.`,
      advice: 'Reluați trimiterea de pe pagina „Newsletter” sau opriți-o de tot.',
    },
    disk_enough: { topic: DISK, said: ({ count }) => `${freeSpace(count)}.` },
    disk_elsewhere: { topic: DISK, said: () => 'Baza de date este pe alt server; discul ei nu se vede de aici.' },
    disk_short: { topic: DISK, said: ({ count }) => `Numai ${freeSpace(count)}.`, advice: FREE_DISK },
    disk_full: {
      topic: DISK,
      said: ({ count }) => `Numai ${freeSpace(count)}. Când discul se umple, nu se mai primesc comenzi.`,
      advice: FREE_DISK,
    },
    panels_heard: { topic: PANELS, said: ({ count }) => `${countOf(count, HEARD)}.` },
    panels_closed: {
      topic: PANELS,
      said: ({ when }) => `Restaurantul este închis acum. Ultima tabletă văzută: ${when}.`,
    },
    panels_silent: {
      topic: PANELS,
      said: ({ when }) => `Restaurantul este deschis și nicio tabletă nu poate suna. Ultima auzită: ${when}.`,
      advice: 'Deschideți panoul pe tabletă, porniți sunetul și verificați internetul.',
    },
    tablets_seen: { topic: TABLETS, said: ({ count }) => `${countOf(count, SEEN)}.` },
    tablets_unseen: {
      topic: TABLETS,
      said: ({ count }) => `${countOf(count, UNSEEN)} de mai mult de două zile.`,
      advice: 'Porniți-o, sau deconectați-o dacă nu mai este a casei.',
    },
    printers_none: { topic: PRINTERS, said: () => 'Nicio imprimantă adăugată. Comenzile se văd pe panou.' },
    printers_ready: { topic: PRINTERS, said: ({ count }) => `${countOf(count, PRINTING)}.` },
    printers_not_printing: {
      topic: PRINTERS,
      said: ({ count }) => `${countOf(count, BROKEN)}.`,
      advice: 'Verificați dacă este pornită, are hârtie și rețea.',
    },
    printers_never_asked: {
      topic: PRINTERS,
      said: ({ count }) => `${countOf(count, UNHEARD)} încă niciodată.`,
      advice: 'Porniți-o și scrieți în setările ei adresa de la „Imprimante”.',
    },
    orders_none: { topic: ORDERS, said: () => 'Încă nicio comandă.' },
    orders_answered: { topic: ORDERS, said: ({ when }) => `Ultima comandă: ${when}. Nicio alarmă.` },
    orders_alarmed: {
      topic: ORDERS,
      said: ({ count }) => `${countOf(count, RINGING)} prea mult un răspuns.`,
      advice: 'Deschideți panoul și răspundeți, sau sunați clientul.',
    },
    clock_apart: {
      topic: CLOCKS,
      said: ({ count }) => `Ceasul serverului și cel al bazei de date diferă cu ${countOf(count, SECONDS)}.`,
      advice: 'Cereți celui care se ocupă de server să pornească potrivirea ceasului prin rețea (NTP).',
    },
    address_here: {
      topic: GUESTS,
      said: () =>
        'Magazinul nu are o adresă publică: linkurile din e-mailuri și codurile QR se deschid numai pe acest calculator.',
      advice: ASK_ADDRESS,
    },
    address_local: {
      topic: GUESTS,
      said: () =>
        'Adresa magazinului merge numai în rețeaua localului: linkurile din e-mailuri și codurile QR nu se deschid la clienți.',
      advice: ASK_ADDRESS,
    },
    address_plain: {
      topic: ADDRESS,
      said: () => 'Paginile se trimit necriptate (http): parolele și datele clienților pot fi citite pe drum.',
      advice: 'Cereți celui care se ocupă de server să pună un certificat; „deploy/Caddyfile” îl ia singur.',
    },
    server_current: {
      topic: SERVER,
      said: ({ count }) =>
        count === 0 ? 'Versiunea este la zi.' : `Versiunea este la zi: are ${countOf(count, DAYS)}.`,
    },
    server_old: {
      topic: SERVER,
      said: ({ count }) => serverIsOld(count),
      advice:
        'Cereți celui care se ocupă de server să instaleze sau să actualizeze pe server PostgreSQL 18 al sistemului (pe Debian și Ubuntu pachetul „postgresql-18”) și să repornească Poftă: îl folosește singură, iar actualizările vin de atunci cu ale sistemului.',
    },
    server_old_elsewhere: {
      topic: SERVER,
      said: ({ count }) => serverIsOld(count),
      advice: 'Cereți celui care administrează baza de date să o actualizeze la ultima versiune din aceeași serie.',
    },
    program_version: { topic: PROGRAM, said: () => 'Ce rulează acum, de spus când cereți ajutor.' },
  } satisfies Record<HealthFinding, Said> as Record<HealthFinding, Said>,
};

/** Without days for a release whose day is not known. */
function serverIsOld(days: number): string {
  const age = days === 0 ? 'este veche' : `are ${countOf(days, DAYS)}`;
  return `Versiunea ${age}. Între timp au apărut altele, care repară probleme de securitate.`;
}

/** `75 GB liberi`, below one gigabyte in MB; without „de”, which Romanian drops before an abbreviation. */
function freeSpace(megabytes: number): string {
  return megabytes < 1024 ? `${megabytes} MB liberi` : `${Math.floor(megabytes / 1024)} GB liberi`;
}

/** Asked once, on every page of the back office, until it is accepted. */
export const plainAddressWords = {
  text: (address: string) =>
    `Magazinul se deschide la ${address}, fără criptare: oricine din aceeași rețea poate citi parolele, codurile și datele clienților. Puneți un certificat (https) sau folosiți adresa numai într-o rețea în care aveți încredere.`,
  accept: 'Știu și continui așa',
  failed: 'Nu s-a putut nota.',
} as const;
