import { expect, test } from 'vitest';
import { bani } from '#domain/money/bani.ts';
import { anOrder, place } from '#test/support/an-order.ts';
import { aManager, anAdmin, aProduct } from '#test/support/factories.ts';
import { giveOptionGroups } from '#test/support/option-groups.ts';
import { refusalOf, type TestApp, testApp } from '#test/support/test-app.ts';
import { theRestaurant } from '#test/support/the-restaurant.ts';

const NEW_YEAR = '2027-01-01';

async function openStory(at?: string) {
  const story = await testApp(at === undefined ? {} : { now: at });
  await theRestaurant(story.db, { isOpenAroundTheClock: true });
  const admin = await anAdmin(story.db, { firstName: 'Mara', lastName: 'Pop', sessionOpenedAt: story.clock.now() });
  const office = story.apiOf(admin);
  const rateOf = async (name: string) => {
    const rate = (await office('getVatRates')).rates.find((one) => one.name === name);
    if (rate === undefined) throw new Error(`No rate ${name}`);
    return rate;
  };
  return { story, office, rateOf };
}

const linesOf = ({ db }: TestApp) =>
  db.selectFrom('order_lines').select(['product_name', 'vat_basis_points', 'extras']).orderBy('id').execute();
const later = (day: string) => ({ asSoonAsPossible: false, chosenOrderDate: `${day}T12:30` });

test('a change holds from its day on: for what guests and staff read, for orders placed before it, not for those of before', async () => {
  const { story, office, rateOf } = await openStory('2026-12-31T20:00:00+02:00');
  await using _ = story;
  const soup = await aProduct(story.db, { name: 'Supă', price: bani(3000), stock: null });
  await giveOptionGroups(story.db, soup.id, [
    { name: 'Adaosuri', options: [{ name: 'Smântână', price: bani(300), vatTakeawayBasisPoints: 1100 }] },
  ]);
  const { id } = await rateOf('Redusă');
  await office('prepareVatChange', { body: { rateId: id, from: NEW_YEAR, percent: 12 } });
  const percents = async () => [
    (await story.api('getBaseProducts'))[0]?.vatPercent,
    (await office('getEntry', { params: { id: soup.id } })).vatPercent,
    (await office('getMenuEditing')).vatRates.find((rate) => rate.id === id)?.percent,
  ];
  expect(await percents()).toEqual([11, 11, 11]);
  const { optionGroups } = await story.api('getProduct', { params: { id: soup.id } });
  const chosen = { name: 'Smântână', optionId: optionGroups[0]?.options[0]?.id ?? 0, count: 1 };
  const dimensionsBean = { id: soup.sizeId, quantity: 1, extraIngredientsBeanList: [chosen] };
  await place(
    story.api,
    anOrder({ of: [], orderDetails: [{ productId: soup.id, dimensionsBean }], delivery: later(NEW_YEAR) }),
  );
  await place(story.api, anOrder({ of: [soup] }));
  const facts = async () =>
    (await linesOf(story)).map(({ vat_basis_points: rate, extras }) => [
      rate,
      ...(extras as { option?: { vatBasisPoints: number } }[]).map(({ option }) => option?.vatBasisPoints),
    ]);
  expect(await facts()).toEqual([[1200, 1200], [1100]]);

  story.clock.set('2027-01-01T00:00:00+02:00');
  expect(await percents()).toEqual([12, 12, 12]);
  await place(story.api, anOrder({ of: [soup], delivery: { email: 'alt@exemplu.ro', phoneNumber: '0722999888' } }));
  expect(await facts()).toEqual([[1200, 1200], [1100], [1200]]);
});

test('an order as soon as possible that is ready after midnight has the rate of the day that begins', async () => {
  const { story, office, rateOf } = await openStory('2026-12-31T23:55:00+02:00');
  await using _ = story;
  const soup = await aProduct(story.db);
  await story.db.insertInto('usual_minutes').values({ service: 'pickup', minutes: 30 }).execute();
  await office('prepareVatChange', { body: { rateId: (await rateOf('Redusă')).id, from: NEW_YEAR, percent: 12 } });
  await place(story.api, anOrder({ of: [soup] }));
  const [order] = await story.db.selectFrom('orders').select('told_at').execute();
  expect(order?.told_at).toEqual(new Date('2027-01-01T00:25:00+02:00'));
  expect((await linesOf(story)).map((line) => line.vat_basis_points)).toEqual([1200]);
});

