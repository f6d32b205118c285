import { expect, test } from 'vitest';
import { bani } from '#domain/money/bani.ts';
import { isOpenAt } from '#domain/schedule/open-intervals.ts';
import { instant } from '#domain/time/instant.ts';
import { loadRestaurantContact } from '#server/features/restaurant/load-restaurant.ts';
import { loadOrderingRules } from '#server/features/restaurant-facts/load-ordering-rules.ts';
import { aCoupon, anImage, aPromotion, aZone } from '#test/support/factories.ts';
import { testApp } from '#test/support/test-app.ts';
import { theRestaurant } from '#test/support/the-restaurant.ts';

const at = (iso: string) => instant(Date.parse(iso));

test('the version is a bare number that changes with anything told of the restaurant', async () => {
  await using story = await testApp();
  await theRestaurant(story.db);
  const versions = [await story.api('getRestaurantVersion')];
  for (const change of [
    () => story.db.updateTable('restaurant').set({ name: 'Altul' }).execute(),
    () => aZone(story.db),
    () => story.db.updateTable('services').set({ is_enabled: false }).execute(),
    () => story.db.deleteFrom('schedule_intervals').execute(),
    () => aPromotion(story.db),
  ]) {
    await change();
    versions.push(await story.api('getRestaurantVersion'));
  }
  expect(versions).toEqual([...new Set(versions)].toSorted((one, other) => one - other));
  expect((await story.api('getRestaurant')).version).toBe(versions.at(-1));
});

test('everything the documents name is told', async () => {
  await using story = await testApp();
  await theRestaurant(story.db, {
    hours: '10:00-15:00,18:00-02:00',
    pickupHours: '',
    services: {
      pickup: { minimumAdvanceMinutes: 30, maximumAdvanceMinutes: 4320 },
      delivery: { isEnabled: false, asSoonAsPossible: false, minimumAdvanceMinutes: 60 },
      preOrders: { minimumAdvanceMinutes: 1440 },
      booking: { minimumAdvanceMinutes: 120 },
    },
    payments: ['cash', 'cashAndCard'],
    closures: [
      { name: 'Crăciun', message: 'Sărbători fericite!', startDate: '2026-12-25', endDate: '2026-12-26' },
      { startDate: '2026-12-31', endDate: '2026-12-31', services: ['delivery'] },
    ],
  });
  await aZone(story.db, { code: 'BLJ', fee: bani(500), freeFrom: bani(5000), position: 1 });
  await aZone(story.db, { code: 'CRA', city: 'Crăciunelu de Jos', minimumOrder: bani(6000), isVillage: true });
  await aZone(story.db, { code: 'OFF', isEnabled: false });
  await aCoupon(story.db);

  const told = await story.api('getRestaurant');
  expect(told).toMatchObject({
    name: 'Vatra Frasinilor',
    phoneNumber: '0258000100',
    address: 'Strada Frasinului',
    streetNumber: '12',
    city: 'Blaj',
    country: 'România',
    openAroundTheClock: false,
    promotions: [],
    pickupEnabled: true,
    deliveryEnabled: false,
    deliveryAsSoonAsPossibleEnabled: false,
    cashPayment: true,
    cardPayment: false,
    cashAndCardPayment: true,
    minimumTimeInAdvanceForPickup: '30 de minute',
    maximumTimeInAdvanceForPickup: '3 zile',
    minimumTimeInAdvanceForDelivery: '1 oră',
    maximumTimeInAdvanceForDelivery: null,
    minimumTimeInAdvanceForPreOrders: '1 zi',
    minimumTimeInAdvanceForBookings: '2 ore',
    termsVersion: '2026-11-20',
  });
  expect(told.deliveryCities).toEqual([
    expect.objectContaining({ cityCode: 'CRA', minimumOrder: 60, freeDeliveryFrom: null, isVillage: true }),
    expect.objectContaining({ cityCode: 'BLJ', deliveryFee: 5, freeDeliveryFrom: 50 }),
  ]);
  expect(told.schedules).toHaveLength(14);
  expect(told.schedules).toContainEqual({
    dayOfWeek: 'SUNDAY',
    scheduleType: 'REGULAR',
    open: true,
    hours: '10:00 - 15:00',
    openingTime: '10:00',
    closingTime: '15:00',
    intervals: [
      { openingTime: '10:00', closingTime: '15:00' },
      { openingTime: '18:00', closingTime: '02:00' },
    ],
  });
  expect(told.schedules).toContainEqual({
    dayOfWeek: 'MONDAY',
    scheduleType: 'PICKUP',
    open: false,
    hours: null,
    openingTime: null,
    closingTime: null,
    intervals: [],
  });
  expect(told.holidaySchedules).toEqual([
    {
      name: 'Crăciun',
      notificationMessage: 'Sărbători fericite!',
      startDate: [2026, 12, 25],
      endDate: [2026, 12, 26],
      services: null,
    },
    expect.objectContaining({ startDate: [2026, 12, 31], services: ['delivery'] }),
  ]);
});

test('a restaurant that is not set up has no facts and sells nothing', async () => {
  await using story = await testApp();
  expect(await story.api('getRestaurant')).toMatchObject({ name: '', pickupEnabled: false, cashPayment: false });
  expect((await loadOrderingRules(story.db, story.clock.now())).offeredPayments).toEqual([]);
});

test('promotions of today are told, and leave at midnight without anybody changing anything', async () => {
  await using story = await testApp({ now: '2026-11-20T23:59:00+02:00' });
  await theRestaurant(story.db);
  await aPromotion(story.db, { name: 'Azi', endDate: '2026-11-20' });
  expect((await story.api('getRestaurant')).promotions.map(({ name }) => name)).toEqual(['Azi']);
  story.clock.advanceMinutes(1);
  expect((await story.api('getRestaurant')).promotions).toEqual([]);
});

