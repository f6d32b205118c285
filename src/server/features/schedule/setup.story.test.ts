import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sentenceOf } from '#contract/errors.ts';
import type { NamedApi } from '#contract/named-api.ts';
import type { DayOfWeek } from '#contract/values/convert.ts';
import { anOrder, guest, place } from '#test/support/an-order.ts';
import { anAdmin, aProduct } from '#test/support/factories.ts';
import { CLOSURE_RULES, DAY_RULES, SERVICE_RULES } from '#test/support/setup-rules.ts';
import { refusalOf, type TestApp, testApp } from '#test/support/test-app.ts';
import { theRestaurant } from '#test/support/the-restaurant.ts';

/** A restaurant and its owner. */
async function aShop(facts: Parameters<typeof theRestaurant>[1] = {}, options: Parameters<typeof testApp>[0] = {}) {
  const story = await testApp(options);
  await theRestaurant(story.db, facts);
  const admin = await anAdmin(story.db, { firstName: 'Mara', lastName: 'Pop' });
  return { story, api: story.apiOf(admin) };
}

const FRIDAY = { dayOfWeek: 'FRIDAY', scheduleType: 'REGULAR', open: true } as const;
const hoursOf = async (story: TestApp, type = 'REGULAR', day = 'FRIDAY') =>
  (await story.api('getRestaurant')).schedules.find((one) => one.scheduleType === type && one.dayOfWeek === day)
    ?.intervals;

/** How many rows of the trail there are. */
async function countChanges({ db }: TestApp): Promise<number> {
  return (await db.selectFrom('changes').select('id').execute()).length;
}

describe('the server judges as the rules do', () => {
  let shop: Awaited<ReturnType<typeof aShop>>;
  beforeAll(async () => {
    shop = await aShop();
  });
  afterAll(() => shop.story.close());

  test.each(DAY_RULES)('hours of a day: %s', async (_name, draft, problems) => {
    const body = { schedules: [{ ...FRIDAY, open: draft.isOpen, intervals: [...draft.intervals] }] };
    if (problems.length === 0) {
      expect(await shop.api('saveRestaurantSchedule', { body })).toMatchObject({ version: expect.any(Number) });
      return;
    }
    const { status, fields } = await refusalOf(shop.api, 'saveRestaurantSchedule', { body });
    expect(status).toBe(422);
    expect(fields).toEqual(
      Object.fromEntries(
        problems.map((problem) => [
          `schedules.0.${'interval' in problem ? `intervals.${problem.interval}.${problem.end}` : 'intervals'}`,
          sentenceOf(problem.code),
        ]),
      ),
    );
  });

  test.each(CLOSURE_RULES)('closed days: %s', async (_name, draft, problems) => {
    const { message, services, ...rest } = draft;
    const body = {
      holidaySchedules: [{ ...rest, notificationMessage: message, services: services === null ? null : [...services] }],
    };
    if (problems.length === 0) {
      await shop.api('saveRestaurantSchedule', { body });
      expect((await shop.story.api('getRestaurant')).holidaySchedules).toHaveLength(1);
      return;
    }
    const { fields } = await refusalOf(shop.api, 'saveRestaurantSchedule', { body });
    expect(fields).toEqual(
      Object.fromEntries(
        problems.map(({ field, code }) => [
          `holidaySchedules.0.${field === 'message' ? 'notificationMessage' : field}`,
          sentenceOf(code),
        ]),
      ),
    );
  });

  test.each(SERVICE_RULES)('service times: %s', async (_name, draft, problems) => {
    const body = {
      pickupEnabled: draft.isEnabled,
      pickupAsSoonAsPossibleEnabled: draft.asSoonAsPossible,
      minimumTimeInAdvanceForPickup: draft.minimumAdvance,
      maximumTimeInAdvanceForPickup: draft.maximumAdvance,
    };
    if (problems.length === 0) {
      await shop.api('saveOfferedServices', { body });
      expect((await shop.story.api('getRestaurant')).pickupEnabled).toBe(draft.isEnabled);
      return;
    }
    const { fields } = await refusalOf(shop.api, 'saveOfferedServices', { body });
    const names = { minimumAdvance: 'minimumTimeInAdvanceForPickup', maximumAdvance: 'maximumTimeInAdvanceForPickup' };
    expect(fields).toEqual(Object.fromEntries(problems.map(({ field, code }) => [names[field], sentenceOf(code)])));
  });
});

