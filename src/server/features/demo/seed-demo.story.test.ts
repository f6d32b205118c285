import { readFile } from 'node:fs/promises';
import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { readLei } from '#contract/values/convert.ts';
import { sumBani } from '#domain/money/bani.ts';
import { orderNumber, orderNumberKey } from '#domain/orders/order-number.ts';
import { dateOf } from '#domain/time/bucharest.ts';
import { addDays } from '#domain/time/local-date.ts';
import { loadMenuDocument } from '#server/features/archive/load-menu-document.ts';
import type { DocumentProduct, MenuDocument } from '#server/features/archive/menu-document.ts';
import { loadOrderingRules } from '#server/features/restaurant-facts/load-ordering-rules.ts';
import { raiseAlarms } from '#server/features/watch/raise-alarms.ts';
import { EXAMPLES } from '#server/platform/openapi/examples.ts';
import { anOrder, place } from '#test/support/an-order.ts';
import { anAdmin, aProduct } from '#test/support/factories.ts';
import { refusalOf, type TestApp, testApp } from '#test/support/test-app.ts';
import { theRestaurant } from '#test/support/the-restaurant.ts';
import { loadDemoMenu } from './demo-file.ts';
import { loadDemoPictures, menuPictures } from './demo-pictures.ts';
import { seedDemo } from './seed-demo.ts';

/** Drawing the pictures takes seconds: what follows looks at one shop, which two processes opened at once. */
const demo = await openTwice();
afterAll(() => demo.story.close());

async function openTwice() {
  const story = await testApp();
  const managers = await Promise.all([1, 2].map(() => seedDemo(story.db, story.clock.now())));
  return { story, managers: managers.filter((manager) => manager !== null) };
}

test('two that start at once seed one restaurant', async () => {
  expect(demo.managers).toHaveLength(1);
  expect((await demo.story.api('getCategories')).length).toBe(11);
});

test('the demo opens with work to do: its manager signs in and finds orders in every status', async () => {
  const { story, managers } = demo;
  const [manager] = managers;
  if (manager === undefined) throw new Error('Nothing was seeded');
  const { token } = await story.api('authenticateStaff', {
    body: { email: manager.email, password: manager.password },
  });
  const api = story.apiOf({ token });
  for (const status of ['NEW', 'SCHEDULED', 'CONFIRMED', 'DELIVERED', 'REJECTED'] as const) {
    const rows = await story.db.selectFrom('orders').select('number').where('status', '=', status).limit(3).execute();
    expect(rows.length, status).toBeGreaterThan(0);
    for (const { number } of rows) await api('getStaffOrderDetails', { params: { id: String(number) } });
  }
});

test('the order of the API description can be placed in the demo, and answers as it shows', async () => {
  await using story = await testApp();
  await seedDemo(story.db, story.clock.now());
  const { body, answer } = EXAMPLES.placeOrder;
  const placed = await story.api('placeOrder', { body });
  expect(Object.keys(placed).toSorted()).toEqual(Object.keys(answer).toSorted());
  expect(placed).toMatchObject({ totalPrice: answer.totalPrice, orderStatus: answer.orderStatus });
  const followed = await story.api('trackOrder', { params: { token: placed.accessToken } });
  expect(Object.keys(followed).toSorted()).toEqual(Object.keys(EXAMPLES.trackOrder.answer).toSorted());
});

test('the books of every day of the demonstration add up, and so do the pieces its reports tell of', async () => {
  const { story } = demo;
  const api = story.apiOf(await anAdmin(story.db));
  const today = dateOf(story.clock.now());
  const days = await Promise.all(
    Array.from({ length: 29 }, (_, back) => api('getDayClose', { query: { date: addDays(today, -back) } })),
  );
  expect(days.filter(({ numberOfOrders }) => numberOfOrders > 0).length).toBeGreaterThan(20);
  for (const { date, vat, deposits, total } of days) {
    expect(leiSum([...vat.map(({ gross }) => gross), deposits]), String(date)).toBe(leiSum([total]));
  }
  const period = { startDate: addDays(today, -28), endDate: today };
  const [products, sales] = await Promise.all([
    api('getMostSoldProducts', { query: period }),
    api('getSales', { params: { dataType: 'order-numbers-between-dates' }, query: period }),
  ]);
  expect(leiSum(products.map(({ income }) => income))).toBe(leiSum(days.map((day) => day.products)));
  expect(leiSum([sales.totalIncomeFromOrders])).toBe(leiSum(days.flatMap(({ vat }) => vat.map(({ gross }) => gross))));
});