test('who has it is told that it is unchanged', async () => {
  await using story = await testApp();
  await theRestaurant(story.db);
  const path = '/user-service/restaurant/fetch-information';
  const etag = (await story.request(path)).headers.get('etag') ?? '';
  expect((await story.request(path, { headers: { 'If-None-Match': etag } })).status).toBe(304);
  await aZone(story.second().db);
  expect((await story.request(path, { headers: { 'If-None-Match': etag } })).status).toBe(200);
});

test('the restaurant shows its first picture and its gallery', async () => {
  await using story = await testApp();
  expect(await story.api('getRestaurant')).toMatchObject({ heroPicture: null, gallery: [] });
  for (const [position, role] of (['gallery', 'hero', 'gallery'] as const).entries()) {
    const { hash } = await anImage(story.db, `a${position}`);
    await story.db.insertInto('house_pictures').values({ role, position, image_hash: hash, alt: 'Sala' }).execute();
  }
  const { heroPicture, gallery } = await story.api('getRestaurant');
  expect(heroPicture).toMatchObject({ hash: 'a1', alt: 'Sala', imageLink: '/imagini/a1-640.webp' });
  expect(gallery.map(({ hash }) => hash)).toEqual(['a0', 'a2']);
});

test('orders are held against the hours in force: own hours, the regular ones in their place, closures', async () => {
  await using story = await testApp();
  await theRestaurant(story.db, {
    hours: '10:00-22:00',
    pickupHours: '12:00-14:00',
    closures: [{ startDate: '2026-11-21', endDate: '2026-11-21', services: ['delivery'] }],
    payments: ['card'],
    isDineInEnabled: true,
  });
  await aZone(story.db, { code: 'BLJ', isEnabled: false, extraMinutes: 20, isVillage: true });
  const { schedule, ...rules } = await loadOrderingRules(story.db, story.clock.now());
  expect(isOpenAt(schedule, 'pickup', at('2026-11-20T11:59:00+02:00'))).toBe(false);
  expect(isOpenAt(schedule, 'pickup', at('2026-11-20T12:00:00+02:00'))).toBe(true);
  expect(isOpenAt(schedule, 'delivery', at('2026-11-20T20:00:00+02:00'))).toBe(true);
  expect(isOpenAt(schedule, 'delivery', at('2026-11-21T20:00:00+02:00'))).toBe(false);
  expect(isOpenAt(schedule, 'pickup', at('2026-11-21T13:00:00+02:00'))).toBe(true);
  expect(rules).toEqual({
    slotLimits: [],
    zones: [
      {
        code: 'BLJ',
        city: 'Blaj',
        county: 'Alba',
        enabled: false,
        minimumOrder: 0,
        fee: 0,
        freeFrom: null,
        extraMinutes: 20,
        isVillage: true,
      },
    ],
    offeredPayments: ['card'],
    isDineInOn: true,
    ownContainerFrom: '2027-02-12',
  });
});

test('a closed day keeps its hours for later, and is closed', async () => {
  await using story = await testApp();
  await theRestaurant(story.db, { hours: '10:00-22:00' });
  await story.db.updateTable('schedule_days').set({ is_open: false }).where('weekday', '=', 5).execute();
  const { schedule } = await loadOrderingRules(story.db, story.clock.now());
  expect(isOpenAt(schedule, 'pickup', at('2026-11-20T12:00:00+02:00'))).toBe(false);
  expect(isOpenAt(schedule, 'pickup', at('2026-11-21T12:00:00+02:00'))).toBe(true);
  expect((await story.api('getRestaurant')).schedules).toContainEqual(
    expect.objectContaining({ dayOfWeek: 'FRIDAY', open: false, hours: null, intervals: [] }),
  );
});

test('around the clock every hour is open but those of closed days, while the usual week is still told', async () => {
  await using story = await testApp();
  await theRestaurant(story.db, {
    hours: '10:00-22:00',
    deliveryHours: '',
    isOpenAroundTheClock: true,
    services: { booking: { isEnabled: false } },
    closures: [{ startDate: '2026-11-21', endDate: '2026-11-21' }],
  });
  const { schedule } = await loadOrderingRules(story.db, story.clock.now());
  for (const hour of ['00:00', '03:30', '12:00', '23:59']) {
    expect(isOpenAt(schedule, 'delivery', at(`2026-11-20T${hour}:00+02:00`))).toBe(true);
    expect(isOpenAt(schedule, 'delivery', at(`2026-11-21T${hour}:00+02:00`))).toBe(false);
  }
  expect(isOpenAt(schedule, 'booking', at('2026-11-20T12:00:00+02:00'))).toBe(false);
  const told = await story.api('getRestaurant');
  expect(told.openAroundTheClock).toBe(true);
  expect(told.schedules).toContainEqual(
    expect.objectContaining({ dayOfWeek: 'FRIDAY', scheduleType: 'REGULAR', hours: '10:00 - 22:00' }),
  );
});

test('pages and mails know how to reach the restaurant', async () => {
  await using story = await testApp();
  await theRestaurant(story.db);
  expect(await loadRestaurantContact(story.services)).toMatchObject({
    name: 'Vatra Frasinilor',
    phone: '0258000100',
    email: 'comenzi@exemplu.ro',
    city: 'Blaj',
    address: 'Strada Frasinului nr. 12, Blaj',
  });
});
