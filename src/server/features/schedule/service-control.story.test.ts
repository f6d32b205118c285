import { expect, test } from 'vitest';
import { createApp, type RenderPage } from '#server/app.ts';
import { applyPastTurns } from '#server/platform/versions/data-versions.ts';
import { aDelivery, anOrder, guest, place } from '#test/support/an-order.ts';
import { aManager, aProduct, aZone } from '#test/support/factories.ts';
import { refusalOf, testApp } from '#test/support/test-app.ts';
import { type RestaurantFacts, theRestaurant } from '#test/support/the-restaurant.ts';

async function openKitchen(facts: RestaurantFacts = {}) {
  const story = await testApp();
  await theRestaurant(story.db, facts);
  const zone = await aZone(story.db);
  const soup = await aProduct(story.db);
  const mara = await aManager(story.db, { firstName: 'Mara', lastName: 'Ionescu' });
  const staff = story.apiOf(mara);
  const delivered = (facts: object = {}) => anOrder({ of: [soup], delivery: aDelivery(zone.code, facts) });
  return { story, staff, soup, delivered, [Symbol.asyncDispose]: story.close };
}

const FETCH = '/user-service/restaurant/fetch-information';

test('a paused service refuses with its own code and the next moment, and goes on by the clock alone', async () => {
  await using kitchen = await openKitchen();
  const { story, staff, delivered, soup } = kitchen;
  const { message, control } = await staff('pauseService', { body: { service: 'delivery', length: '30' } });
  expect(message).toBe('Livrarea este oprită până la 12:30.');
  expect(control.services[0]).toEqual({
    service: 'delivery',
    isOffered: true,
    pause: { until: '2026-11-20T10:30:00.000Z', since: '2026-11-20T10:00:00.000Z', by: 'Mara Ionescu' },
    ends: { next_shift: '2026-11-21T08:00:00.000Z', today: '2026-11-20T20:00:00.000Z' },
  });

  const refused = await refusalOf(story.api, 'placeOrder', { body: delivered() });
  expect(refused).toMatchObject({ status: 409, code: 'service_paused' });
  expect(refused.message).toContain('Livrarea este oprită pentru puțin timp');
  expect(refused.message).toContain('Reluăm azi, la 12:30.');
  await place(story.api, delivered({ asSoonAsPossible: false, chosenOrderDate: '2026-11-20T12:30' }));
  await place(story.api, anOrder({ of: [soup] }));

  story.clock.advanceMinutes(30);
  await place(story.api, delivered(guest(7)));
  expect((await staff('getServiceControl')).services.map(({ pause }) => pause)).toEqual([null, null, null]);
});

test('guests of every node see it at the next request, when it begins and when it ends', async () => {
  await using kitchen = await openKitchen();
  const { story, staff } = kitchen;
  const other = story.second();
  const seen = async () => [await story.api('getRestaurant'), await other.api('getRestaurant')];
  const before = await seen();
  expect(before.map(({ servicePauses }) => servicePauses)).toEqual([[], []]);
  await staff('pauseService', { body: { service: 'pickup', length: '15' } });
  const during = await seen();
  for (const { servicePauses } of during) {
    expect(servicePauses).toEqual([
      { service: 'pickup', until: '2026-11-20T10:15:00.000Z', coversUntil: '2026-11-20T10:15:00.000Z' },
    ]);
  }
  const etag = (await story.request(FETCH)).headers.get('etag') ?? '';
  story.clock.advanceMinutes(14);
  expect((await story.request(FETCH, { headers: { 'If-None-Match': etag } })).status).toBe(304);
  story.clock.advanceMinutes(1);
  expect((await story.request(FETCH, { headers: { 'If-None-Match': etag } })).status).toBe(200);
  const after = await seen();
  expect(after.map(({ servicePauses }) => servicePauses)).toEqual([[], []]);
  // What browsers keep by `last-key` gives way as well.
  const keys = [before, during, after].map(([first]) => first?.version ?? 0);
  expect(keys).toEqual(keys.toSorted((one, next) => one - next));
  expect(new Set(keys).size).toBe(3);
});

test('a kept page gives way the moment a pause ends', async () => {
  await using kitchen = await openKitchen();
  const { story, staff } = kitchen;
  const shows: RenderPage = async (_, { dispatch, nonce }) => {
    const answered = await dispatch(new Request(`http://in-process${FETCH}`));
    const { servicePauses } = (await answered.json()) as { servicePauses: unknown[] };
    return {
      status: 200,
      headers: new Headers({ 'Content-Type': 'text/html; charset=utf-8' }),
      html: `<!doctype html><html><body>${servicePauses.length}<script nonce="${nonce}">go()</script></body></html>`,
    };
  };
  const pages = createApp(story.services, { render: shows, files: () => null });
  const home = () => pages.fetch(new Request('http://localhost:3000/'));
  await staff('pauseService', { body: { service: 'delivery', length: '15' } });
  expect(await (await home()).text()).toContain('<body>1');
  expect((await home()).headers.get('x-page-cache')).toBe('hit');
  story.clock.advanceMinutes(15);
  expect(await (await home()).text()).toContain('<body>0');
});

