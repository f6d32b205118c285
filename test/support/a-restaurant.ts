import { bani } from '#domain/money/bani.ts';
import type { RestaurantFacts } from '#domain/restaurant/restaurant.ts';
import { instant } from '#domain/time/instant.ts';
import { localDate } from '#domain/time/local-date.ts';

const TERMS = { enabled: true, asSoonAsPossible: true, minimumAdvanceMinutes: 30, maximumAdvanceMinutes: null };

/** A restaurant with some of everything, as the server stores it. */
export const A_RESTAURANT: RestaurantFacts = {
  version: 7,
  at: instant(1_795_190_000_000),
  restaurant: {
    name: 'Vatra Frasinilor',
    tagline: 'Gătit pe plită',
    aboutUs: '',
    phone: '+40744123456',
    email: 'comenzi@vatra.ro',
    county: 'Iași',
    postalCode: '700000',
    street: 'Strada Frasinului',
    streetNumber: '4',
    city: 'Iași',
    country: 'România',
    latitude: 47.1,
    longitude: null,
    company: {
      companyName: 'Vatra SRL',
      cui: 'RO123',
      tradeRegister: 'J22/1/2020',
      registeredOffice: 'Iași',
      workPoint: '',
      shareCapital: '200',
      vatPayer: true,
      authorisations: [{ name: 'DSVSA', number: '12', issuer: 'DSVSA Iași' }],
    },
    isDineInEnabled: true,
    ownContainerFrom: localDate('2026-11-01'),
    offeredPayments: ['cash', 'cash-card'],
    mealCardIssuers: [],
    isOpenAroundTheClock: false,
  },
  schedule: {
    days: [
      {
        scheduleType: 'REGULAR',
        weekday: 5,
        isOpen: true,
        intervals: [{ weekday: 5, opensMinute: 600, closesMinute: 1320 }],
      },
      { scheduleType: 'DELIVERY', weekday: 5, isOpen: false, intervals: [] },
    ],
    closures: [
      {
        name: 'Crăciun',
        message: 'Sărbători fericite!',
        startDate: localDate('2026-12-25'),
        endDate: localDate('2026-12-26'),
        services: ['delivery'],
      },
    ],
    services: {
      pickup: TERMS,
      delivery: { ...TERMS, maximumAdvanceMinutes: 4320 },
      booking: { ...TERMS, enabled: false },
      preOrders: { ...TERMS, minimumAdvanceMinutes: null },
    },
    pauses: [{ service: 'delivery', until: instant(1_795_200_000_000), coversUntil: instant(1_795_203_600_000) }],
    usualMinutes: { pickup: null, delivery: 40 },
    capacity: null,
    busy: { extraMinutes: 20, until: instant(1_795_200_000_000) },
  },
  zones: [
    {
      code: 'IS',
      city: 'Iași',
      county: 'Iași',
      enabled: true,
      minimumOrder: bani(3050),
      fee: bani(500),
      freeFrom: bani(5000),
      extraMinutes: 5,
      isVillage: false,
    },
    {
      code: 'MIR',
      city: 'Miroslava',
      county: 'Iași',
      enabled: false,
      minimumOrder: bani(0),
      fee: bani(1000),
      freeFrom: null,
      extraMinutes: 15,
      isVillage: true,
    },
  ],
  pictures: [{ role: 'hero', hash: 'abc', alt: 'Plita', width: 1200, height: 800, placeholder: '#321' }],
};
