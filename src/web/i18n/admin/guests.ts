import { countOf } from '#domain/text/plural.ts';

/** Reviews and withdrawals of guests, for administrators. */
export const adminGuestsWords = {
  reviews: {
    title: 'Opinii',
    intro:
      'Nicio opinie nu se arată înainte de a fi citită. Publicați și criticile: legea cere ca opiniile să nu fie alese.',
    failed: 'Opiniile nu pot fi afișate acum.',
    states: { pending: 'De citit', published: 'Publicate', hidden: 'Ascunse' },
    filter: 'Starea opiniilor',
    count: { one: 'o opinie', few: '{n} opinii', other: '{n} de opinii' },
    empty: {
      pending: 'Nu există opinii de citit.',
      published: 'Nicio opinie publicată.',
      hidden: 'Nicio opinie ascunsă.',
    },
    emptyHint: 'Clienții pot scrie o opinie pe pagina „Opinii” a magazinului. Fiecare apare aici, cu stele și text.',
    stars: (rating: number) =>
      countOf(rating, { one: 'o stea din 5', few: '{n} stele din 5', other: '{n} stele din 5' }),
    verified: 'A comandat aici',
    publish: 'Publică',
    hide: 'Ascunde',
    of: (verb: string, name: string) => `${verb} opinia lui ${name}`,
    failedDecision: 'Opinia nu a putut fi salvată.',
    example: { name: 'Ioana', text: 'Sarmalele au ajuns calde, exact la ora promisă. Mulțumim!' },
  },
  withdrawals: {
    title: 'Retrageri din contract',
    intro: 'Cererile clienților. Banii se înapoiază în cel mult 14 zile de la primire (OUG 34/2014).',
    failed: 'Cererile nu pot fi afișate acum.',
    states: { open: 'De rezolvat', settled: 'Rezolvate' },
    filter: 'Starea cererilor',
    count: { one: 'o cerere', few: '{n} cereri', other: '{n} de cereri' },
    empty: { open: 'Nu există cereri de rezolvat.', settled: 'Nicio cerere rezolvată.' },
    emptyHint:
      'Cererile vin din pagina „Retragere din contract” a magazinului. Aici vedeți comanda, produsele și termenul banilor.',
    order: (number: number) => `Comanda nr. ${number}`,
    unknown: 'Numărul și adresa nu se potrivesc cu nicio comandă.',
    received: (when: string) => `Primită la ${when}`,
    due: (when: string) => `Banii înapoi până la ${when}`,
    late: (when: string) => `Termenul a trecut la ${when}`,
    settledBy: (name: string | null, when: string) => `Rezolvată${name === null ? '' : ` de ${name}`}, la ${when}`,
    settle: 'Marchează ca rezolvată',
    reopen: 'Redeschide',
    of: (verb: string, number: number) => `${verb}: comanda nr. ${number}`,
    write: (email: string) => `Scrieți la ${email}`,
    failedDecision: 'Cererea nu a putut fi salvată.',
    example: { name: 'Ioana Popescu', items: 'Două sticle de vin, nedeschise.' },
  },
} as const;