describe('hours', () => {
  test('saved, they show at the next request on every node, with another last-key', async () => {
    const { story, api } = await aShop();
    await using _ = story;
    const other = story.second();
    const nodes = [story, other];
    const before = await Promise.all(nodes.map((node) => node.api('getRestaurantVersion')));
    const saved = await api('saveRestaurantSchedule', {
      body: {
        schedules: [
          {
            ...FRIDAY,
            intervals: [
              { openingTime: '18:00', closingTime: '02:00' },
              { openingTime: '09:00', closingTime: '14:30' },
            ],
          },
        ],
        version: 0,
      },
    });
    expect(saved).toEqual({
      message: 'Datele au fost salvate cu succes!',
      version: expect.any(Number),
      ordersOnClosedDays: [],
      reservationsOnClosedDays: [],
    });
    for (const [index, node] of nodes.entries()) {
      expect(await hoursOf(node)).toEqual([
        { openingTime: '09:00', closingTime: '14:30' },
        { openingTime: '18:00', closingTime: '02:00' },
      ]);
      expect(await node.api('getRestaurantVersion')).toBeGreaterThan(before[index] ?? Number.NaN);
    }
  });

  test('a day that is not named stays, and so do closed days that are not sent', async () => {
    const { story, api } = await aShop({ closures: [{ startDate: '2026-12-25', endDate: '2026-12-26' }] });
    await using _ = story;
    await api('saveRestaurantSchedule', {
      body: { schedules: [{ dayOfWeek: 'MONDAY', scheduleType: 'REGULAR', open: false }] },
    });
    const told = await story.api('getRestaurant');
    expect(told.schedules.filter(({ open }) => open)).toHaveLength(6);
    expect(told.holidaySchedules).toHaveLength(1);
  });

  test('pickup has hours of its own or follows the restaurant', async () => {
    const { story, api } = await aShop({ pickupHours: '12:00-16:00' });
    await using _ = story;
    expect(await api('getScheduleSetup')).toMatchObject({ followsRegular: ['DELIVERY'] });
    await api('saveRestaurantSchedule', { body: { followsRegular: ['PICKUP', 'DELIVERY'] } });
    expect(await hoursOf(story, 'PICKUP')).toBeUndefined();
    expect(await api('getScheduleSetup')).toMatchObject({ followsRegular: ['PICKUP', 'DELIVERY'] });
  });

  test('a closed day keeps its hours in the form and shows none to guests', async () => {
    const { story, api } = await aShop();
    await using _ = story;
    const intervals = [{ openingTime: '10:00', closingTime: '12:00' }];
    await api('saveRestaurantSchedule', { body: { schedules: [{ ...FRIDAY, open: false, intervals }] } });
    const { schedules } = await api('getScheduleSetup');
    expect(schedules.find(({ dayOfWeek }) => dayOfWeek === 'FRIDAY')).toMatchObject({ open: false, intervals });
    expect(await hoursOf(story)).toEqual([]);
  });

  test('around the clock is switched off and on; the hours stay', async () => {
    const { story, api } = await aShop({ isOpenAroundTheClock: true });
    await using _ = story;
    expect(await api('getScheduleSetup')).toMatchObject({ openAroundTheClock: true });
    await api('saveRestaurantSchedule', { body: { openAroundTheClock: false } });
    expect(await story.api('getRestaurant')).toMatchObject({ openAroundTheClock: false });
    expect(await hoursOf(story)).toEqual([{ openingTime: '10:00', closingTime: '22:00' }]);
  });

  test('hours past midnight may not overlap those of the next day, whichever of the two is sent', async () => {
    const { story, api } = await aShop();
    await using _ = story;
    const day = (dayOfWeek: DayOfWeek, openingTime: string, closingTime: string) => ({
      ...FRIDAY,
      dayOfWeek,
      openingTime,
      closingTime,
    });
    const says =
      'Programul de luni, 18:00–11:00 se suprapune cu marți, 10:00–22:00. Închideți mai devreme sau deschideți mai târziu.';
    // Tuesday is open from 10 to 22, as it was saved.
    expect(
      await refusalOf(api, 'saveRestaurantSchedule', { body: { schedules: [day('MONDAY', '18:00', '11:00')] } }),
    ).toMatchObject({ status: 422, fields: { 'schedules.0.intervals': says } });
    await api('saveRestaurantSchedule', {
      body: { schedules: [day('MONDAY', '18:00', '11:00'), day('TUESDAY', '11:00', '22:00')] },
    });
    expect(
      await refusalOf(api, 'saveRestaurantSchedule', { body: { schedules: [day('TUESDAY', '10:00', '22:00')] } }),
    ).toMatchObject({ fields: { 'schedules.0.intervals': says } });
    expect(await hoursOf(story, 'REGULAR', 'TUESDAY')).toEqual([{ openingTime: '11:00', closingTime: '22:00' }]);
  });

  test('nothing is saved while one day is wrong', async () => {
    const { story, api } = await aShop();
    await using _ = story;
    const schedules = [
      { ...FRIDAY, dayOfWeek: 'MONDAY', openingTime: '08:00', closingTime: '09:00' } as const,
      { ...FRIDAY, openingTime: '25:00', closingTime: '22:00' },
    ];
    await refusalOf(api, 'saveRestaurantSchedule', { body: { schedules } });
    expect(await hoursOf(story, 'REGULAR', 'MONDAY')).toEqual([{ openingTime: '10:00', closingTime: '22:00' }]);
    expect(await countChanges(story)).toBe(0);
  });
});

