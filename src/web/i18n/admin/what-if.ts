import { countOf } from '#domain/text/plural.ts';

/** „Ce-ar fi fost?”: an unsaved change replayed over earlier orders. */
export const whatIfWords = {
  title: 'Ce-ar fi fost?',
  hint: 'Recalculăm comenzile dumneavoastră cu ce ați scris mai sus, înainte de a salva. Nimic nu se schimbă.',
  ask: (days: number) => `Ultimele ${days} de zile`,
  asking: 'Se recalculează comenzile…',
  failed: 'Comenzile nu pot fi recalculate acum.',
  outdated: 'Ați schimbat formularul între timp: apăsați din nou pentru ce scrie acum.',
  result: 'Ce ar fi fost altfel',
  none: (days: number) => `În ultimele ${days} de zile nu aveți nicio comandă de recalculat.`,
  same: (orders: number) =>
    countOf(orders, {
      one: 'O comandă recalculată: ar fi fost la fel.',
      few: '{n} comenzi recalculate: toate ar fi fost la fel.',
      other: '{n} de comenzi recalculate: toate ar fi fost la fel.',
    }),
  orders: 'Comenzi recalculate',
  brought: 'Ar fi adus',
  equal: 'la fel',
  more: 'în plus',
  less: 'în minus',
  refused: 'Ar fi fost refuzate',
  taken: 'Ar fi fost primite, acum sunt refuzate',
  otherSum: 'Ar fi costat altfel',
  later: 'Ar fi fost gata mai târziu',
  order: (number: number) => `Comanda nr. ${number}`,
  effects: {
    refused: (amount: string) => `refuzată (${amount})`,
    taken: (amount: string) => `primită (${amount})`,
    other_sum: (before: string, after: string) => `${before} → ${after}`,
    later: (minutes: number) =>
      countOf(minutes, {
        one: 'cu un minut mai târziu',
        few: 'cu {n} minute mai târziu',
        other: 'cu {n} de minute mai târziu',
      }),
  },
  showAll: (count: number) => `Arată-le pe toate (${count})`,
  onlyNewest: (count: number) => `Sunt arătate cele mai noi ${count}.`,
  unknown:
    'Nu se poate ști cine ar fi renunțat, cine ar fi adăugat ceva ca să ajungă la minim și cine ar fi comandat abia așa. Comenzile respinse și cele pe care magazinul nu le-a primit nu intră în socoteală.',
  fromRecord: (orders: number) =>
    countOf(orders, {
      one: 'O comandă este socotită după cum s-a convenit atunci: regulile zilei ei nu sunt păstrate.',
      few: '{n} comenzi sunt socotite după cum s-a convenit atunci: regulile zilei lor nu sunt păstrate.',
      other: '{n} de comenzi sunt socotite după cum s-a convenit atunci: regulile zilei lor nu sunt păstrate.',
    }),
  shortened:
    'Sunt prea multe comenzi pentru o singură recalculare: lipsesc cele din ultimele zile. Alegeți 30 de zile.',
} as const;