test('a change is taken back until it holds, and the list says what is prepared and what held', async () => {
  const { story, office, rateOf } = await openStory('2026-12-31T20:00:00+02:00');
  await using _ = story;
  const { id } = await rateOf('Redusă');
  const change = { rateId: id, from: NEW_YEAR };
  await office('prepareVatChange', { body: { ...change, percent: 12 } });
  await office('prepareVatChange', { body: { ...change, percent: 13 } });
  expect((await rateOf('Redusă')).prepared).toEqual([{ from: [2027, 1, 1], percent: 13 }]);
  await office('takeBackVatChange', { body: change });
  expect((await rateOf('Redusă')).prepared).toEqual([]);
  await office('prepareVatChange', { body: { ...change, percent: 12 } });
  story.clock.set('2027-01-01T00:00:00+02:00');
  expect(await rateOf('Redusă')).toMatchObject({
    percent: 12,
    prepared: [],
    past: [{ from: [2027, 1, 1], percent: 12 }],
  });
  expect(await refusalOf(office, 'takeBackVatChange', { body: change })).toMatchObject({ code: 'vat_change_holds' });
  const { content } = await office('getChanges', { query: { subject: 'vat-rates' } });
  expect(content.map(({ fields }) => fields[0])).toEqual([
    { name: 'De la vineri, 1 ianuarie 2027', before: '11 %', after: '12 %' },
    { name: 'De la vineri, 1 ianuarie 2027', before: '13 %', after: '11 % (schimbare retrasă)' },
    { name: 'De la vineri, 1 ianuarie 2027', before: '12 %', after: '13 %' },
    { name: 'De la vineri, 1 ianuarie 2027', before: '11 %', after: '12 %' },
  ]);
});

test('what cannot be is refused in words, and nothing changes', async () => {
  const { story, office, rateOf } = await openStory();
  await using _ = story;
  const { id } = await rateOf('Redusă');
  const prepare = (body: { rateId: number; from: string; percent: number | null }) =>
    refusalOf(office, 'prepareVatChange', { body });
  expect(await prepare({ rateId: id, from: '2026-11-19', percent: 12 })).toMatchObject({
    status: 422,
    fields: { from: 'Alegeți ziua de astăzi sau una care urmează: zilele trecute au comenzile lor.' },
  });
  expect(await prepare({ rateId: id, from: '2027-02-30', percent: 12 })).toMatchObject({
    fields: { from: 'Alegeți data.' },
  });
  expect(await prepare({ rateId: id, from: NEW_YEAR, percent: null })).toMatchObject({
    fields: { percent: 'Cota de TVA este între 0 și 100.' },
  });
  expect(await prepare({ rateId: id, from: NEW_YEAR, percent: 11 })).toMatchObject({
    fields: { percent: 'Cota are deja această valoare în ziua aleasă.' },
  });
  expect(await prepare({ rateId: 99, from: NEW_YEAR, percent: 12 })).toMatchObject({ code: 'vat_rate_not_found' });
  expect(await refusalOf(office, 'takeBackVatChange', { body: { rateId: 99, from: NEW_YEAR } })).toMatchObject({
    status: 404,
  });
  expect(await refusalOf(office, 'takeBackVatChange', { body: { rateId: id, from: NEW_YEAR } })).toMatchObject({
    code: 'vat_change_not_found',
  });
  expect(await refusalOf(office, 'saveVatRate', { body: { name: 'redusa', percent: 5 } })).toMatchObject({
    fields: { name: 'Există deja o cotă cu acest nume.' },
  });
  expect(await refusalOf(office, 'saveVatRate', { body: { name: 'Cărți' } })).toMatchObject({
    fields: { percent: 'Cota de TVA este între 0 și 100.' },
  });
  expect(await refusalOf(office, 'saveVatRate', { body: { id: 99, name: 'Cărți' } })).toMatchObject({ status: 404 });
  expect(await refusalOf(office, 'deleteVatRate', { params: { id: '99' } })).toMatchObject({ status: 404 });
  expect(await refusalOf(office, 'moveVatUses', { body: { fromId: id, toId: 99 } })).toMatchObject({ status: 404 });
  expect(await story.db.selectFrom('vat_changes').selectAll().execute()).toEqual([]);
  expect((await office('getVatRates')).rates.map(({ name, percent }) => [name, percent])).toEqual([
    ['Standard', 21],
    ['Redusă', 11],
    ['Zero', 0],
  ]);
});

test('a rate is added, renamed, moved from and deleted; the three that are proposed stay', async () => {
  const { story, office, rateOf } = await openStory();
  await using _ = story;
  const { id, version } = await office('saveVatRate', { body: { name: 'Dulciuri', percent: 11 } });
  await office('saveVatRate', { body: { id, name: 'Deserturi', version } });
  expect(await refusalOf(office, 'saveVatRate', { body: { id, name: 'Prăjituri', version } })).toMatchObject({
    code: 'changed_meanwhile',
    details: { actor: 'Mara Pop' },
  });
  const cake = await aProduct(story.db, { name: 'Tort', description: 'Cu vișine.' });
  const pie = await aProduct(story.db, { name: 'Plăcintă', description: 'Cu mere.' });
  await office('changeEntries', {
    body: {
      ids: [cake.id, pie.id],
      change: { kind: 'vat', vatPercent: 21, vatPercentOnPremises: 11, vatRateId: id, vatRateIdOnPremises: id },
    },
  });
  expect(await rateOf('Deserturi')).toMatchObject({ products: 2, archivedProducts: 0, options: 0 });
  await office('deleteEntry', { params: { id: String(pie.id) } });
  expect(await refusalOf(office, 'deleteVatRate', { params: { id: String(id) } })).toMatchObject({
    status: 409,
    code: 'vat_rate_in_use',
    details: { users: 'un produs, un produs arhivat' },
  });
  const standard = await rateOf('Standard');
  await office('moveVatUses', { body: { fromId: id, toId: standard.id } });
  expect(await office('getEntry', { params: { id: cake.id } })).toMatchObject({
    vatPercent: 21,
    vatPercentOnPremises: 21,
    vatRateId: standard.id,
  });
  await office('moveVatUses', { body: { fromId: id, toId: standard.id } });
  await office('deleteVatRate', { params: { id: String(id) } });
  expect((await office('getVatRates')).rates.map(({ name }) => name)).toEqual(['Standard', 'Redusă', 'Zero']);
  expect(await refusalOf(office, 'deleteVatRate', { params: { id: String(standard.id) } })).toMatchObject({
    code: 'vat_rate_fixed',
  });
});