describe('closed days', () => {
  const christmas = {
    name: 'Crăciun',
    notificationMessage: 'Sărbători fericite!',
    startDate: '2026-12-25',
    endDate: '2026-12-26',
  };

  test('what is over already does not stop the next one from being saved, with an id or without', async () => {
    const { story, api } = await aShop({
      closures: [{ name: 'Vacanță', message: 'Revenim.', startDate: '2026-08-01', endDate: '2026-08-14' }],
    });
    await using _ = story;
    const [old] = (await api('getScheduleSetup')).holidaySchedules;
    if (old === undefined) throw new Error('no closure');
    const { id, ...withoutId } = old;
    const lists = [
      [old, christmas],
      [withoutId, christmas],
      [{ ...old, notificationMessage: 'Am revenit.' }, christmas],
    ];
    for (const holidaySchedules of lists) {
      await api('saveRestaurantSchedule', { body: { holidaySchedules } });
      expect((await api('getScheduleSetup')).holidaySchedules).toMatchObject([{ id }, { name: 'Crăciun' }]);
    }
    const moved = { ...old, startDate: '2026-08-02' };
    const { fields } = await refusalOf(api, 'saveRestaurantSchedule', { body: { holidaySchedules: [moved] } });
    expect(fields).toEqual({ 'holidaySchedules.0.startDate': 'Data nu poate fi înainte de astăzi.' });
  });

  test.each([
    ['as they are written', '2026-12-25'],
    ['as they are read', [2026, 12, 25]],
    ['as seven numbers', [2026, 12, 25, 0, 0, 0, 0]],
    ['as a browser writes midnight here', '2026-12-24T22:00:00.000Z'],
  ])('days come %s', async (_name, startDate) => {
    const { story, api } = await aShop();
    await using _ = story;
    await api('saveRestaurantSchedule', { body: { holidaySchedules: [{ ...christmas, startDate }] } });
    expect((await story.api('getRestaurant')).holidaySchedules[0]?.startDate).toEqual([2026, 12, 25]);
  });

  test('closing a day names the orders it was promised to; they are marked wherever staff see them, until they are settled', async () => {
    const { story, api } = await aShop({ isOpenAroundTheClock: true });
    await using _ = story;
    const dish = await aProduct(story.db);
    const forDay = (day: string, index: number) =>
      place(
        story.api,
        anOrder({
          of: [dish],
          delivery: { ...guest(index), asSoonAsPossible: false, chosenOrderDate: `2026-11-${day}T11:00` },
        }),
      );
    const [accepted, scheduled, safe] = [
      await forDay('21', 1),
      await forDay('21', 2),
      await place(story.api, anOrder({ of: [dish], delivery: guest(3) })),
    ];
    await api('confirmOrder', { body: { orderNumber: accepted.orderNumber, timeToPrepare: null } });

    const funeral = { ...christmas, name: 'Doliu', startDate: '2026-11-21', endDate: '2026-11-21' };
    const saved = await api('saveRestaurantSchedule', { body: { holidaySchedules: [funeral] } });
    const expected = [
      { orderNumber: accepted.orderNumber, orderStatus: 'CONFIRMED', dueAt: '2026-11-21T09:00:00.000Z' },
      { orderNumber: scheduled.orderNumber, orderStatus: 'SCHEDULED', client: 'Ana-Maria Pop', closedDay: 'Doliu' },
    ];
    expect(saved.ordersOnClosedDays).toMatchObject(expected);
    expect((await api('getScheduleSetup')).ordersOnClosedDays).toMatchObject(expected);

    const { content } = await api('getAllOrders', { query: {} });
    const marks = new Map(content.map(({ orderNumber, closedDay }) => [orderNumber, closedDay]));
    expect([accepted, scheduled, safe].map(({ orderNumber }) => marks.get(orderNumber))).toEqual([
      'Doliu',
      'Doliu',
      null,
    ]);
    const [detail] = await api('getStaffOrderDetails', { params: { id: scheduled.orderNumber } });
    expect(detail).toMatchObject({ closedDay: 'Doliu' });

    for (const { orderNumber } of [accepted, scheduled]) {
      await api('rejectOrder', { body: { rejectedOrder: { orderNumber, reason: 'Restaurantul este închis.' } } });
    }
    expect((await api('getScheduleSetup')).ordersOnClosedDays).toEqual([]);
  });

  describe('every way of closing what was agreed names orders and tables, with name and phone', () => {
    const SATURDAY = { ...FRIDAY, dayOfWeek: 'SATURDAY' } as const;
    const afternoon = { ...SATURDAY, intervals: [{ openingTime: '16:00', closingTime: '22:00' }] };
    const feast = { ...christmas, name: 'Nuntă', startDate: '2026-11-21', endDate: '2026-11-21' };
    const both = ['order', 'asked', 'booked'];

    test.each<[string, Parameters<NamedApi>, readonly string[], string]>([
      ['a closed day', ['saveRestaurantSchedule', { body: { holidaySchedules: [feast] } }], both, 'Nuntă'],
      [
        'a closed day of tables',
        ['saveRestaurantSchedule', { body: { holidaySchedules: [{ ...feast, services: ['booking'] }] } }],
        ['asked', 'booked'],
        'Nuntă',
      ],
      [
        'a weekday that is closed',
        ['saveRestaurantSchedule', { body: { schedules: [{ ...SATURDAY, open: false }] } }],
        both,
        'în afara programului',
      ],
      ['shorter hours', ['saveRestaurantSchedule', { body: { schedules: [afternoon] } }], both, 'în afara programului'],
      [
        'shorter hours of one service',
        ['saveRestaurantSchedule', { body: { schedules: [{ ...afternoon, scheduleType: 'PICKUP' }] } }],
        ['order'],
        'în afara programului',
      ],
      [
        'a service that is switched off',
        ['saveOfferedServices', { body: { pickupEnabled: false } }],
        ['order'],
        'serviciul este oprit',
      ],
      [
        'tables that are switched off',
        ['saveOfferedServices', { body: { bookingEnabled: false } }],
        ['asked', 'booked'],
        'serviciul este oprit',
      ],
    ])('%s', async (_, [call, input], named, closedDay) => {
      const { story, api } = await aShop();
      await using _story = story;
      const dish = await aProduct(story.db);
      const { orderNumber } = await place(
        story.api,
        anOrder({
          of: [dish],
          delivery: { ...guest(1), asSoonAsPossible: false, chosenOrderDate: '2026-11-21T11:00' },
        }),
      );
      const table = (name: string, phoneNumber: string) => ({
        fullName: name,
        phoneNumber,
        email: `${phoneNumber}@exemplu.ro`,
        time: '11:30',
        numberOfPeople: 4,
        reservationDate: '2026-11-21',
      });
      await story.api('bookTable', { body: { reservationData: table('Ioana Rusu', '0722000001') } });
      await story.api('bookTable', { body: { reservationData: table('Dan Pop', '0722000002') } });
      const { waiting } = await api('getReservations');
      const booked = waiting.find(({ fullName }) => fullName === 'Dan Pop');
      await api('answerReservation', { body: { id: booked?.id ?? 0, version: 1, decision: 'confirm' } });
      for (const read of ['getScheduleSetup', 'getOfferedServices'] as const) {
        expect(await api(read)).toMatchObject({ ordersOnClosedDays: [], reservationsOnClosedDays: [] });
      }

      const order = { orderNumber, client: 'Ana-Maria Pop', phoneNumber: '0720000001', closedDay };
      const tables = [
        { client: 'Ioana Rusu', phoneNumber: '0722000001', reservationStatus: 'REQUESTED', closedDay },
        { client: 'Dan Pop', phoneNumber: '0722000002', reservationStatus: 'CONFIRMED', closedDay, numberOfPeople: 4 },
      ];
      const expected = {
        ordersOnClosedDays: named.includes('order') ? [order] : [],
        reservationsOnClosedDays: named.includes('booked') ? tables : [],
      };
      expect(await api(call, input)).toMatchObject(expected);
      for (const read of ['getScheduleSetup', 'getOfferedServices'] as const) {
        expect(await api(read)).toMatchObject(expected);
      }
    });
  });

  test('a closed day takes one service only where the restaurant says so', async () => {
    const { story, api } = await aShop();
    await using _ = story;
    const today = { ...christmas, startDate: '2026-11-20', endDate: '2026-11-20', services: ['delivery' as const] };
    await api('saveRestaurantSchedule', { body: { holidaySchedules: [today] } });
    expect((await story.api('getRestaurant')).holidaySchedules).toMatchObject([{ services: ['delivery'] }]);
    await api('saveRestaurantSchedule', { body: { holidaySchedules: [] } });
    expect((await story.api('getRestaurant')).holidaySchedules).toEqual([]);
  });
});

