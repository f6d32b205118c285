/**
 * back-office.md §5, rule by rule in its own order, each with refused and accepted values. The server is tested with
 * these rows in `test/documents/back-office-rules.story.test.ts`, the screens in `test/back-office-rules.test.ts`.
 *
 * A row changes fields of a payload in the documents' format (`aPayload`) and lists the wrong fields with the sentence
 * for each; an empty list: it is accepted. `''` stands for the request as a whole.
 */

/** One form of the back office, which is one call. */
export type OfficeForm =
  | 'accept'
  | 'reject'
  | 'user'
  | 'category'
  | 'contact'
  | 'address'
  | 'schedule'
  | 'services'
  | 'product'
  | 'promotion'
  | 'newsletter';

type Changes = Readonly<Record<string, unknown>>;
type RuleRow = readonly [what: string, changes: Changes, problems: Readonly<Record<string, string>>];
type OfficeRule = { readonly says: string; readonly form: OfficeForm; readonly rows: readonly RuleRow[] };

/** The day on which the rows are saved (both `test-app.ts` and the screens' test use it). */
export const OFFICE_TODAY = '2026-11-20';

const NAME = 'Prenumele trebuie să aibă între 2 și 40 de caractere și nu poate conține caractere speciale.';
const SURNAME = 'Numele trebuie să aibă între 2 și 40 de caractere și nu poate conține caractere speciale.';
const PASSWORD =
  'Parola trebuie să aibă cel puțin 8 caractere, o literă mare, o literă mică, o cifră și unul dintre semnele # $ @ ! % & * ?';
const HOUR = 'Scrieți ora ca HH:mm, de exemplu 09:30.';
const ADVANCE = 'Scrieți un număr întreg, cel puțin 1.';
const DAYS = 'Scrieți un număr întreg de zile, între 1 și 365.';
const PRICE = 'Scrieți prețul în lei: 0 sau mai mult, cel mult 100.000, cu cel mult două zecimale.';
const STOCK = 'Scrieți stocul: un număr întreg, de la 0 la 9.998.';
const PERCENTAGE = 'Procentul trebuie să fie între 0 și 100, cu cel mult două zecimale.';
const VALIDITY = 'Numărul de zile trebuie să fie întreg, de la 0 la 3650.';
const REASON = 'Motivul respingerii comenzii este obligatoriu.';
const INCOMPLETE = 'Completați subiectul, conținutul și imaginea.';

const fine = (what: string, changes: Changes = {}): RuleRow => [what, changes, {}];

/** A size of a product, in the documents' format. */
const size = (changes: Changes = {}) => ({
  value: '250 g',
  price: 28.5,
  stock: 12,
  stockUnlimited: false,
  availability: true,
  minimumQuantityType: 'NA',
  minimumQuantityNumber: 1,
  boxNeeded: true,
  boxPrice: 2,
  ...changes,
});
const withSize = (changes: Changes) => ({ dimensions: [size(changes)] });

const hours = (openingTime: string, closingTime: string) => ({
  schedules: [{ dayOfWeek: 'FRIDAY', open: true, scheduleType: 'REGULAR', openingTime, closingTime }],
});
const holiday = (changes: Changes = {}) => ({
  holidaySchedules: [
    {
      name: 'Crăciun',
      notificationMessage: 'Sărbători fericite!',
      startDate: '2026-12-25',
      endDate: '2026-12-26',
      ...changes,
    },
  ],
});

/** The product of `aMenu` in each set; prices as there. */
type SetChoice = {
  readonly free: boolean;
  readonly label?: string;
  readonly of: readonly ('soup' | 'pizza' | 'tart')[];
};
const sets = (...choices: readonly SetChoice[]) => ({ sets: choices });
const PAID: SetChoice = { free: false, of: ['soup', 'pizza'] };

