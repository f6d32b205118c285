/** Paying online: the checkout's note, the page of an order that waits for its payment, and what became of its money. */
import type { DeliveryMethod } from '#domain/orders/order.ts';
import type { NotEligible } from '#domain/payments/eligible-for-meal-card.ts';
import type { DeclineReason } from '#domain/payments/provider-state.ts';

/** After the money came back from the shop, banks show it for some days. */
const BANK_SHOWS = 'banca îi poate arăta blocați încă vreo câteva zile';

export const paying = {
  mealCardAll: (sum: string) => `Cu cardul de masă plătești toată comanda, ${sum}.`,
  mealCardRest: (eligible: string, rest: string, what: string) =>
    `Cu cardul de masă plătești ${eligible}; restul de ${rest} (${what}) îl plătești:`,
  notEligible: {
    alcohol: 'băuturi alcoolice',
    excluded: 'produse care nu se plătesc cu cardul de masă',
    packaging: 'ambalaje',
    deposits: 'garanție SGR',
    delivery: 'livrare',
  } satisfies Record<NotEligible, string>,

  holds: 'Banii se blochează pe cardul tău și se iau doar când restaurantul acceptă comanda.',
  atOnce: 'Banii se iau imediat. Dacă restaurantul refuză comanda, ți-i întoarcem pe același card.',
  next: (provider: string) => `După ce trimiți comanda, plătești cu cardul pe pagina ${provider}.`,
  issuers: (names: string) => `Se primesc cardurile de masă ${names}.`,
  noMealCards:
    'Cardul de masă nu se poate folosi online acum. Alege altă modalitate de plată; tot ce ai completat rămâne.',
  isTest: 'Este o plată de probă: nu se mișcă niciun ban.',
  off: 'Plata online nu merge acum. Alege altă modalitate de plată; tot ce ai completat rămâne.',
  unknown: 'Nu am putut afla dacă plata online merge acum. Poți trimite comanda: dacă nu merge, alegi altă modalitate.',

  waiting: 'Comanda așteaptă plata',
  starting: 'Pregătim plata',
  startingText: 'Durează câteva secunde. Pagina se actualizează singură.',
  open: 'Ajunge la restaurant imediat ce este plătită.',
  checking: 'Verificăm plata',
  checkingText: 'Întrebăm banca dacă plata a trecut. Nu plăti încă o dată: pagina se actualizează singură.',
  declined: 'Plata nu a trecut',
  declinedText: {
    no_funds:
      'Banca spune că nu sunt destui bani pe acest card. Nu s-a luat niciun ban. Încearcă alt card sau plătește altfel.',
    wrong_data:
      'Datele cardului nu s-au potrivit. Nu s-a luat niciun ban. Verifică numărul, data și codul de pe spate.',
    bank_refused:
      'Banca a refuzat plata și nu ne spune de ce. Nu s-a luat niciun ban. Încearcă alt card sau sună la bancă.',
  } satisfies Record<DeclineReason, string>,
  failed: 'Plata nu a putut începe',
  failedText: 'Nu s-a luat niciun ban. Comanda te așteaptă aici: nu trebuie să scrii nimic din nou.',
  over: 'Comanda nu a fost plătită la timp',
  overText:
    'Nu s-a luat niciun ban și comanda nu a ajuns la restaurant. Dacă plata apare totuși, banii se întorc singuri.',
  goingBack: 'Banii se întorc la tine',
  goingBackText: (sum: string) => `${sum} sunt pe drum înapoi pe cardul tău. Comanda nu a ajuns la restaurant.`,
  refunded: 'Banii s-au întors',
  refundedText: (sum: string) =>
    `Ți-am întors ${sum} pe cardul tău; banca îi arată în câteva zile. Comanda nu a ajuns la restaurant.`,
  released: 'Banii sunt din nou ai tăi',
  restDue: 'Mai ai de plătit restul',
  restDueText: (rest: string) => `Mai plătești ${rest} cu cardul, apoi comanda ajunge la restaurant.`,
  /** Beside what is still to be paid. */
  paidSoFar: (parts: string) =>
    `Ai plătit ${parts}. Dacă restul nu se plătește la timp, banii aceștia se întorc singuri la tine.`,
  /** Before the first of two payments. */
  twoPayments: (first: string, rest: string) => `Plata are două părți: întâi ${first}, apoi ${rest} cu cardul.`,
  came: 'Am primit plata',
  cameText: 'Comanda pleacă spre restaurant. Pagina se actualizează singură.',

  pay: (sum: string) => `Plătește ${sum}`,
  again: 'Încearcă din nou',
  starts: 'Se pregătește plata…',
  left: {
    one: 'Mai ai un minut ca să plătești.',
    few: 'Mai ai {n} minute ca să plătești.',
    other: 'Mai ai {n} de minute ca să plătești.',
  },
  lastMoment: 'Mai ai mai puțin de un minut ca să plătești.',
  timeIsUp: 'Timpul de plată a trecut. Verificăm dacă plata a ajuns.',
  atDoor: {
    DELIVERY: 'Plătesc la livrare',
    PICKUP: 'Plătesc la ridicare',
    RESTAURANT: 'Plătesc la restaurant',
  } satisfies Record<DeliveryMethod, string>,
  restAtDoor: {
    DELIVERY: 'Plătesc restul la livrare',
    PICKUP: 'Plătesc restul la ridicare',
    RESTAURANT: 'Plătesc restul la restaurant',
  } satisfies Record<DeliveryMethod, string>,
  how: 'Cum plătești?',
  sendAtDoor: 'Trimite comanda așa',
  sending: 'Se trimite comanda…',
  loading: 'Se încarcă modalitățile de plată…',
  waysFailed: 'Modalitățile de plată nu au putut fi încărcate.',
  noWays: 'Restaurantul primește doar plata online. Sună-ne și găsim o soluție.',
  tryWays: 'Încarcă din nou',
  splitMissing: 'Scrie o sumă de cel mult totalul comenzii.',
  splitRest: 'Restul se plătește în numerar.',
  failure: {
    offline: 'Nu există conexiune la internet. Comanda te așteaptă: încearcă din nou când revine.',
    silent: 'Magazinul nu a răspuns. Comanda te așteaptă: încearcă din nou.',
  },
  putBack: 'Pune produsele înapoi în coș',

  money: 'Banii tăi',
  held: (sum: string) => `Bani blocați: ${sum}. Se iau doar când restaurantul acceptă comanda.`,
  heldAccepted: (sum: string) => `Bani blocați: ${sum}. Comanda este acceptată, așa că se iau acum.`,
  heldToRelease: (sum: string) => `Bani blocați: ${sum}. Se eliberează acum.`,
  paid: (sum: string) => `Plătit online: ${sum}.`,
  releasedAt: (hour: string) => `Banii blocați au fost eliberați la ${hour}; ${BANK_SHOWS}.`,
  refundedPart: (part: string, sum: string) => `Ți-am întors ${part} din ${sum}; banca îi arată în câteva zile.`,
  refundedAll: (sum: string) => `Ți-am întors toți banii, ${sum}; banca îi arată în câteva zile.`,
  onTheWay: (sum: string) => `${sum} sunt pe drum înapoi pe cardul tău.`,
  notTaken: 'Plata online nu s-a putut lua.',
  collect: {
    DELIVERY: (sum: string) => `La livrare mai ai de plătit ${sum}.`,
    PICKUP: (sum: string) => `La ridicare mai ai de plătit ${sum}.`,
    RESTAURANT: (sum: string) => `La restaurant mai ai de plătit ${sum}.`,
  } satisfies Record<DeliveryMethod, (sum: string) => string>,
  card: (card: string) => `Cardul ${card}`,
} as const;
