import { expect, test } from 'vitest';
import { bani } from '#domain/money/bani.ts';
import { aDelivery, anOrder } from '#test/support/an-order.ts';
import { anAdmin, aProduct, aZone } from '#test/support/factories.ts';
import { refusalOf, type TestApp, testApp } from '#test/support/test-app.ts';
import { theRestaurant } from '#test/support/the-restaurant.ts';

async function aShop(): Promise<TestApp> {
  const story = await testApp();
  await theRestaurant(story.db);
  await aZone(story.db, { code: 'BLJ', city: 'Blaj', fee: bani(500), freeFrom: bani(5000), position: 0 });
  await aZone(story.db, { code: 'TIU', city: 'Tiur', position: 1 });
  return story;
}

test('the table is saved as a whole and shows at the next request on every node', async () => {
  await using story = await aShop();
  const api = story.apiOf(await anAdmin(story.db));
  const other = story.second();
  const before = await other.api('getRestaurantVersion');
  const { zones, version, homeCity } = await api('getDeliveryZones');
  expect([homeCity, zones.map(({ cityCode }) => cityCode)]).toEqual(['Blaj', ['BLJ', 'TIU']]);
  const [blaj] = zones;
  if (blaj === undefined) throw new Error('no zone');
  await api('saveDeliveryZones', {
    body: {
      version,
      zones: [
        { cityCode: 'man', city: 'Mănărade', county: 'Alba', minimumOrder: 40, deliveryFee: '7,50', isVillage: true },
        { ...blaj, freeDeliveryFrom: null },
      ],
    },
  });
  expect((await other.api('getRestaurant')).deliveryCities).toEqual([
    {
      cityCode: 'MAN',
      city: 'Mănărade',
      county: 'Alba',
      minimumOrder: 40,
      deliveryFee: 7.5,
      freeDeliveryFrom: null,
      extraMinutes: 0,
      estimatedMinutes: null,
      isVillage: true,
    },
    expect.objectContaining({ cityCode: 'BLJ', deliveryFee: 5, freeDeliveryFrom: null }),
  ]);
  expect(await other.api('getRestaurantVersion')).toBeGreaterThan(before);
});

test('a fee that was saved is the fee of the next order', async () => {
  await using story = await aShop();
  const api = story.apiOf(await anAdmin(story.db));
  const dish = await aProduct(story.db, { price: bani(3000) });
  const { zones } = await api('getDeliveryZones');
  await api('saveDeliveryZones', {
    body: { zones: zones.map((zone) => (zone.cityCode === 'TIU' ? { ...zone, deliveryFee: 9 } : zone)) },
  });
  const order = anOrder({ of: [dish], delivery: aDelivery('TIU'), totalPrice: 30 });
  const refused = await refusalOf(story.api, 'placeOrder', {
    body: order,
    headers: { 'Idempotency-Key': 'a'.repeat(36) },
  });
  expect(refused).toMatchObject({ code: 'price_changed', quote: { deliveryFee: 9, totalPrice: 39 } });
});

test('a locality that is switched off stays in the table and is no longer offered', async () => {
  await using story = await aShop();
  const api = story.apiOf(await anAdmin(story.db));
  const { zones } = await api('getDeliveryZones');
  await api('saveDeliveryZones', {
    body: { zones: zones.map((zone) => ({ ...zone, enabled: zone.cityCode === 'BLJ' })) },
  });
  expect((await story.api('getRestaurant')).deliveryCities.map(({ cityCode }) => cityCode)).toEqual(['BLJ']);
  expect((await api('getDeliveryZones')).zones).toMatchObject([{ enabled: true }, { cityCode: 'TIU', enabled: false }]);
});

test('what is wrong is told row by row, and nothing is saved', async () => {
  await using story = await aShop();
  const api = story.apiOf(await anAdmin(story.db));
  const { zones } = await api('getDeliveryZones');
  const body = { zones: [...zones, { cityCode: 'TIU', city: '', county: '', extraMinutes: 1.5 }] };
  const { fields, status } = await refusalOf(api, 'saveDeliveryZones', { body });
  expect([status, fields]).toEqual([
    422,
    {
      'zones.2.cityCode': 'Codul este folosit de altă localitate.',
      'zones.2.city': 'Scrieți numele localității.',
      'zones.2.county': 'Scrieți județul.',
      'zones.2.extraMinutes': 'Scrieți minute întregi, între 0 și 600.',
    },
  ]);
  expect((await api('getDeliveryZones')).zones).toEqual(zones);
});

test('two administrators: the second is told, and what is sent back unchanged leaves no trace', async () => {
  await using story = await aShop();
  const api = story.apiOf(await anAdmin(story.db));
  const read = await api('getDeliveryZones');
  expect(await api('saveDeliveryZones', { body: read })).toMatchObject({ version: 0 });
  await api('saveDeliveryZones', { body: { ...read, zones: read.zones.toReversed() } });
  expect((await api('getDeliveryZones')).zones.map(({ cityCode }) => cityCode)).toEqual(['TIU', 'BLJ']);
  // A save from 0, after another save, is one from an older table.
  expect((await refusalOf(api, 'saveDeliveryZones', { body: read })).code).toBe('changed_meanwhile');
});
