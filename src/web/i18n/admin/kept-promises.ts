import { countOf } from '#domain/text/plural.ts';

const orders = (count: number) => countOf(count, { one: 'o comandă', few: '{n} comenzi', other: '{n} de comenzi' });

/** How often promises were kept. */
export const keptWords = {
  title: 'Promisiuni ținute',
  kept: (percent: number, days: number) => `${percent} % din promisiuni ținute în ultimele ${days} de zile`,
  tooFew: (measured: number, days: number) =>
    measured === 0
      ? `În ultimele ${days} de zile nu s-a notat când au fost gata sau predate comenzile.`
      : `Prea puține ca să fie un procent cinstit: ${orders(measured)} cu ora notată în ultimele ${days} de zile.`,
  none: (days: number) => `Nicio comandă din ultimele ${days} de zile nu a ajuns încă la ora promisă.`,
  later: 'Aici veți vedea câte comenzi au fost gata sau predate până la ora promisă.',
  how: (measured: number, promised: number) =>
    `Comenzi cu ora notată: ${measured} din ${promised}. Ținută înseamnă cel mult 5 minute după ora promisă la acceptare; o oră schimbată mai târziu nu se pune.`,
} as const;