test('lines of the demonstration name the allergens of their extras', async () => {
  const { rows } = await sql<{ allergens: string[] }>`select order_lines.allergens from order_lines
    where exists (select from jsonb_array_elements(extras) extra where extra->>'name' like 'Smântână%')`.execute(
    demo.story.db,
  );
  expect(rows.length).toBeGreaterThan(0);
  expect(rows.filter(({ allergens }) => !allergens.includes('milk'))).toEqual([]);
});

test('a demonstration written with extras counted twice is put right once, and one that is right stays as it is', async () => {
  const { db } = demo.story;
  const lines = () =>
    db
      .selectFrom('order_lines')
      .select(['id', 'unit_price_bani', 'regular_price_bani', 'extras'])
      .select(sql<string[]>`array(select unnest(allergens) order by 1)`.as('allergens'))
      .orderBy('id')
      .execute();
  const correct = async () =>
    sql.raw(await readFile('db/migrations/0360_demo_orders_hold_extras_once.sql', 'utf8')).execute(db);
  const right = await lines();
  await sql`update order_lines set
      unit_price_bani = unit_price_bani + (extras->0->>'price')::integer,
      regular_price_bani = regular_price_bani + (extras->0->>'price')::integer,
      allergens = products.allergens
    from products where products.id = product_id and extras <> '[]'`.execute(db);
  expect(await lines()).not.toEqual(right);
  for (const _ of ['once', 'again']) {
    await correct();
    expect(await lines()).toEqual(right);
  }
});

test('orders that follow get numbers that no demo order has', async () => {
  const { story } = demo;
  const secret = await story.db
    .selectFrom('secrets')
    .select('value')
    .where('name', '=', 'order_number')
    .executeTakeFirstOrThrow();
  const key = orderNumberKey(secret.value.toString('hex'));
  const rows = await story.db.selectFrom('orders').select(['id', 'number']).execute();
  expect(rows.length).toBeGreaterThan(300);
  expect(rows.filter(({ id, number }) => number !== orderNumber(id, key))).toEqual([]);
});

test('invented guests raise no alarm; an order of a real guest after them does', async () => {
  await using story = await testApp();
  await seedDemo(story.db, story.clock.now());
  const alarmed = async () => {
    await raiseAlarms(story.services);
    return story.logged.filter(({ event }) => event === 'order.alarmed').length;
  };
  expect(await alarmed()).toBe(0);
  // The next day at noon the restaurant is open again, and orders for that day are looked for.
  for (const minutes of [10, 120, 24 * 60 - 130]) {
    story.clock.advanceMinutes(minutes);
    expect(await alarmed()).toBe(0);
  }
  await place(story.api, anOrder({ of: [await aProduct(story.db)] }));
  story.clock.advanceMinutes(1);
  expect(await alarmed()).toBe(2);
});

test('every dish and category has a picture that is served', async () => {
  const { story } = demo;
  const products = await story.api('getBaseProducts');
  const categories = await story.api('getCategories');
  const links = [...products.flatMap(({ images }) => images), ...categories.map(({ image }) => image)].map(
    (image) => image?.imageLink,
  );
  const menu = (await loadDemoMenu()).categories.flatMap((category) => category.products);
  const pictures = new Set(menu.flatMap((product) => product.pictures.map(({ file }) => file)));
  expect(links).toHaveLength(products.length + categories.length);
  expect(new Set(links).size).toBe(pictures.size + categories.length);
  for (const link of links) expect((await story.request(link ?? '')).headers.get('content-type')).toBe('image/webp');
});

