/** back-office.md §3, §5 and §7, tested from outside: hours, services and payments. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { DocumentClient, Json } from '#test/documents/document-client.ts';
import { type DocumentShop, openDocumentShop } from '#test/documents/document-shop.ts';
import { anAdmin } from '#test/support/factories.ts';

let shop: DocumentShop;
let admin: DocumentClient;
beforeAll(async () => {
  shop = await openDocumentShop();
  admin = shop.clientOf((await anAdmin(shop.story.db)).token);
});
afterAll(() => shop.close());

const told = async () => (await shop.guest.getRestaurant()).body;
const lastKey = async () => (await shop.guest.getLastKey()).body;

describe('POST setup/restaurant-schedule', () => {
  test('takes what fetch-information answers, with other hours in it', async () => {
    const before = await lastKey();
    const { schedules, holidaySchedules } = await told();
    const changed = schedules.map((day: Json) =>
      day.dayOfWeek === 'FRIDAY' && day.scheduleType === 'REGULAR'
        ? { ...day, openingTime: '08:00', closingTime: '23:00', hours: '08:00 - 23:00' }
        : day,
    );
    const { status, body } = await admin.saveSchedule({ schedules: changed, holidaySchedules });
    expect([status, body.message]).toEqual([200, 'Datele au fost salvate cu succes!']);
    expect((await told()).schedules).toContainEqual(
      expect.objectContaining({ dayOfWeek: 'FRIDAY', hours: '08:00 - 23:00', openingTime: '08:00' }),
    );
    expect(await lastKey()).not.toBe(before);
  });

  test.each([
    ['opening and closing time', { openingTime: '09:30', closingTime: '21:00' }],
    ['hours alone', { hours: '09:30 - 21:00' }],
  ])('takes a day by %s', async (_form, times) => {
    const day = { dayOfWeek: 'SATURDAY', open: true, scheduleType: 'PICKUP', ...times };
    expect((await admin.saveSchedule({ schedules: [day], holidaySchedules: [] })).status).toBe(200);
    expect((await told()).schedules).toContainEqual(
      expect.objectContaining({ dayOfWeek: 'SATURDAY', scheduleType: 'PICKUP', hours: '09:30 - 21:00' }),
    );
  });

  test('a closed day closes, closed days are announced with their message', async () => {
    const holiday = {
      name: 'Revelion',
      notificationMessage: 'La anul!',
      startDate: '2026-12-31',
      endDate: '2027-01-01',
    };
    const monday = { dayOfWeek: 'MONDAY', open: false, scheduleType: 'REGULAR', hours: null };
    await admin.saveSchedule({ schedules: [monday], holidaySchedules: [holiday] });
    const { schedules, holidaySchedules } = await told();
    expect(schedules).toContainEqual(expect.objectContaining({ dayOfWeek: 'MONDAY', open: false, hours: null }));
    expect(holidaySchedules).toMatchObject([
      { name: 'Revelion', notificationMessage: 'La anul!', startDate: [2026, 12, 31], endDate: [2027, 1, 1] },
    ]);
  });

  test('hours that are none and days before today are refused, each field by its name', async () => {
    const schedules = [
      { dayOfWeek: 'MONDAY', open: true, scheduleType: 'REGULAR', openingTime: '9', closingTime: '22:00' },
    ];
    const holidaySchedules = [{ name: '', notificationMessage: 'x', startDate: '2026-11-01', endDate: '2026-12-01' }];
    const { status, body } = await admin.saveSchedule({ schedules, holidaySchedules });
    expect(status).toBe(422);
    expect(Object.keys(body.fields).toSorted()).toEqual([
      'holidaySchedules.0.name',
      'holidaySchedules.0.startDate',
      'schedules.0.intervals.0.openingTime',
    ]);
  });
});

describe('POST setup/offered-services', () => {
  test('takes every documented field at once', async () => {
    const services = {
      pickupEnabled: true,
      pickupAsSoonAsPossibleEnabled: true,
      minimumTimeInAdvanceForPickup: '30 minute',
      maximumTimeInAdvanceForPickup: '3 zile',
      deliveryEnabled: true,
      deliveryAsSoonAsPossibleEnabled: false,
      minimumTimeInAdvanceForDelivery: '1 ore',
      maximumTimeInAdvanceForDelivery: '1 zile',
      bookingEnabled: true,
      bookingAsSoonAsPossibleEnabled: true,
      minimumTimeInAdvanceForBookings: '2 ore',
      maximumTimeInAdvanceForBookings: '30 zile',
      preOrdersEnabled: false,
      preOrdersAsSoonAsPossibleEnabled: false,
      minimumTimeInAdvanceForPreOrders: '1 zile',
      maximumTimeInAdvanceForPreOrders: '7 zile',
    };
    expect((await admin.saveServices(services)).status).toBe(200);
    expect(await told()).toMatchObject({
      ...services,
      minimumTimeInAdvanceForPickup: '30 de minute',
      minimumTimeInAdvanceForDelivery: '1 oră',
      maximumTimeInAdvanceForDelivery: '1 zi',
      maximumTimeInAdvanceForBookings: '30 de zile',
      // A service that is off loses its times.
      minimumTimeInAdvanceForPreOrders: null,
      maximumTimeInAdvanceForPreOrders: null,
    });
  });

  test('takes one service alone', async () => {
    await admin.saveServices({ bookingEnabled: false });
    expect(await told()).toMatchObject({
      bookingEnabled: false,
      minimumTimeInAdvanceForBookings: null,
      pickupEnabled: true,
    });
  });
});

test.each([
  ['cash', { cashPayment: true, cardPayment: false, cashAndCardPayment: false }],
  ['card', { cashPayment: false, cardPayment: true, cashAndCardPayment: false }],
  ['cash-card', { cashPayment: true, cardPayment: true, cashAndCardPayment: true }],
])('POST setup/pmt takes %s', async (paymentMethods, flags) => {
  const { status, body } = await admin.savePaymentMethods({ paymentMethods });
  expect([status, body.message]).toEqual([200, 'Datele au fost salvate cu succes!']);
  expect(await told()).toMatchObject(flags);
});

test('the calls of the setup are for administrators', async () => {
  const answers = [
    await shop.staff.savePaymentMethods({ paymentMethods: 'cash' }),
    await shop.customer.saveServices({ pickupEnabled: false }),
    await shop.guest.saveSchedule({ schedules: [], holidaySchedules: [] }),
  ];
  expect(answers.map(({ status }) => status)).toEqual([403, 403, 401]);
});
