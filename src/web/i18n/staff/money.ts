/** Money that is paid online, for staff. */
import { type Means, meansLabel } from '#domain/orders/payment-means.ts';
import { NOTHING_TO_COLLECT } from '#web/i18n/nothing-to-collect.ts';

const LINES = {
  held: 'Blocat pe cardul clientului',
  taken: 'Plătit online',
  refunded: 'Dat înapoi',
  going_back: 'Se dă înapoi',
  to_collect: 'De încasat la predare',
} as const;

export const moneyWords = {
  nothingToCollect: NOTHING_TO_COLLECT,
  line: (kind: keyof typeof LINES, means: Means | undefined) =>
    means === undefined ? LINES[kind] : `${LINES[kind]} (${meansLabel([means]).toLowerCase()})`,
  card: 'Cardul',
  heldUntil: (moment: string) => `Banii rămân blocați cel mult până la ${moment}; se încasează la acceptare.`,
  releasedAt: (moment: string) => `Banii blocați au fost eliberați la ${moment}.`,
  /** Of what is on its way back: the answer may still be missing, and is asked for. */
  goingBack:
    'Verificăm la procesator: suma trece la „Dat înapoi” când procesatorul o confirmă. Banca o arată clientului în câteva zile.',
  rejectHeld: (amount: string) =>
    `Comanda are ${amount} blocați pe cardul clientului: la respingere se deblochează singuri.`,
  rejectTaken: (amount: string) => `Cei ${amount} plătiți online se întorc singuri pe cardul clientului.`,
  changeMore: (amount: string) => `În plus față de plata online, ${amount} se încasează la predare.`,
  changeLess: (amount: string) => `Diferența de ${amount} se întoarce singură pe cardul clientului.`,
  changeLessHeld: (amount: string) => `De pe cardul clientului se iau cu ${amount} mai puțin.`,
  evidence: 'Dosarul plății, de tipărit',
  refund: {
    open: 'Dă banii înapoi',
    notOnTablet:
      'Banii se dau înapoi de pe un calculator sau telefon, din contul dumneavoastră, nu de pe tableta casei.',
    title: (orderNumber: number) => `Bani înapoi, comanda nr. ${orderNumber}`,
    howMuch: 'Cât dați înapoi?',
    ofWhich: 'Din ce plată?',
    all: 'Toată suma',
    some: 'O parte',
    amount: 'Suma, în lei',
    amountHint: (maximum: string) => `Cel mult ${maximum}.`,
    amountMissing: 'Scrieți suma, de exemplu 23,50.',
    tooMuch: (maximum: string) => `Se pot da înapoi cel mult ${maximum}.`,
    presets: 'Motive frecvente',
    reasons: ['A lipsit un produs.', 'Un produs nu a fost bun.', 'Comanda nu a mai fost livrată.'],
    reason: 'Motivul',
    reasonHint: 'Rămâne în istoricul plății; clientul nu îl citește.',
    reasonMissing: 'Scrieți de ce dați banii înapoi.',
    ask: (amount: string, client: string) => `Dați înapoi ${amount} către ${client}?`,
    after: 'Banii se întorc pe cardul cu care s-a plătit. Nu se poate anula.',
    submit: (amount: string) => `Dă înapoi ${amount}`,
    failed: 'Banii nu au putut fi dați înapoi.',
  },
  needsCheck: 'Plata acestei comenzi este de verificat. Lista este în administrare, la „Plăți de verificat”.',
} as const;