describe('services', () => {
  test('a service switched off loses its times; the others keep theirs', async () => {
    const terms = { minimumAdvanceMinutes: 90, maximumAdvanceMinutes: 4320 };
    const { story, api } = await aShop({ services: { pickup: terms, delivery: terms } });
    await using _ = story;
    await api('saveOfferedServices', { body: { deliveryEnabled: false } });
    expect(await story.api('getRestaurant')).toMatchObject({
      deliveryEnabled: false,
      minimumTimeInAdvanceForDelivery: null,
      maximumTimeInAdvanceForDelivery: null,
      pickupEnabled: true,
      minimumTimeInAdvanceForPickup: '90 de minute',
      maximumTimeInAdvanceForPickup: '3 zile',
    });
  });

  test('orders to a table are switched on with the services', async () => {
    const { story, api } = await aShop();
    await using _ = story;
    await api('saveOfferedServices', { body: { dineInEnabled: true } });
    expect((await story.api('getRestaurant')).dineInEnabled).toBe(true);
    expect((await api('getOfferedServices')).dineInEnabled).toBe(true);
  });

  test('the guests’ own container has its day: by law, unless the restaurant begins earlier', async () => {
    const { story, api } = await aShop();
    await using _ = story;
    expect((await api('getOfferedServices')).ownContainerFrom).toBe('2027-02-12');
    await api('saveOfferedServices', { body: { ownContainerFrom: '2026-12-01' } });
    expect((await story.api('getRestaurant')).ownContainerFrom).toBe('2026-12-01');
    expect(await api('getChanges')).toMatchObject({
      content: [
        { fields: [{ name: 'Recipientul clientului, din', before: '12 februarie 2027', after: '1 decembrie 2026' }] },
      ],
    });
    const refused = await refusalOf(api, 'saveOfferedServices', { body: { ownContainerFrom: '30 februarie' } });
    expect(refused).toMatchObject({ status: 422, fields: { ownContainerFrom: 'Alegeți data.' } });
  });

  test('what is read may be sent back as it is, and leaves no trace', async () => {
    const terms = { minimumAdvanceMinutes: 90, maximumAdvanceMinutes: 4320 };
    const { story, api } = await aShop({ services: { pickup: terms } });
    await using _ = story;
    const before = await story.api('getRestaurantVersion');
    await api('saveOfferedServices', { body: await api('getOfferedServices') });
    await api('saveRestaurantSchedule', { body: await api('getScheduleSetup') });
    expect([await story.api('getRestaurantVersion'), await countChanges(story)]).toEqual([before, 0]);
  });
});