test('an archive of the demonstration has the menu that it was written from', async () => {
  const { story } = demo;
  const pictures = menuPictures(await loadDemoPictures());
  const hashOf = (file: string) => pictures[file] ?? file;
  const [written, read] = await Promise.all([
    loadDemoMenu(),
    loadMenuDocument(story.db, story.clock.now(), (hash) => hash),
  ]);
  expect(withOwnNames(read, hashOf)).toEqual(withOwnNames(written, hashOf));
});

/** Products and groups are named by their names instead of keys, pictures by their hashes. */
function withOwnNames({ categories, groups, ...document }: MenuDocument, hashOf: (file: string) => string) {
  const names = (things: readonly { readonly key: number; readonly name: string }[]) =>
    new Map(things.map(({ key, name }) => [key, name]));
  const groupNames = names(groups);
  const productNames = names(categories.flatMap(({ products }) => products));
  const named = (uses: DocumentProduct['groups']) =>
    uses.map(({ group, sizeLabel }) => ({ group: groupNames.get(group), sizeLabel }));
  return {
    ...document,
    categories: categories.map((category) => ({
      ...category,
      picture: category.picture === null ? null : hashOf(category.picture),
      groups: named(category.groups),
      products: category.products.map(({ key: _, ...product }) => ({
        ...product,
        similar: product.similar.map((key) => productNames.get(key)),
        addOns: product.addOns?.map((key) => productNames.get(key)) ?? [],
        pictures: product.pictures.map(({ file, alt }) => ({ file: hashOf(file), alt })),
        groups: named(product.groups),
      })),
    })),
    groups: groups
      .map(({ key: _, options, ...group }) => ({
        ...group,
        options: options.map((option) => ({
          ...option,
          product: option.product === null ? null : productNames.get(option.product),
          opens: option.opens === null ? null : groupNames.get(option.opens),
        })),
      }))
      .toSorted((one, other) => one.name.localeCompare(other.name)),
  };
}

test('a restaurant that is there is left alone', async () => {
  await using story = await testApp();
  await theRestaurant(story.db, { name: 'A mea' });
  expect(await seedDemo(story.db, story.clock.now())).toBeNull();
  expect(await story.api('getCategories')).toEqual([]);
});

test('the demo restaurant can be read through every public call, and every answer keeps its contract', async () => {
  const { story } = demo;
  const categories = await story.api('getCategories');
  const products = await story.api('getBaseProducts');
  expect(categories.length).toBeGreaterThanOrEqual(10);
  expect(categories.reduce((sum, { numberOfProducts }) => sum + numberOfProducts, 0)).toBe(products.length);
  for (const { id, images, dimensions, nutriValues } of products) {
    const product = await story.api('getProduct', { params: { id } });
    expect(nutriValues).toBe(product.nutriValues);
    expect(product.nutriValues).toMatch(/^Valori nutriționale la 100 (g|ml): /);
    expect(images.length).toBeGreaterThan(0);
    expect(dimensions.length).toBeGreaterThan(0);
  }
  for (const category of ['Meniul Zilei', 'Specialitati', 'Paste', 'Desert']) {
    expect((await story.api('getBaseProducts', { query: { category } })).length, category).toBeGreaterThan(0);
  }

  // Guests may come tomorrow for everything but the menu of the day.
  const onlyToday = products.filter(({ preOrderOrderType }) => !preOrderOrderType);
  expect(new Set(onlyToday.map(({ categorySlug }) => categorySlug))).toEqual(new Set(['meniul-zilei']));

  const { content } = await story.api('getPromotions');
  expect(content.length).toBeGreaterThan(0);
  // Bundles, and what subscribers are given; never a code.
  expect(new Set(content.map(({ type }) => type))).toEqual(new Set(['BUY_X_GET_Y_FREE', 'NEWSLETTER_SUBSCRIPTION']));
  expect(content.every(({ couponCode }) => couponCode === null)).toBe(true);
  expect(await story.api('applyCoupon', { body: { coupon: 'bunvenit10', cost: 100 } })).toMatchObject({
    updatedCost: 90,
  });

  const restaurant = await story.api('getRestaurant');
  expect(restaurant).toMatchObject({ name: 'Vatra Frasinilor', openAroundTheClock: true });
  expect(restaurant.company.companyName).not.toBe('');
  expect(restaurant.company.authorisations.length).toBeGreaterThan(0);
  expect(restaurant.deliveryCities).toHaveLength(14);
  expect(restaurant.schedules.filter(({ scheduleType }) => scheduleType === 'REGULAR')).toHaveLength(7);
  expect(restaurant.heroPicture).not.toBeNull();
  expect((await loadOrderingRules(story.db, story.clock.now())).offeredPayments).toEqual([
    'cash',
    'card',
    'card_online',
    'cash-card',
  ]);
});

