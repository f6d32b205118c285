/** `/admin/set-services`: what is offered and how far ahead (back-office.md §2, §5; romania.md §7.2). */
export const servicesWords = {
  title: 'Servicii oferite',
  intro: 'Ce pot face clienții în magazin și cu cât timp înainte. Un serviciu oprit nu mai apare la comandă.',
  failed: 'Serviciile nu pot fi afișate acum.',
  tabsLabel: 'Servicii',
  tabs: { pickup: 'Ridicare', delivery: 'Livrare', booking: 'Rezervări', 'pre-orders': 'Precomenzi' },
  hints: {
    pickup: 'Clientul vine după comandă.',
    delivery: 'Comanda ajunge la client, în localitățile din „Zone de livrare”.',
    booking: 'Clientul cere o masă; restaurantul confirmă telefonic.',
    preOrders: 'Comenzi pentru altă zi, la produsele care permit acest lucru.',
  },
  on: 'Pornit',
  off: 'Oprit',
  enabled: (name: string) => `${name}: serviciu pornit`,
  soon: {
    order: {
      label: 'Cât mai repede',
      hint: 'Clientul poate comanda fără să aleagă o oră, cât timp serviciul este deschis.',
    },
    booking: { label: 'Masă pentru acum', hint: 'Clientul poate cere o masă fără să aleagă o oră.' },
  },
  minimum: 'Timp minim înainte',
  minimumHint: 'Cu cât timp înainte se comandă cel mai târziu. Gol: fără limită.',
  maximum: 'Timp maxim înainte (zile)',
  maximumHint: 'Cu cât timp înainte se comandă cel mai devreme. Gol: o zi.',
  unit: 'Unitate',
  units: { minute: 'minute', ore: 'ore', zile: 'zile' },
  offHint: 'Serviciul este oprit. Porniți-l ca să alegeți timpii.',
  offTimes: 'Serviciul este oprit: timpii se șterg la salvare.',
  summary: (soonest: string, latest: string) =>
    `Ora aleasă de client: cel mai devreme peste ${soonest}, cel mai târziu peste ${latest}.`,
  atOnce: 'câteva clipe',
  nothingOffered: 'Nici ridicarea, nici livrarea nu sunt pornite: magazinul nu poate primi comenzi.',
  dineIn: {
    title: 'Servire la masă',
    hint: 'Clienții din restaurant pot comanda de pe telefon, cu servire la masă.',
    label: 'Comenzi cu servire la masă',
  },
  ownContainer: {
    title: 'Recipientul clientului',
    hint: 'La ridicare, clientul poate veni cu recipientul lui și nu plătește ambalajul mâncării. Regulamentul (UE) 2025/40 cere acest lucru din 12 februarie 2027; puteți începe mai devreme.',
    label: 'Din data de',
    late: 'Data este după 12 februarie 2027, ziua de la care oferta este obligatorie.',
  },
} as const;
