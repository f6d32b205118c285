/** A rehearsal of the kitchen: on the service page, and above every page of the panel. */

import type { Finding, FindingCode } from '#domain/rehearsal/grade-rehearsal.ts';
import type { RehearsalFault } from '#domain/rehearsal/rehearsal.ts';
import { countOf } from '#domain/text/plural.ts';
import { formatWait } from '#domain/time/duration.ts';

type Told = Pick<Finding, 'tone' | 'count' | 'of' | 'seconds'>;

const orders = (count: number) => countOf(count, { one: 'O comandă', few: '{n} comenzi', other: '{n} de comenzi' });
const tablets = (count: number) => countOf(count, { one: 'O tabletă', few: '{n} tablete', other: '{n} de tablete' });
const have = (count: number) => `${tablets(count)} ${count === 1 ? 'are' : 'au'}`;
const wait = (seconds: number | null) => (seconds === null ? '' : formatWait(seconds));

export const rehearsalWords = {
  title: 'Repetiție',
  intro:
    'Douăsprezece comenzi inventate vin în câteva minute, din meniul dumneavoastră, pe panou, pe tablă, la imprimantă și, dacă doriți, pe telefoanele curierilor. La sfârșit vedeți ce s-a pierdut, iar din ele nu rămâne nimic: nici în stoc, nici în rapoarte, nici în e-mailuri.',
  failed: 'Repetiția nu poate fi afișată.',
  start: 'Începe repetiția',
  minutes: 'În câte minute vin comenzile',
  minutesOption: (minutes: number) => countOf(minutes, { one: 'un minut', few: '{n} minute', other: '{n} de minute' }),
  faults: 'Ce greutăți permiteți',
  faultNames: {
    allergy: 'Un client cu alergie',
    sold_out: 'Un preparat care s-a terminat',
    long_note: 'Un mesaj foarte lung',
    cancelled: 'Un client care anulează',
  } satisfies Record<RehearsalFault, string>,
  withCouriers: 'Livrările vin și pe telefoanele curierilor',
  confirmTitle: 'Începeți repetiția acum?',
  confirmText:
    'Panourile vor suna, iar imprimantele vor tipări. Comenzile au numele „REPETIȚIE” și nu se gătesc. Comenzile adevărate vin mai departe și stau înaintea lor. O puteți opri oricând.',
  confirm: 'Începe',
  notNow: 'Nu acum',
  stop: 'Oprește repetiția',
  startFailed: 'Repetiția nu a început.',
  stopFailed: 'Repetiția nu a fost oprită.',
  running: (placed: number, of: number) =>
    `Repetiție în curs: au venit ${placed} din ${of} comenzi. Cele marcate REPETIȚIE nu se gătesc.`,
  endsAt: (hour: string) => `Se încheie când toate au fost predate sau respinse, cel târziu la ${hour}.`,
  last: (when: string) => `Ultima repetiție, ${when}`,
  endings: {
    finished: 'S-a încheiat.',
    stopped: 'A fost oprită.',
    interrupted: 'A fost întreruptă: serverul s-a oprit în timpul ei.',
  },
  none: 'Nicio comandă nu a venit.',
  findings: {
    heard: ({ count, of, seconds }) =>
      count === of
        ? `Toate comenzile s-au văzut pe un panou care se aude; cea mai lentă după ${wait(seconds)}.`
        : `${orders(of - count)} nu ${of - count === 1 ? 's-a văzut' : 's-au văzut'} pe niciun panou care se aude. Verificați sunetul tabletei și ecranul să fie aprins.`,
    answered: ({ count, of, seconds }) =>
      count === of
        ? `Toate comenzile au primit răspuns; cea mai lentă după ${wait(seconds)}.`
        : `${orders(of - count)} nu ${of - count === 1 ? 'a primit' : 'au primit'} niciun răspuns${seconds === null ? '' : `; cel mai lent răspuns a venit după ${wait(seconds)}`}.`,
    allergy: ({ count, of }) =>
      count === of
        ? 'Mesajul despre alergie a fost citit și bifat.'
        : 'Comanda cu alergie a fost acceptată fără ca mesajul să fie bifat.',
    sold_out: ({ count, of }) =>
      count === of
        ? 'Comanda cu un preparat terminat a fost respinsă.'
        : 'Comanda cu un preparat terminat nu a fost respinsă: clientul ar fi așteptat ceva ce nu mai există.',
    cancelled: ({ count, of }) =>
      count === of
        ? 'Clientul care s-a răzgândit a putut anula: nimeni nu a început comanda lui.'
        : 'Comanda pe care un client voia să o anuleze fusese deja preluată: s-ar fi anulat la telefon.',
    ready: ({ count, of }) =>
      count === of
        ? 'Fiecare comandă acceptată a fost marcată „gata”.'
        : `${orders(of - count)} nu ${of - count === 1 ? 'a fost marcată' : 'au fost marcate'} „gata”: clientul nu vede când e gata.`,
    left: ({ count, of }) =>
      count === of
        ? 'Fiecare livrare a fost marcată „a plecat”.'
        : `${orders(of - count)} cu livrare nu ${of - count === 1 ? 'a fost marcată' : 'au fost marcate'} „a plecat”.`,
    carried: ({ count, of }) =>
      count === of
        ? 'Fiecare livrare a fost luată de un curier.'
        : `${orders(of - count)} cu livrare nu ${of - count === 1 ? 'a fost luată' : 'au fost luate'} de niciun curier. Verificați că telefonul are internet și că este conectat.`,
    printed: ({ count, of }) =>
      count === of
        ? 'Toate bonurile s-au tipărit.'
        : `S-au tipărit ${count} din ${of} bonuri. Verificați hârtia și legătura imprimantei.`,
    sound: ({ count, of }) =>
      count === of
        ? 'Fiecare tabletă deschisă se aude.'
        : `${have(of - count)} sunetul oprit: apăsați „Pornește alertele”.`,
    awake: ({ count, of }) =>
      count === of
        ? 'Panoul a rămas pe ecranul fiecărei tablete.'
        : `${have(of - count)} ecranul stins sau alt program în față: opriți stingerea automată a ecranului.`,
    clock: ({ count, of, seconds }) =>
      count === of
        ? 'Ceasul fiecărei tablete este potrivit.'
        : `${have(of - count)} ceasul greșit, cu până la ${wait(seconds)}: porniți ora automată în setări.`,
    notifications: ({ count, of }) =>
      count === of
        ? 'Fiecare tabletă poate arăta notificări.'
        : `${have(of - count)} notificările oprite: permiteți-le din setările paginii, ca o comandă să se vadă și când panoul nu este în față.`,
    role: ({ count, of }) =>
      count === of
        ? 'Pe fiecare tabletă este conectat un angajat.'
        : `${have(of - count)} conectat un administrator: oricine este lângă ea poate schimba prețuri și setări. În bucătărie conectați un angajat.`,
    disk: ({ tone }) =>
      tone === 'good'
        ? 'Pe discul serverului este loc.'
        : 'Discul serverului este aproape plin: eliberați loc, altfel comenzile vor fi refuzate.',
    no_printer: () => 'Nicio imprimantă nu a primit bonuri: bucătăria lucrează numai după ecran.',
  } satisfies Record<FindingCode, (told: Told) => string>,
} as const;
