/** Pausing services and marking products sold out, for staff. */

import type { PauseLength } from '#domain/schedule/pauses.ts';
import type { PausableService } from '#domain/schedule/schedule.ts';
import { reachSentence } from '#web/i18n/staff/ingredients.ts';

export const serviceWords = {
  title: 'Pauze și mod aglomerat',
  intro: 'Pauzele se termină singure. Clienții văd schimbarea imediat și pot comanda în continuare pentru mai târziu.',
  failed: 'Starea serviciilor nu poate fi afișată.',
  stepFailed: 'Schimbarea nu a fost făcută.',
  names: {
    delivery: 'Livrare',
    pickup: 'Ridicare',
    booking: 'Rezervări',
  } satisfies Record<PausableService, string>,
  running: { delivery: 'Pornită', pickup: 'Pornită', booking: 'Pornite' } satisfies Record<PausableService, string>,
  off: 'Oprit din panoul de administrare',
  stopped: {
    delivery: (end: string) => `Livrarea este oprită până ${end}`,
    pickup: (end: string) => `Ridicarea este oprită până ${end}`,
    booking: (end: string) => `Rezervările pentru azi sunt oprite până ${end}`,
  } satisfies Record<PausableService, (end: string) => string>,
  pauseFor: {
    delivery: 'Oprește livrarea',
    pickup: 'Oprește ridicarea',
    booking: 'Oprește rezervările pentru azi',
  } satisfies Record<PausableService, string>,
  changeEnd: 'Schimbă sfârșitul pauzei',
  lengths: {
    '15': '15 min',
    '30': '30 min',
    '60': 'O oră',
    next_shift: 'Până la tura următoare',
    today: 'Azi',
  } satisfies Record<PauseLength, string>,
  /** After the word for the length. */
  endsAt: (length: PauseLength, end: string) => (length === 'next_shift' ? `(${end})` : `până ${end}`),
  midnight: 'la miezul nopții',
  end: (day: string | null, hour: string) => (day === null ? `la ${hour}` : `${day}, la ${hour}`),
  by: (name: string) => `de ${name}`,
  resume: 'Reia',
  resumeService: {
    delivery: 'Reia livrarea',
    pickup: 'Reia ridicarea',
    booking: 'Reia rezervările',
  } satisfies Record<PausableService, string>,
  busy: 'Mod aglomerat',
  busyIntro: 'Clienții află că durează mai mult, iar orele propuse se mută mai târziu.',
  busyOn: (minutes: number, end: string) => `Mod aglomerat: +${minutes} minute, până ${end}`,
  busyAdds: (minutes: number) =>
    `Mod aglomerat: se adaugă ${minutes} ${minutes < 20 ? '' : 'de '}minute la ora promisă.`,
  busyMinutes: 'Câte minute în plus?',
  busyLength: 'Pentru cât timp?',
  busyStart: 'Pornește modul aglomerat',
  busyStop: 'Oprește modul aglomerat',
  stop: 'Oprește',
  minutesMore: (minutes: number) => `+${minutes} minute`,
} as const;

/** Products that are sold out for now. */
export const soldOutWords = {
  title: 'Epuizate acum',
  intro:
    'Ce se marchează aici nu se mai poate comanda și revine singur. Un ingredient închide tot ce nu se poate face fără el. Întrerupătoarele din meniu rămân neschimbate.',
  listFailed: 'Lista produselor epuizate nu poate fi afișată.',
  menuFailed: 'Meniul nu poate fi afișat acum.',
  stepFailed: 'Schimbarea nu a fost făcută.',
  none: 'Deocamdată nu este nimic epuizat.',
  back: 'A revenit',
  backName: (name: string) => `A revenit: ${name}`,
  until: (when: string) => `până ${when}`,
  untilBack: 'până revine',
  by: (name: string) => `de ${name}`,
  mark: 'Marchează epuizat',
  search: 'Caută în meniu',
  extras: 'Extra',
  ingredients: 'Ingrediente',
  reach: reachSentence,
  whole: 'Tot produsul',
  soldOutName: (name: string) => `Epuizat: ${name}`,
  soldOut: 'Epuizat',
  noStock: 'fără stoc',
  off: 'oprit din meniu',
  ask: (name: string) => `${name} – până când?`,
  tomorrow: 'Până mâine',
  untilDay: 'Până într-o zi anume',
  untilReturn: 'Până revine',
  day: 'Revine pe',
  confirmDay: 'Marchează',
  noResults: 'Nu s-au găsit produse pentru criteriile selectate.',
} as const;

/** The rules for guests. */
export const guestRulesWords = {
  title: 'Reguli pentru clienți',
  mayCancel: 'Clientul își poate anula comanda până la acceptare',
  seats: 'Locuri în restaurant',
  seatsHint: 'Gol: locurile nu se numără.',
  stay: 'Durata unei mese, în minute',
  save: 'Salvează regulile',
} as const;