test('old turns become part of the counter, and no version ever goes back', async () => {
  await using kitchen = await openKitchen();
  const { story, staff } = kitchen;
  await staff('pauseService', { body: { service: 'delivery', length: '15' } });
  await staff('setBusyMode', { body: { extraMinutes: 10, length: '60' } });
  story.clock.advanceMinutes(3 * 1440);
  const before = await story.services.versions.current();
  await applyPastTurns(story.db, story.clock.now());
  expect(await story.services.versions.current()).toEqual(before);
  expect(await story.db.selectFrom('data_turns').selectAll().execute()).toEqual([]);
});

test('what was paused is taken up again, once or twice, and who did what is written down', async () => {
  await using kitchen = await openKitchen();
  const { story, staff, delivered } = kitchen;
  await staff('pauseService', { body: { service: 'delivery', length: '30' } });
  await staff('pauseService', { body: { service: 'delivery', length: 'today' } });
  const { message } = await staff('resumeService', { body: { service: 'delivery' } });
  expect(message).toBe('Livrarea a fost reluată.');
  await staff('resumeService', { body: { service: 'delivery' } });
  await place(story.api, delivered());
  const changes = await story.db.selectFrom('changes').select(['subject', 'title', 'fields']).orderBy('id').execute();
  expect(changes.map(({ fields }) => fields)).toEqual([
    [{ name: 'Serviciul', before: 'pornită', after: 'oprită până azi, la 12:30' }],
    [{ name: 'Serviciul', before: 'oprită până azi, la 12:30', after: 'oprită până azi, la 22:00' }],
    [{ name: 'Serviciul', before: 'oprită până azi, la 22:00', after: 'pornită' }],
  ]);
  expect(new Set(changes.map(({ subject }) => subject))).toEqual(new Set(['service-pause:delivery']));
});

test('until the next shift and for today; a shop without hours has no shifts; what is off is not paused', async () => {
  await using kitchen = await openKitchen({ hours: '10:00-15:00,18:00-22:00' });
  const { staff } = kitchen;
  expect((await staff('pauseService', { body: { service: 'delivery', length: 'next_shift' } })).message).toBe(
    'Livrarea este oprită până la 18:00.',
  );
  expect((await staff('pauseService', { body: { service: 'pickup', length: 'today' } })).message).toBe(
    'Ridicarea este oprită până la 22:00.',
  );
  await using endless = await openKitchen({
    isOpenAroundTheClock: true,
    services: { booking: { isEnabled: false } },
  });
  const { services } = await endless.staff('getServiceControl');
  expect(services.map(({ isOffered, ends }) => [isOffered, ends.next_shift])).toEqual([
    [true, null],
    [true, null],
    [false, null],
  ]);
  for (const [body, code] of [
    [{ service: 'delivery', length: 'next_shift' }, 'pause_without_end'],
    [{ service: 'booking', length: '15' }, 'service_not_offered'],
  ] as const) {
    expect(await refusalOf(endless.staff, 'pauseService', { body })).toMatchObject({ code });
  }
  expect(
    await refusalOf(endless.staff, 'setBusyMode', { body: { extraMinutes: 10, length: 'next_shift' } }),
  ).toMatchObject({ code: 'pause_without_end' });
});

test('while reservations are paused tables of today are refused, those of other days are taken', async () => {
  await using kitchen = await openKitchen({ services: { booking: { maximumAdvanceMinutes: 30 * 1440 } } });
  const { story, staff } = kitchen;
  await staff('pauseService', { body: { service: 'booking', length: '15' } });
  const table = (reservationDate: string) => ({
    reservationData: {
      fullName: 'Ana Pop',
      phoneNumber: '0722 123 456',
      email: 'ana@exemplu.ro',
      time: '19:00',
      numberOfPeople: 2,
      reservationDate,
    },
  });
  const refused = await refusalOf(story.api, 'bookTable', { body: table('2026-11-20') });
  expect(refused).toMatchObject({ status: 409, code: 'booking_paused' });
  expect(refused.fields?.time).toContain('mâine, la 10:00');
  await story.api('bookTable', { body: table('2026-11-21') });
  story.clock.advanceMinutes(15);
  await story.api('bookTable', { body: table('2026-11-20') });
});

test('a busy kitchen asks for more time, says so, and stops by itself', async () => {
  await using kitchen = await openKitchen();
  const { story, staff, delivered } = kitchen;
  const { message, control } = await staff('setBusyMode', { body: { extraMinutes: 30, length: '60' } });
  expect(message).toBe('Modul aglomerat este pornit: +30 minute, până la 13:00.');
  expect(control.busy).toMatchObject({ extraMinutes: 30, until: '2026-11-20T11:00:00.000Z', by: 'Mara Ionescu' });
  expect((await story.api('getRestaurant')).busyMode).toEqual({
    extraMinutes: 30,
    until: '2026-11-20T11:00:00.000Z',
  });
  const soon = (hour: string) => delivered({ asSoonAsPossible: false, chosenOrderDate: `2026-11-20T${hour}` });
  expect(await refusalOf(story.api, 'placeOrder', { body: soon('12:29') })).toMatchObject({ code: 'too_early' });
  await place(story.api, soon('12:30'));
  story.clock.advanceMinutes(60);
  expect((await story.api('getRestaurant')).busyMode).toBeNull();
  await staff('setBusyMode', { body: { extraMinutes: 10, length: 'today' } });
  expect((await staff('endBusyMode')).message).toBe('Modul aglomerat a fost oprit.');
  expect((await staff('endBusyMode')).control.busy).toBeNull();
});