export const OFFICE_RULES: readonly OfficeRule[] = [
  {
    says: 'a preparation time must be chosen',
    form: 'accept',
    rows: [
      fine('a time of the list', { timeToPrepare: 45 }),
      ['none', { timeToPrepare: null }, { '': 'Vă rugăm să selectați un timp de pregătire pentru comandă.' }],
    ],
  },
  {
    says: 'packaging cost must not be negative',
    form: 'accept',
    rows: [
      fine('nothing for the boxes', { totalPackageCost: 0 }),
      ['less than nothing', { totalPackageCost: -2 }, { '': 'Vă rugăm să introduceți un cost valid pentru ambalaje.' }],
      [
        'one ban less than nothing',
        { totalPackageCost: -0.01 },
        { '': 'Vă rugăm să introduceți un cost valid pentru ambalaje.' },
      ],
    ],
  },
  {
    says: 'choosing N/A sends null (readings 23: for orders with a chosen moment)',
    form: 'accept',
    rows: [fine('N/A for tonight', { isForLater: true, timeToPrepare: null })],
  },
  {
    says: 'reason required',
    form: 'reject',
    rows: [
      fine('a reason', { reason: 'Nu mai avem paste' }),
      ['no reason', { reason: '' }, { '': REASON }],
      ['blanks', { reason: '  ' }, { '': REASON }],
    ],
  },
  {
    says: 'first name 3-20 letters or digits (readings 43: 2-40, also „Ana-Maria”)',
    form: 'user',
    rows: [
      fine('with a hyphen', { firstName: 'Ana-Maria' }),
      fine('two letters', { firstName: 'Bo' }),
      fine('forty letters', { firstName: 'A'.repeat(40) }),
      ['one letter', { firstName: 'A' }, { firstName: NAME }],
      ['forty-one letters', { firstName: 'A'.repeat(41) }, { firstName: NAME }],
      ['nothing', { firstName: '' }, { firstName: NAME }],
      ['a bracket', { firstName: 'Ana<3' }, { firstName: NAME }],
    ],
  },
  {
    says: 'last name 3-16, same style (readings 43)',
    form: 'user',
    rows: [
      fine('two names', { lastName: 'Constantinescu-Popa' }),
      ['one letter', { lastName: 'P' }, { lastName: SURNAME }],
      ['a sign', { lastName: 'Pop@' }, { lastName: SURNAME }],
    ],
  },
  {
    says: 'e-mail valid',
    form: 'user',
    rows: [
      ['no domain', { email: 'maria@' }, { email: 'Adresa de e-mail nu este validă.' }],
      ['nothing', { email: '' }, { email: 'Adresa de e-mail nu este validă.' }],
      ['two addresses', { email: 'a@b.ro, c@d.ro' }, { email: 'Adresa de e-mail nu este validă.' }],
    ],
  },
  {
    says: 'password at least 8 characters with upper case, lower case, a digit and one of # $ @ ! % & * ?',
    form: 'user',
    rows: [
      ...[...'#$@!%&*?'].map((sign) => fine(`with ${sign}`, { password: `Covrig${sign}Plimba7` })),
      ['seven characters', { password: 'Covr#g7' }, { password: PASSWORD }],
      ['no upper case', { password: 'covrig#plimba7' }, { password: PASSWORD }],
      ['no lower case', { password: 'COVRIG#PLIMBA7' }, { password: PASSWORD }],
      ['no digit', { password: 'Covrig#Plimba' }, { password: PASSWORD }],
      ['another sign', { password: 'Covrig+Plimba7' }, { password: PASSWORD }],
    ],
  },
  {
    says: 'category: name required',
    form: 'category',
    rows: [
      fine('a name'),
      ['no name', { name: '' }, { name: 'Numele categoriei este obligatoriu.' }],
      ['blanks', { name: '  ' }, { name: 'Numele categoriei este obligatoriu.' }],
    ],
  },
  {
    says: 'pickup location required when a different pickup location is set',
    form: 'category',
    rows: [
      fine('the restaurant', { isPickupFromSpecificLocation: false, givenLocationForPickup: '' }),
      fine('a place', { isPickupFromSpecificLocation: true, givenLocationForPickup: 'Piața Mare 3' }),
      [
        'another place, but which?',
        { isPickupFromSpecificLocation: true, givenLocationForPickup: ' ' },
        { givenLocationForPickup: 'Trebuie să specificați locul de ridicare.' },
      ],
    ],
  },
  {
    says: 'contact: name, phone and e-mail required',
    form: 'contact',
    rows: [
      fine('all three'),
      ['no name', { name: ' ' }, { name: 'Completați numele restaurantului.' }],
      ['no phone', { phoneNumber: '' }, { phoneNumber: 'Completați numărul de telefon.' }],
      [
        'half a phone',
        { phoneNumber: '0258' },
        { phoneNumber: 'Introduceți un număr de telefon românesc de 10 cifre (ex.: 0258 123 456).' },
      ],
      ['no e-mail', { email: '' }, { email: 'Completați adresa de e-mail.' }],
      ['half an e-mail', { email: 'comenzi@' }, { email: 'Adresa de e-mail nu este validă.' }],
      [
        'nothing at all',
        { name: '', phoneNumber: '', email: '' },
        {
          name: 'Completați numele restaurantului.',
          phoneNumber: 'Completați numărul de telefon.',
          email: 'Completați adresa de e-mail.',
        },
      ],
    ],
  },
  {
    says: 'address: county, street, number, city required',
    form: 'address',
    rows: [
      fine('all four'),
      ['no county', { county: '' }, { county: 'Alegeți județul.' }],
      ['no street', { address: '' }, { address: 'Completați strada.' }],
      ['no number', { streetNumber: ' ' }, { streetNumber: 'Completați numărul.' }],
      ['no city', { city: '' }, { city: 'Completați localitatea.' }],
    ],
  },
  {
    says: 'postal code 5-10 digits',
    form: 'address',
    rows: [
      fine('five', { postalCode: '12345' }),
      fine('ten', { postalCode: '1234567890' }),
      ['four', { postalCode: '1234' }, { postalCode: 'Codul poștal are între 5 și 10 cifre.' }],
      ['eleven', { postalCode: '12345678901' }, { postalCode: 'Codul poștal are între 5 și 10 cifre.' }],
      ['letters', { postalCode: '51540A' }, { postalCode: 'Codul poștal are între 5 și 10 cifre.' }],
    ],
  },
  {
    says: 'opening and closing times in HH:mm',
    form: 'schedule',
    rows: [
      fine('two times', hours('09:30', '22:00')),
      ['an hour alone', hours('seara', '22:00'), { 'schedules.0.intervals.0.openingTime': HOUR }],
      ['a minute of 60', hours('09:60', '22:00'), { 'schedules.0.intervals.0.openingTime': HOUR }],
      ['no closing time', hours('09:30', ''), { 'schedules.0.intervals.0.closingTime': HOUR }],
    ],
  },
  {
    says: 'holiday dates cannot be before today',
    form: 'schedule',
    rows: [
      fine('today', holiday({ startDate: OFFICE_TODAY, endDate: OFFICE_TODAY })),
      [
        'since yesterday',
        holiday({ startDate: '2026-11-19' }),
        { 'holidaySchedules.0.startDate': 'Data nu poate fi înainte de astăzi.' },
      ],
      [
        'yesterday',
        holiday({ startDate: '2026-11-19', endDate: '2026-11-19' }),
        {
          'holidaySchedules.0.startDate': 'Data nu poate fi înainte de astăzi.',
          'holidaySchedules.0.endDate': 'Data nu poate fi înainte de astăzi.',
        },
      ],
    ],
  },
  {
    says: 'holiday name and message required',
    form: 'schedule',
    rows: [
      ['no name', holiday({ name: '' }), { 'holidaySchedules.0.name': 'Scrieți un nume, cel mult 80 de caractere.' }],
      [
        'no message',
        holiday({ notificationMessage: ' ' }),
        { 'holidaySchedules.0.notificationMessage': 'Scrieți mesajul pentru clienți, cel mult 300 de caractere.' },
      ],
    ],
  },
  {
    says: 'service times: minimum and maximum at least 1',
    form: 'services',
    rows: [
      fine('one of each', { minimumTimeInAdvanceForPickup: '1 minute', maximumTimeInAdvanceForPickup: '1 zile' }),
      ['a minimum of 0', { minimumTimeInAdvanceForPickup: '0 minute' }, { minimumTimeInAdvanceForPickup: ADVANCE }],
      ['a maximum of 0', { maximumTimeInAdvanceForPickup: '0 zile' }, { maximumTimeInAdvanceForPickup: DAYS }],
      ['less than nothing', { minimumTimeInAdvanceForPickup: '-1 minute' }, { minimumTimeInAdvanceForPickup: ADVANCE }],
    ],
  },
  {
    says: 'minimum unit minute, ore or zile; maximum in days',
    form: 'services',
    rows: [
      fine('minutes', { minimumTimeInAdvanceForPickup: '30 minute' }),
      fine('hours', { minimumTimeInAdvanceForPickup: '2 ore' }),
      fine('days', { minimumTimeInAdvanceForPickup: '2 zile', maximumTimeInAdvanceForPickup: '3 zile' }),
    ],
  },
  {
    says: 'product: category required',
    form: 'product',
    rows: [fine('all that is asked'), ['none', { category: '' }, { category: 'Alegeți categoria.' }]],
  },
  {
    says: 'product: order type required',
    form: 'product',
    rows: [
      fine('for another day only', { standardOrderType: false, preOrderOrderType: true }),
      [
        'neither',
        { standardOrderType: false, preOrderOrderType: false },
        { orderType: 'Alegeți cel puțin un tip de comandă.' },
      ],
    ],
  },
  {
    says: 'product: name, description, dimension name required',
    form: 'product',
    rows: [
      ['no name', { name: ' ' }, { name: 'Scrieți numele produsului, cel mult 120 de caractere.' }],
      ['no description', { description: '' }, { description: 'Scrieți descrierea produsului.' }],
      ['a description without a word', { description: '<p> </p>' }, { description: 'Scrieți descrierea produsului.' }],
      [
        'a size without a name',
        withSize({ value: '' }),
        { 'dimensions.0.value': 'Scrieți denumirea porției, de exemplu „350 g” (cel mult 60 de caractere).' },
      ],
    ],
  },
  {
    says: 'price (min 0) and stock (min 0) required',
    form: 'product',
    rows: [
      fine('nothing to pay and none left', withSize({ price: 0, stock: 0 })),
      ['no price', withSize({ price: '' }), { 'dimensions.0.price': PRICE }],
      ['a price below 0', withSize({ price: -1 }), { 'dimensions.0.price': PRICE }],
      ['no stock', withSize({ stock: '' }), { 'dimensions.0.stock': STOCK }],
      ['a stock below 0', withSize({ stock: -1 }), { 'dimensions.0.stock': STOCK }],
    ],
  },
  {
    says: 'unlimited stock disables the stock field and sends 9999',
    form: 'product',
    rows: [fine('9999 beside the tick', withSize({ stock: 9999, stockUnlimited: true }))],
  },
  {
    says: 'box price is disabled when no separate box is needed',
    form: 'product',
    rows: [
      fine('no box, no price', withSize({ boxNeeded: false, boxPrice: null })),
      [
        'a box without a price',
        withSize({ boxNeeded: true, boxPrice: '' }),
        { 'dimensions.0.boxPrice': 'Scrieți costul ambalajului în lei: 0 sau mai mult, cel mult 100.000.' },
      ],
    ],
  },
  {
    says: 'special categories lock most fields and the order type',
    form: 'product',
    rows: [
      fine('neither order type in a special category', {
        category: 'Torturi',
        standardOrderType: false,
        preOrderOrderType: false,
      }),
    ],
  },
  {
    says: 'combo promotion: name and both dates required',
    form: 'promotion',
    rows: [
      fine('all of it'),
      ['no name', { name: '' }, { name: 'Numele promoției este obligatoriu.' }],
      ['no first day', { startDate: '' }, { startDate: 'Alegeți data de început.' }],
      ['no last day', { endDate: '' }, { endDate: 'Alegeți data de sfârșit.' }],
    ],
  },
  {
    says: 'end before start',
    form: 'promotion',
    rows: [
      fine('one day', { startDate: '2026-12-01', endDate: '2026-12-01' }),
      [
        'an end the day before',
        { startDate: '2026-12-01', endDate: '2026-11-30' },
        { endDate: 'Data de sfârșit trebuie să fie după data de început.' },
      ],
    ],
  },
  {
    says: 'percentage 0-100; validity days minimum 0',
    form: 'promotion',
    rows: [
      fine('nothing and nothing', { discountPercentage: 0, validityInDays: 0 }),
      fine('everything', { discountPercentage: 100 }),
      ['more than everything', { discountPercentage: 101 }, { discountPercentage: PERCENTAGE }],
      ['less than nothing', { discountPercentage: -1 }, { discountPercentage: PERCENTAGE }],
      ['days before the first', { validityInDays: -1 }, { validityInDays: VALIDITY }],
    ],
  },
  {
    says: 'a free-product option must cost no more than the most expensive paid selection',
    form: 'promotion',
    rows: [
      fine('as dear as the dearest', sets(PAID, { free: true, of: ['pizza'] })),
      [
        'dearer',
        sets(PAID, { free: true, of: ['tart'] }),
        {
          'promotionProductBeans.1.products':
            'Preț mai mare decât al celui mai scump produs plătit (45,00\u00a0lei): Tort (bucată).',
        },
      ],
    ],
  },
  {
    says: 'all sets need a selection',
    form: 'promotion',
    rows: [
      [
        'a free one without',
        sets(PAID, { free: true, of: [] }),
        { 'promotionProductBeans.1.products': 'Alegeți cel puțin un produs.' },
      ],
      [
        'a paid one without',
        sets(PAID, { free: false, of: [] }, { free: true, of: ['soup'] }),
        { 'promotionProductBeans.1.products': 'Alegeți cel puțin un produs.' },
      ],
    ],
  },
  {
    says: 'newsletter e-mail: subject, content and image all required, otherwise an alert asks to fill them',
    form: 'newsletter',
    rows: [
      fine('all three'),
      ['no subject', { subject: ' ' }, { '': INCOMPLETE }],
      ['no content', { content: '' }, { '': INCOMPLETE }],
      ['a content without a word', { content: '<p></p>' }, { '': INCOMPLETE }],
      ['no image', { image: '' }, { '': INCOMPLETE }],
    ],
  },
];

