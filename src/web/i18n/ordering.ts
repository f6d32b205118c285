import { countOf } from '#domain/text/plural.ts';

const MINUTES = { one: 'un minut', few: '{n} minute', other: '{n} de minute' };

/** How long an order takes, until when one can order, and from when on the closed shop serves. */
export const ordering = {
  ways: { DELIVERY: 'Livrare', PICKUP: 'Ridicare' },
  about: (length: string) => `~${length.replaceAll(' ', '\u00a0')}`,
  minutes: (minutes: number) => `${minutes} min`,
  /** The restaurant is open, but no order is possible now. */
  closed: 'Acum nu preluăm comenzi online',
  lastCall: (minutes: number) => `Pentru azi mai poți comanda ${countOf(minutes, MINUTES)}`,
  lastCallUntil: (minutes: number, hour: string) => `Mai poți comanda ${countOf(minutes, MINUTES)}, apoi de la ${hour}`,
  lastCallOf: (way: string, sentence: string) => `${way}: ${sentence.charAt(0).toLowerCase()}${sentence.slice(1)}`,
  firstMoment: (moment: string) => `Poți comanda de acum: prima oră liberă este ${moment}.`,
  /** Each with its service: „ridicare azi, la 10:30”. */
  firstMoments: (moments: readonly string[]) => `Poți comanda de acum: ${moments.join('; ')}.`,
  served: { DELIVERY: 'livrare', PICKUP: 'ridicare', RESTAURANT: 'servire în restaurant' },
  notNow: 'momentan nu',
  orderAhead: 'Comandă de acum',
  estimate: 'Cât durează acum, estimat. Ora o confirmă restaurantul când acceptă comanda.',
} as const;