// The last one: nothing is left of the restaurant afterwards.
test('a demonstration that is there already says what is so, except where staff have written something else', async () => {
  const { story } = demo;
  const says = async (slug: string) =>
    (await story.db.selectFrom('products').select('description').where('slug', '=', slug).executeTakeFirstOrThrow())
      .description;
  const write = (slug: string, description: string) =>
    story.db.updateTable('products').set({ description }).where('slug', '=', slug).execute();
  // Addresses of the demonstrations that the migration met were written by hand.
  await story.db
    .updateTable('products')
    .set({ slug: 'pastrav-la-gratar' })
    .where('slug', '=', 'pastrav-la-gratar-cu-mamaliga-si-mujdei')
    .execute();
  const [trout, soup] = [await says('pastrav-la-gratar'), await says('supa-crema-de-ciuperci')];
  await write('pastrav-la-gratar', trout.replace('poate avea oase', 'poate conține oase'));
  await write('supa-crema-de-ciuperci', 'Ca la mama.');
  await sql.raw(await readFile('db/migrations/0351_the_demonstration_says_what_is_so.sql', 'utf8')).execute(story.db);
  expect([await says('pastrav-la-gratar'), await says('supa-crema-de-ciuperci')]).toEqual([trout, 'Ca la mama.']);
  await write('supa-crema-de-ciuperci', soup);
});

test('in one step menu, promotions, orders and unsaved settings are gone; staff stay, and the restaurant can begin', async () => {
  const { story } = demo;
  const confirmed = { body: { confirmation: 'sterge' } } as const;
  const api = story.apiOf(await anAdmin(story.db));
  const users = await countRows(story, 'users');
  const before = await api('getDemo');
  expect(before).toMatchObject({ present: true, numberOfTrialOrders: 0, kept: { products: 0, orders: 0 } });
  expect(before.removed.products).toBeGreaterThan(40);
  const { removed } = await api('removeDemo', confirmed);
  expect(removed).toEqual(before.removed);
  for (const table of ['orders', 'products', 'categories', 'promotions'] as const) {
    expect(await countRows(story, table), table).toBe(0);
  }
  expect(await countRows(story, 'users')).toBe(users);
  expect(await story.api('getCategories')).toEqual([]);
  expect(await api('fetchSetup')).toMatchObject({ name: '', city: '', pickupEnabled: false, cashPayment: false });
  expect((await api('getToday')).steps.every(({ done }) => !done)).toBe(true);
  expect((await api('getDemo')).present).toBe(false);
  expect(await refusalOf(api, 'removeDemo', confirmed)).toMatchObject({ status: 409, code: 'no_demo' });
  expect((await api('getChanges', { query: { subject: 'demo' } })).totalElements).toBe(1);
});

/** In bani, so that nothing is lost by adding. */
function leiSum(amounts: readonly number[]): number {
  return sumBani(amounts.map(readLei));
}

async function countRows(story: TestApp, table: 'orders' | 'products' | 'categories' | 'promotions' | 'users') {
  const { count } = await story.db
    .selectFrom(table)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}