/** A valid payload of each form, in the documents' format. */
export function aPayload(form: OfficeForm): Record<string, unknown> {
  switch (form) {
    case 'accept':
      return { timeToPrepare: 20, totalPackageCost: 1.5, isForLater: false };
    case 'reject':
      return { reason: 'Am închis bucătăria' };
    case 'user':
      return {
        firstName: 'Ioana',
        lastName: 'Marin',
        email: 'ioana@exemplu.ro',
        password: 'Covrig#Plimba7',
        role: 'ROLE_USER',
      };
    case 'category':
      return {
        name: 'Supe',
        specialCategory: false,
        extraIngredients: [{ name: 'Smântână', price: 3.5 }],
        isPickupFromSpecificLocation: false,
        givenLocationForPickup: '',
        preferredMessage: true,
        additionalInformation: 'Cu pâine',
      };
    case 'contact':
      return { name: 'Casa Teiului', phoneNumber: '0258 765 432', email: 'comenzi@exemplu.ro' };
    case 'address':
      return {
        county: 'Alba',
        address: 'Strada Teiului',
        streetNumber: '7A',
        city: 'Blaj',
        postalCode: '515400',
        country: 'România',
      };
    case 'schedule':
      return { ...hours('10:00', '22:00'), holidaySchedules: [] };
    case 'services':
      return {
        pickupEnabled: true,
        pickupAsSoonAsPossibleEnabled: true,
        minimumTimeInAdvanceForPickup: '30 minute',
        maximumTimeInAdvanceForPickup: '3 zile',
      };
    case 'product':
      return {
        name: 'Papanași',
        category: 'Ciorbe',
        description: '<p>Cu <b>dulceață</b> de afine.</p>',
        standardOrderType: true,
        preOrderOrderType: false,
        dimensions: [size()],
        extraIngredientsBeans: [{ name: 'Zahăr pudră', price: 1 }],
      };
    case 'promotion':
      return {
        name: 'Supă și pizza',
        description: 'Supa este gratuită',
        type: 'BUY_X_GET_Y_FREE',
        active: true,
        startDate: '2026-12-01',
        endDate: '2026-12-31',
        discountPercentage: null,
        validityInDays: 30,
        ...sets(PAID, { free: true, of: ['soup'] }),
      };
    case 'newsletter':
      return { subject: 'Noutăți', content: '<p>Vă așteptăm</p>', image: 'uploaded', couponCode: '' };
  }
}

/** The products of these rules with prices in bani: the special category is „Torturi”. */
export const OFFICE_MENU = {
  soup: { name: 'Supă', sizeLabel: 'porție', price: 2000 },
  pizza: { name: 'Pizza', sizeLabel: '32 cm', price: 4500 },
  tart: { name: 'Tort', sizeLabel: 'bucată', price: 4501 },
} as const;

export type OfficeSet = SetChoice;