describe('two administrators', () => {
  test('the second is told who saved meanwhile, keeps nothing half, and may save over it', async () => {
    const { story, api } = await aShop();
    await using _ = story;
    const other = story.apiOf(await anAdmin(story.db, { firstName: 'Ion', lastName: 'Rus' }));
    const { version } = await api('getScheduleSetup');
    const opening = (openingTime: string) => [{ ...FRIDAY, openingTime, closingTime: '22:00' }];
    await other('saveRestaurantSchedule', { body: { version, schedules: opening('11:00') } });
    const refused = await refusalOf(api, 'saveRestaurantSchedule', { body: { version, schedules: opening('08:00') } });
    expect(refused).toMatchObject({ status: 409, code: 'changed_meanwhile', details: { actor: 'Ion Rus' } });
    expect(await hoursOf(story)).toMatchObject([{ openingTime: '11:00' }]);
    await api('saveRestaurantSchedule', { body: { schedules: opening('08:00') } });
    expect(await hoursOf(story)).toMatchObject([{ openingTime: '08:00' }]);
  });

  test('the trail tells who made what of which day', async () => {
    const { story, api } = await aShop();
    await using _ = story;
    await api('saveRestaurantSchedule', { body: { schedules: [{ ...FRIDAY, open: false }] } });
    await api('saveOfferedServices', { body: { bookingEnabled: false } });
    const { content } = await api('getChanges');
    expect(content).toMatchObject([
      { subject: 'services', staff: { name: 'Mara Pop' }, fields: [{ name: 'Rezervări', after: 'oprit' }] },
      {
        subject: 'schedule',
        fields: [{ name: 'Program, vineri', before: '10:00 - 22:00', after: 'închis' }],
      },
    ]);
  });
});

