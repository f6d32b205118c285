/**
 * Words of the checkout's first render; those of judging and sending are in `placing.ts`, those of its folded row in
 * `checkout-more.ts`; the button's, which the placeholder also shows, in `titles.ts`.
 */

export const checkout = {
  empty: 'Coșul tău este gol.',
  emptyText: 'Alege ceva bun din meniu și revino aici.',
  seeMenu: 'Vezi meniul',
  noOrders: 'Momentan nu preluăm comenzi online.',

  change: 'Schimbă',
  theContact: 'datele de contact',
  theAddress: 'adresa',
  contactAndAddress: 'cine și unde primește comanda',

  method: 'Cum vrei să primești comanda?',
  methods: {
    PICKUP: 'Ridicare din restaurant',
    DELIVERY: 'Livrare la domiciliu',
    RESTAURANT: 'Servire în restaurant',
  },
  pickupFrom: (place: string) => `Din ${place}`,
  noFee: 'fără taxă',
  dineIn: 'Mănânci aici; îți aducem comanda la masă',
  table: 'Masa',
  tableHint: 'Numărul de pe masă. Cu el nu îți mai cerem datele de contact.',
  methodOff: {
    PICKUP: 'Momentan nu preluăm comenzi cu ridicare.',
    DELIVERY: 'Momentan nu livrăm la domiciliu.',
    RESTAURANT: 'Momentan nu servim în restaurant.',
  },
  onlyPickup: (name: string, place: string) => `Ridicare doar din ${place}: ${name}.`,

  when: 'Când?',
  asap: 'Cât mai repede',
  asapText: {
    PICKUP: 'Îți spunem ora după ce acceptăm comanda.',
    DELIVERY: 'Îți spunem ora după ce acceptăm comanda.',
    RESTAURANT: 'O pregătim imediat.',
  },
  otherTime: 'Altă zi sau oră',
  otherHour: 'Altă oră',
  date: 'Data',
  hour: 'Ora',
  chooseHour: 'Alege ora',
  noMoments: 'Nu există nicio oră liberă pentru acest fel de comandă. Sună-ne și găsim o soluție.',
  todayIsOver: 'Produsele din coș se comandă doar pentru astăzi, iar astăzi nu mai este nicio oră liberă.',
  noCommonHour: (names: string) =>
    `Nu există nicio oră la care să se poată comanda tot coșul. Are ore proprii: ${names}. Scoate un produs sau trimite două comenzi.`,
  closedNow: 'Închis acum.',
  opens: (moment: string) => `Deschidem ${moment}.`,
  canChoose: 'Poți comanda de acum pentru altă oră.',
  onlyAhead: 'Unele produse din coș se comandă doar pentru altă zi.',
  asapNotOffered: 'Pentru acest fel de comandă se alege o oră.',

  contact: 'Date de contact',
  fullName: 'Nume și prenume',
  phone: 'Număr de telefon',
  phoneHint: 'Te sunăm doar dacă avem o întrebare despre comandă.',
  email: 'Adresă de e-mail',
  emailHint: 'Aici primești confirmarea comenzii.',
  contactAtTable: 'Nume, telefon și e-mail (opțional)',
  contactAtTableHint: 'Dacă vrei confirmarea pe e-mail sau să te putem suna.',
  remember: 'Ține minte datele și comenzile pe acest dispozitiv',
  forget: 'Uită-mă pe acest dispozitiv',

  address: 'Adresa de livrare',
  city: 'Localitate',
  cityPlaceholder: 'Scrie sau alege',
  inOwnTown: (city: string) => `În ${city}`,
  zoneFee: (fee: string) => `Livrare: ${fee}.`,
  servedLocalities: {
    one: 'Vezi localitatea în care livrăm',
    few: 'Vezi cele {n} localități în care livrăm',
    other: 'Vezi cele {n} de localități în care livrăm',
  },
  minimumHere: (minimum: string) => `Comanda minimă este de ${minimum}.`,
  moreForFree: (sum: string) => `Mai adaugă produse de ${sum} și livrarea e gratuită.`,
  street: 'Stradă',
  streetNumber: 'Număr',
  details: 'Bloc, scară, etaj, apartament, interfon, reper (opțional)',
  detailsVillage: 'Bloc, scară, etaj, apartament, interfon (opțional)',
  building: 'Bloc',
  staircase: 'Scară',
  floor: 'Etaj',
  apartment: 'Apartament',
  intercom: 'Interfon',
  landmark: 'Reper',
  landmarkHint: 'De exemplu: lângă școală, poartă verde.',
  landmarkVillageHint: 'Dacă strada nu are nume, descrie locul: casa verde de lângă biserică.',

  payment: 'Cum plătești?',
  splitHint: 'Scrie o sumă; cealaltă se calculează singură.',
  mealCard: {
    paysNothing: 'Cardul de masă plătește numai mâncarea, iar în coș nu este mâncare care se poate plăti cu el.',
    noRest: 'Cardul de masă plătește numai mâncarea, iar restul comenzii nu se poate plăti altfel aici.',
    rest: (eligible: string, rest: string, what: string) =>
      `Cu cardul de masă se pot plăti ${eligible}; restul de ${rest} (${what}) îl plătești:`,
    notEligible: {
      alcohol: 'băuturi alcoolice',
      excluded: 'produse care nu se plătesc cu cardul de masă',
      packaging: 'ambalaje',
      deposits: 'garanție SGR',
      delivery: 'livrare',
    },
  },
  cashTooMuch: {
    cash_ceiling: 'Plata în numerar este permisă până la 10.000 de lei.',
    cash_ceiling_company: 'Cu factură pe firmă, plata în numerar este permisă până la 5.000 de lei.',
  },

  couponFailed: 'Codul nu a putut fi verificat. Încearcă din nou.',

  more: 'Cod de reducere și altele',
  moreHint: 'tacâmuri, factură pe firmă, mesaj pentru noi',
  cutlery: 'Am nevoie de tacâmuri',
  cutleryNote: 'Am nevoie de tacâmuri.',
  ownContainer: 'Vin cu recipientul meu',
  invoice: 'Vreau factură pe firmă',
  adult: 'Declar că am împlinit 18 ani',
  adultNote: 'Coșul conține băuturi alcoolice. La predare îți cerem un act de identitate.',
  terms: { before: 'Am citit și accept ', link: 'Termenii și condițiile', after: '' },
  privacy: { before: 'Află cum îți folosim datele în ', link: 'Politica de confidențialitate', after: '.' },
  withdrawal: { before: 'Completează ', link: 'formularul de retragere', after: ' sau scrie-ne.' },

  review: 'Comanda ta',
  products: 'Produse',
  packaging: 'Ambalaje',
  delivery: 'Livrare',
  total: 'Total de plată',
  totalBesideButton: (sum: string) => `Total: ${sum}`,
  totalBefore: 'Total: ',
  free: 'Gratuit',
  allergens: (names: string) => `Alergeni: ${names}`,
  message: 'Mesaj',
  pieces: (count: number) => `${count} ×`,
  notChosen: 'de ales',
  editCart: 'Modifică produsele',

  /** The order button where the order is paid online; it says that one pays, as the law asks (readings 54). */
  sendAndPay: (sum: string) => `Trimite și plătește ${sum}`,
  onlineOff: 'Plata online nu merge acum.',
  onlyOnlineOff:
    'Plata online nu merge acum, iar restaurantul nu are altă modalitate de plată. Încearcă peste câteva minute sau sună-ne.',

  sending: 'Se trimite comanda…',
  missing: {
    one: 'Mai este un câmp de completat.',
    few: 'Mai sunt {n} câmpuri de completat.',
    other: 'Mai sunt {n} de câmpuri de completat.',
  },
  callUs: (phone: string) => `Sună-ne: ${phone}`,
} as const;
