import type { DeliveryMethod } from '#domain/orders/order.ts';
import { END_WORDS, ORDER_STATUS_WORDS } from './order-status-words.ts';

/** The live page. */
export const orderText = {
  placedAt: (moment: string) => `Plasată ${moment}`,
  notFoundText:
    'Verifică dacă ai deschis linkul întreg, așa cum l-ai primit pe e-mail. Linkurile comenzilor vechi se închid.',
  progress: 'Starea comenzii',

  received: 'Comanda așteaptă confirmarea',
  waiting: 'Pagina se actualizează singură; îți scriem și pe e-mail.',
  usualAnswer: (within: string) => `de obicei răspundem ${within}`,
  withinMinutes: { one: 'într-un minut', few: 'în {n} minute', other: 'în {n} de minute' },
  estimated: {
    DELIVERY: (hour: string) => `ajunge pe la ${hour}`,
    PICKUP: (hour: string) => `o ridici pe la ${hour}`,
    RESTAURANT: (hour: string) => `ajunge la masă pe la ${hour}`,
  } satisfies Record<DeliveryMethod, (hour: string) => string>,
  waitingLong: (phone: string) => `Restaurantul nu a răspuns încă. Sună la ${phone}.`,
  rescheduled: 'Ora s-a schimbat.',
  laterThanAsked: (hour: string) => `Ai cerut ora ${hour}. Dacă nu îți convine, sună-ne și renunți gratuit.`,
  laterThanTold: (hour: string) =>
    `Înainte de comandă îți spusesem ${hour}. Dacă nu îți convine, sună-ne și renunți gratuit.`,
  waitingFor: (moment: string) =>
    `Ai cerut-o pentru ${moment}. Îți scriem pe e-mail imediat ce o confirmăm; pagina se actualizează și singură.`,
  accepted: 'Comanda este acceptată',
  arrives: {
    DELIVERY: (moment: string) => `Ajunge la tine ${moment}.`,
    PICKUP: (moment: string) => `O poți ridica ${moment}.`,
    RESTAURANT: (moment: string) => `Ți-o aducem la masă ${moment}.`,
  } satisfies Record<DeliveryMethod, (moment: string) => string>,
  around: (hour: string) => `în jurul orei ${hour}`,
  aroundOn: (day: string, hour: string) => `${day}, în jurul orei ${hour}`,
  inMinutes: { one: 'peste un minut', few: 'peste {n} minute', other: 'peste {n} de minute' },
  due: {
    DELIVERY: 'Trebuie să ajungă din clipă în clipă.',
    PICKUP: 'Ar trebui să fie gata. Te așteptăm!',
    RESTAURANT: 'Ajunge imediat la masă.',
  } satisfies Record<DeliveryMethod, string>,
  late: 'Am întârziat. Dacă vrei să afli de ce, sună-ne.',
  allergyRead: 'Bucătăria a confirmat: a citit mesajul tău despre alergii.',
  allergyUnconfirmed: 'Ai scris despre o alergie. Sună-ne ca să te asiguri că bucătăria a citit mesajul.',
  called: 'Numărul tău',
  inPreparation: 'O pregătim acum.',
  ready: 'Comanda e gata',
  readyText: {
    PICKUP: 'Te așteaptă la restaurant. Arată numărul comenzii când o ridici.',
    RESTAURANT: 'Ți-o aducem imediat la masă.',
  } satisfies Record<Exclude<DeliveryMethod, 'DELIVERY'>, string>,
  left: 'Comanda a plecat spre tine',
  nextStop: 'Ești următoarea oprire.',
  stopsBefore: {
    one: 'Curierul mai are o oprire până la tine.',
    few: 'Curierul mai are {n} opriri până la tine.',
    other: 'Curierul mai are {n} de opriri până la tine.',
  },
  handedOver: 'Poftă bună!',
  handedOverText: {
    DELIVERY: 'Comanda a fost livrată. Îți mulțumim!',
    PICKUP: 'Comanda a fost ridicată. Îți mulțumim!',
    RESTAURANT: 'Comanda a fost servită. Îți mulțumim!',
  } satisfies Record<DeliveryMethod, string>,
  rejected: 'Ne pare rău, comanda nu poate fi onorată',
  cancelled: 'Ai anulat comanda',
  cancelledText: 'Nu ai nimic de plătit. Dacă ai folosit un cupon, poate fi folosit din nou.',
  cancel: 'Anulează comanda',
  cancelAsk: 'Sigur anulezi comanda? Restaurantul nu a început-o încă.',
  cancelYes: 'Da, anulează',
  cancelNo: 'Nu, păstrează comanda',
  cancelling: 'Se anulează…',
  cancelFailed: 'Comanda nu a putut fi anulată. Încearcă din nou sau sună-ne.',
  feedback: 'Spune-ne cum a fost',
  reason: (reason: string) => `Motivul: ${reason}`,
  nothingToPay: 'Nu ai nimic de plătit.',
  refundDue: 'Banii plătiți ți se returnează.',

  steps: {
    placed: 'Trimisă',
    waiting: 'În așteptare',
    accepted: ORDER_STATUS_WORDS.CONFIRMED,
    scheduled: ORDER_STATUS_WORDS.SCHEDULED,
    preparing: 'În pregătire',
    ready: 'Gata',
    out: 'Pe drum',
    ...END_WORDS,
    rejected: ORDER_STATUS_WORDS.REJECTED,
    cancelled: 'Anulată',
  },
  stepDone: 'gata',

  notification: {
    title: 'Notificări despre comandă',
    off: 'Vrei să închizi pagina? Te anunțăm la fiecare pas al comenzii și dacă se schimbă ceva.',
    start: 'Anunță-mă pe acest dispozitiv',
    on: 'Te anunțăm pe acest dispozitiv, chiar dacă închizi pagina.',
    stop: 'Oprește notificările',
    denied:
      'Notificările acestui site sunt blocate în browser. Le poți permite din setările site-ului, lângă adresa paginii. Până atunci pagina se actualizează singură și îți scriem pe e-mail.',
    installFirst:
      'Vrei să te anunțăm și cu pagina închisă? Pe iPhone și iPad, apasă Partajează, apoi „Adaugă la ecranul principal”, și deschide comanda din aplicație.',
    failed: 'Notificările nu au putut fi pornite acum. Încearcă din nou; între timp îți scriem pe e-mail.',
  },
  remember: {
    title: 'Data viitoare',
    ask: 'Ține minte datele și comenzile pe acest dispozitiv',
    why: 'Data viitoare comanzi din trei atingeri.',
    on: 'Am ținut minte: data viitoare comanzi din trei atingeri.',
  },
  install: {
    title: 'Comanzi mai repede data viitoare.',
    why: 'Pune magazinul pe ecranul telefonului: se deschide dintr-o atingere, fără magazin de aplicații.',
    byHand: 'Apasă Partajează, apoi „Adaugă la ecranul principal”.',
    start: 'Pune pe ecran',
    never: 'Nu, mulțumesc',
  },

  lost: {
    offline: 'Nu există conexiune la internet. Aceasta este ultima stare cunoscută; încercăm din nou.',
    silent: 'Magazinul nu răspunde acum. Aceasta este ultima stare cunoscută; încercăm din nou.',
  },
  call: (phone: string) => `Sună-ne: ${phone}`,
  copy: 'Copiază linkul',
  keepLink: 'Păstrează linkul: cu el vezi oricând starea comenzii.',
  print: 'Tipărește',
  notFiscal: 'Acesta nu este bon fiscal.',
  toMenu: 'Înapoi la meniu',

  details: 'Detaliile comenzii',
  message: (text: string) => `Mesaj personalizat: „${text}”`,
  free: 'Produs gratuit',
  pieces: (count: number) => `${count} ×`,
  sizeAt: (size: string, price: string) => `${size} · ${price}`,
  allergens: (names: string) => `Alergeni: ${names}`,
  packagingOf: (amount: string) => `Cost ambalaj: ${amount}`,
  freeDelivery: 'gratuită',
  total: 'Total de plată',
  /** A rejected order: nothing is to be paid. */
  totalRejected: 'Total',
} as const;
