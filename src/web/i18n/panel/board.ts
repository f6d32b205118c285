/** The board of the kitchen. */
import type { BoardLane } from '#domain/orders/board.ts';
import type { OrderStage } from '#domain/orders/order-stage.ts';

export const boardWords = {
  title: 'Tablă',
  lanes: {
    new: 'Noi',
    preparing: 'În lucru',
    ready: 'Gata',
    out: 'Pe drum',
    later: 'Mai târziu',
  } satisfies Record<BoardLane, string>,
  count: { one: 'o comandă deschisă', few: '{n} comenzi deschise', other: '{n} de comenzi deschise' },
  looks: { label: 'Cum se arată tabla', columns: 'Coloane', list: 'Listă' },
  stations: {
    label: 'Secția ale cărei preparate se arată',
    all: 'Toate',
    none: 'Fără secție',
    elsewhere: (names: readonly string[]) => `și la ${names.join(', ')}`,
    nothing: 'Nimic de gătit la secția aceasta.',
  },
  emptyLane: 'Nimic aici',
  empty: 'Nicio comandă deschisă',
  emptyHint: 'Comenzile noi apar aici singure, în ordinea în care trebuie începute.',
  more: 'Sunt mai multe comenzi deschise decât încap aici. Restul se văd în listele din meniu.',
  dishes: 'De gătit acum',
  inMinutes: (duration: string) => `în ${duration}`,
  now: 'acum',
  late: (duration: string) => `întârziată ${duration}`,
  around: (hour: string) => `~${hour}`,
  waits: (duration: string) => `așteaptă ${duration}`,
  justCame: 'chiar acum',
  begins: (hour: string, minutes: number) => `începe la ${hour} (~${minutes} min)`,
  called: (kitchenNumber: number) => `#${kitchenNumber}`,
  number: (orderNumber: number) => `nr. ${orderNumber}`,
  endsWith: (lastDigits: string) => `…${lastDigits}`,
  times: (call: string, quantity: number) => `${call} ×${quantity}`,
  ready: (duration: string) => `gata de ${duration}`,
  left: (duration: string) => `plecată de ${duration}`,
  steps: { preparing: 'Înapoi în lucru', ready: 'Gata', out: 'A plecat' } satisfies Record<OrderStage, string>,
  handOver: { DELIVERY: 'Livrată', PICKUP: 'Ridicată', RESTAURANT: 'Servită' },
  methods: { DELIVERY: 'Livrare', PICKUP: 'Ridicare', RESTAURANT: 'La masă' },
  /** What a button says of itself: its own word first, as it is read aloud. */
  ofOrder: (step: string, orderNumber: number) => `${step}: comanda nr. ${orderNumber}`,
  done: {
    preparing: (orderNumber: number) => `Comanda nr. ${orderNumber} este din nou în lucru.`,
    ready: (orderNumber: number) => `Comanda nr. ${orderNumber} este gata.`,
    out: (orderNumber: number) => `Comanda nr. ${orderNumber} a plecat.`,
  } satisfies Record<OrderStage, (orderNumber: number) => string>,
  undo: 'Anulează',
  failed: 'Starea nu a putut fi schimbată. Încercați din nou.',
  keys: 'Tastele 1–9 fac pasul următor al comenzii cu același număr; tasta 0 anulează ultimul pas, cât timp butonul „Anulează” este pe ecran.',
} as const;