test('a percentage that a client writes chooses the rate that has it on that day, or is refused by its field', async () => {
  const { story, office, rateOf } = await openStory();
  await using _ = story;
  const soup = await aProduct(story.db, { description: 'Cu tăiței.' });
  const sweets = await office('saveVatRate', { body: { name: 'Dulciuri', percent: 11 } });
  const entry = () => office('getEntry', { params: { id: soup.id } });
  const read = await entry();
  expect(read).toMatchObject({ vatPercent: 11, vatRateId: (await rateOf('Redusă')).id });
  // A client of the documents sends back what it read, with another percentage.
  await office('saveEntry', { body: { ...read, vatPercent: 21 } });
  expect(await entry()).toMatchObject({
    vatPercent: 21,
    vatPercentOnPremises: 11,
    vatRateId: (await rateOf('Standard')).id,
  });
  await office('saveEntry', { body: { id: soup.id, vatRateId: sweets.id } });
  // 11 % is the present value of two rates: the product keeps the one that it has.
  await office('saveEntry', { body: { id: soup.id, vatPercent: 11 } });
  expect(await entry()).toMatchObject({ vatPercent: 11, vatRateId: sweets.id });
  const refused = await refusalOf(office, 'saveEntry', {
    body: { id: soup.id, vatPercent: 19, vatRateIdOnPremises: 999 },
  });
  expect(refused).toMatchObject({
    status: 422,
    fields: {
      vatPercent: 'Nicio cotă de TVA nu are astăzi această valoare. Cotele se văd și se adaugă la „Cote de TVA”.',
      vatPercentOnPremises: 'Cota de TVA nu mai există. Alegeți alta.',
    },
  });
  const several = { kind: 'vat', vatPercent: 19, vatPercentOnPremises: 11 } as const;
  expect(await refusalOf(office, 'changeEntries', { body: { ids: [soup.id], change: several } })).toMatchObject({
    code: 'vat_rate_unknown',
  });
  const other = { ...several, vatPercent: 11, vatRateIdOnPremises: 999 };
  expect(await refusalOf(office, 'changeEntries', { body: { ids: [soup.id], change: other } })).toMatchObject({
    code: 'vat_rate_gone',
  });
  const cook = story.apiOf(await aManager(story.db));
  const standard = await rateOf('Standard');
  expect(await refusalOf(cook, 'saveEntry', { body: { id: soup.id, vatRateId: standard.id } })).toMatchObject({
    code: 'prices_not_granted',
  });
});

test('new products are proposed the values of the day: a drink the standard one, food the reduced one', async () => {
  const { story, office, rateOf } = await openStory();
  await using _ = story;
  await office('prepareVatChange', { body: { rateId: (await rateOf('Redusă')).id, from: '2026-11-20', percent: 9.5 } });
  const product = {
    categoryId: (await aProduct(story.db)).categoryId,
    description: 'La pahar.',
    standardOrderType: true,
  };
  const dimensions = [{ value: '0,5 l', price: 12, stockUnlimited: true }];
  const add = async (name: string) => {
    const { id } = await office('saveEntry', { body: { ...product, name, dimensions } });
    return (await office('getEntry', { params: { id } })).vatPercent;
  };
  expect(await add('Bere blondă')).toBe(21);
  expect(await add('Sarmale')).toBe(9.5);
});

test('in December the owner is asked to compare the rates of the next year with the law, until it is done', async () => {
  const { story, office } = await openStory('2026-11-30T22:00:00+02:00');
  await using _ = story;
  const asked = async () => (await office('getVatRates')).yearToCheck;
  expect(await asked()).toBe(null);
  expect(await refusalOf(office, 'checkVatYear', { body: { year: 2027 } })).toMatchObject({ code: 'vat_year_invalid' });
  story.clock.set('2026-12-01T00:00:00+02:00');
  expect(await asked()).toBe(2027);
  await office('checkVatYear', { body: { year: 2027 } });
  await office('checkVatYear', { body: { year: 2027 } });
  expect(await asked()).toBe(null);
});