test('a restaurant that is not set up takes hours and services as its first facts', async () => {
  await using story = await testApp();
  const api = story.apiOf(await anAdmin(story.db));
  await api('saveRestaurantSchedule', {
    body: { openAroundTheClock: true, schedules: [{ ...FRIDAY, openingTime: '10:00', closingTime: '12:00' }] },
  });
  await api('saveOfferedServices', { body: { pickupEnabled: true, dineInEnabled: true } });
  expect(await story.api('getRestaurant')).toMatchObject({
    name: '',
    openAroundTheClock: true,
    pickupEnabled: true,
    deliveryEnabled: false,
    dineInEnabled: true,
    cashPayment: false,
  });
});

test('hours from a client that does not know „non-stop” apply; closed days alone do not end it', async () => {
  await using story = await testApp();
  const api = story.apiOf(await anAdmin(story.db));
  const isNonStop = async () => (await story.api('getRestaurant')).openAroundTheClock;
  await api('saveRestaurantSchedule', { body: { openAroundTheClock: true } });
  await api('saveRestaurantSchedule', { body: { holidaySchedules: [] } });
  expect(await isNonStop()).toBe(true);
  await api('saveRestaurantSchedule', {
    body: { schedules: [{ ...FRIDAY, openingTime: '10:00', closingTime: '12:00' }] },
  });
  expect(await isNonStop()).toBe(false);
});
