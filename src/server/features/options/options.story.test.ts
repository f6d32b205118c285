/** Options of groups, from the menu to the order. */

import { expect, test } from 'vitest';
import type { OptionGroupSheet, OptionSheet } from '#domain/menu/options/option-sheet.ts';
import { bani } from '#domain/money/bani.ts';
import { inTransaction } from '#server/platform/in-transaction.ts';
import { anOrder, guest, place } from '#test/support/an-order.ts';
import { aManager, aProduct, aSize } from '#test/support/factories.ts';
import { anOptionSheet } from '#test/support/option-groups.ts';
import { listenToStatements } from '#test/support/said-statements.ts';
import { refusalOf, type TestApp, testApp } from '#test/support/test-app.ts';
import { theRestaurant } from '#test/support/the-restaurant.ts';
import { writeGroupUses } from './option-groups.repository.ts';
import { writeGroupWithin } from './write-within.ts';

function anOption(name: string, about: Partial<OptionSheet> = {}): OptionSheet {
  return anOptionSheet({ name, ...about });
}

function aGroup(
  name: string,
  options: readonly OptionSheet[],
  about: Partial<OptionGroupSheet> = {},
): OptionGroupSheet {
  return { name, minimum: 0, maximum: null, included: 0, pricing: 'sum', options, ...about };
}

const write = ({ db, clock }: TestApp, group: OptionGroupSheet, id: number | null = null) =>
  inTransaction(db, (tx) => writeGroupWithin(tx, group, id, clock.now()));
const use = ({ db }: TestApp, productId: number, ...groupIds: number[]) =>
  inTransaction(db, (tx) =>
    writeGroupUses(
      tx,
      { productId },
      groupIds.map((groupId) => ({ groupId, sizeLabel: '' })),
    ),
  );

/** What a guest's page of a product offers, options by name. */
async function offered({ api }: TestApp, id: number) {
  const { optionGroups, openedGroups } = await api('getProduct', { params: { id } });
  const all = [...optionGroups, ...openedGroups].flatMap(({ options }) => options);
  const idOf = (name: string) => all.find((option) => option.name === name)?.id ?? expect.fail(name);
  return { optionGroups, openedGroups, idOf };
}

test('a menu with a pizza in halves and a drink that asks for ice is ordered, kept and changed as it was chosen', async () => {
  await using story = await testApp();
  await theRestaurant(story.db);
  const pizza = { label: 'Ø 32 cm', allergens: ['gluten' as const] };
  const diavola = await aProduct(story.db, { ...pizza, name: 'Diavola', price: bani(4200) });
  const margherita = await aProduct(story.db, { ...pizza, name: 'Margherita', price: bani(3500) });
  const cola = await aProduct(story.db, { name: 'Cola', price: bani(900), vatBasisPoints: 2100, deposit: bani(50) });
  const dish = await aProduct(story.db, { label: 'Ø 32 cm', name: 'Meniu în două', price: bani(200) });
  const ice = await write(
    story,
    aGroup('Gheață', [anOption('Cu gheață'), anOption('Fără')], { minimum: 1, maximum: 1 }),
  );
  const halves = await write(
    story,
    aGroup(
      'Jumătăți',
      [diavola, margherita].map(({ id }) => anOption('', { productId: id })),
      { minimum: 2, maximum: 2, pricing: 'dearest' },
    ),
  );
  const crust = await write(
    story,
    aGroup('Blat', [anOption('Clasic'), anOption('Umplut', { price: bani(600), allergens: ['milk'] })], {
      minimum: 1,
      maximum: 1,
    }),
  );
  const drinks = await write(
    story,
    aGroup('Băutură', [anOption('', { productId: cola.id, opensGroupId: ice })], {
      minimum: 1,
      maximum: 1,
    }),
  );
  await use(story, dish.id, halves, crust, drinks);

  const [listed] = (await story.api('getBaseProducts')).filter(({ id }) => id === dish.id);
  expect(listed).toMatchObject({ optionChoice: 'needed', extraIngredientsBeans: [] });
  expect(listed).not.toHaveProperty('optionGroups');
  const { idOf, optionGroups, openedGroups } = await offered(story, dish.id);
  expect(optionGroups.map(({ name }) => name)).toEqual(['Jumătăți', 'Blat', 'Băutură']);
  expect(openedGroups.map(({ name }) => name)).toEqual(['Gheață']);

  const chosen = [
    { name: 'Cola', optionId: idOf('Cola'), count: 1 },
    { name: 'Cu gheață', optionId: idOf('Cu gheață'), parentOptionId: idOf('Cola'), count: 1 },
    { name: 'Umplut', optionId: idOf('Umplut'), count: 1 },
    { name: 'Margherita', optionId: idOf('Margherita'), count: 1 },
    { name: 'Diavola', optionId: idOf('Diavola'), count: 1 },
  ];
  const order = (extraIngredientsBeanList: typeof chosen) =>
    anOrder({
      of: [],
      orderDetails: [
        { productId: dish.id, dimensionsBean: { id: dish.sizeId, quantity: 2, extraIngredientsBeanList } },
      ],
    });
  expect(await refusalOf(story.api, 'placeOrder', { body: order([]) })).toMatchObject({
    code: 'option_missing',
    message: 'Mai alege 2 opțiuni din „Jumătăți” la Meniu în două.',
  });
  expect(
    await refusalOf(story.api, 'placeOrder', { body: order(chosen.filter(({ name }) => name !== 'Umplut')) }),
  ).toMatchObject({
    code: 'option_missing',
    message: 'Alege o opțiune din „Blat” la Meniu în două.',
  });

  const placed = await place(story.api, order(chosen));
  // 2,00 and the dearer half 42,00, filled crust 6,00, drink 9,00 with its bottle 0,50: twice.
  expect(placed).toMatchObject({ subTotalPrice: 118, totalDeposit: 1, totalPrice: 119 });
  const { order: kept } = await story.api('trackOrder', { params: { token: placed.accessToken } });
  const [product] = kept.productInformationList;
  expect(product).toMatchObject({ name: 'Meniu în două', allergens: ['gluten', 'milk'] });
  expect(product?.dimensionOrders[0]).toMatchObject({
    price: 2,
    depositPrice: 0.5,
    extraIngredientsBeanList: [
      { name: 'Diavola', price: 42, option: { group: 'Jumătăți', count: 1, vatPercent: 11 } },
      { name: 'Margherita', price: 0, option: { group: 'Jumătăți' } },
      { name: 'Umplut', price: 6, option: { group: 'Blat' } },
      { name: 'Cola', price: 9, option: { group: 'Băutură', vatPercent: 21, depositPrice: 0.5 } },
      { name: 'Cu gheață', price: 0, option: { group: 'Gheață', parentId: idOf('Cola') } },
    ],
  });

  const manager = story.apiOf(await aManager(story.db));
  await manager('confirmOrder', { body: { orderNumber: placed.orderNumber, timeToPrepare: 30 } });
  const quote = (quantity: number, optionIds: readonly number[]) =>
    manager('quoteChange', {
      body: {
        orderNumber: placed.orderNumber,
        content: {
          products: [
            {
              productId: dish.id,
              sizeId: dish.sizeId,
              quantity,
              options: [
                ...optionIds.map((optionId) => ({ optionId, parentId: null, count: 1 })),
                { optionId: idOf('Cu gheață'), parentId: idOf('Cola'), count: 1 },
              ],
            },
          ],
        },
      },
    });
  const all = ['Diavola', 'Margherita', 'Umplut', 'Cola'].map(idOf);
  expect(await quote(1, all)).toMatchObject({
    problem: null,
    before: 119,
    payable: 59.5,
    changes: [{ pieces: -1, text: expect.stringContaining('Diavola, Margherita, Umplut, Cola, Cu gheață') }],
  });
  expect(await quote(1, all.slice(1))).toMatchObject({
    problem: 'Alege o opțiune din „Jumătăți” la Meniu în două.',
  });
});

test('an option has the price of the size, runs out by itself and keeps its number when its group is saved', async () => {
  await using story = await testApp();
  await theRestaurant(story.db);
  const dish = await aProduct(story.db, { label: 'Mică', price: bani(3000) });
  const large = await aSize(story.db, dish.id, { label: 'Mare', price: bani(4000) });
  const sauce = anOption('Usturoi', {
    price: bani(300),
    most: 3,
    sizePrices: [{ sizeLabel: 'mare', price: bani(500) }],
  });
  const group = await write(story, aGroup('Sosuri', [sauce, anOption('Picant')], { included: 1 }));
  await use(story, dish.id, group);
  const { idOf, optionGroups } = await offered(story, dish.id);
  expect(optionGroups).toMatchObject([
    { options: [{ price: 3, dimensionPrices: [{ dimensionId: large.id, price: 5 }] }, { name: 'Picant' }] },
  ]);
  const garlic = idOf('Usturoi');
  const order = (sizeId: number, count: number) =>
    anOrder({
      of: [],
      orderDetails: [
        {
          productId: dish.id,
          dimensionsBean: {
            id: sizeId,
            quantity: 1,
            extraIngredientsBeanList: [{ name: 'Usturoi', optionId: garlic, count }],
          },
        },
      ],
    });
  expect(await place(story.api, { ...order(large.id, 3) })).toMatchObject({ subTotalPrice: 50 });
  expect(await refusalOf(story.api, 'placeOrder', { body: order(large.id, 4) })).toMatchObject({
    code: 'option_too_often',
    message: expect.stringMatching(/^De cel mult 3 ori la .+: „Usturoi”\.$/),
  });

  const manager = story.apiOf(await aManager(story.db));
  const subject = { kind: 'option', optionId: garlic } as const;
  await manager('markSoldOut', { body: { subject, until: 'back' } });
  expect(await manager('getSoldOut')).toMatchObject({ content: [{ subject, title: 'Usturoi (Sosuri)' }] });
  expect((await offered(story, dish.id)).optionGroups).toMatchObject([
    { options: [{ soldOut: true }, { soldOut: false }] },
  ]);
  expect(await refusalOf(story.api, 'placeOrder', { body: order(large.id, 1) })).toMatchObject({
    code: 'option_unavailable',
  });
  await manager('markBack', { body: { subject } });

  await write(
    story,
    aGroup('Sosuri de casă', [{ ...sauce, id: garlic, name: 'Usturoi copt', price: bani(350) }]),
    group,
  );
  const { optionGroups: saved } = await offered(story, dish.id);
  expect(saved).toMatchObject([
    { name: 'Sosuri de casă', options: [{ id: garlic, name: 'Usturoi copt', price: 3.5 }] },
  ]);
  expect(saved[0]?.options).toHaveLength(1);
});

test('an order with forty options is no more statements than one without', async () => {
  await using story = await testApp();
  await theRestaurant(story.db);
  const dish = await aProduct(story.db);
  const names = Array.from({ length: 40 }, (_, index) => `Opțiunea ${index + 1}`);
  await use(
    story,
    dish.id,
    await write(
      story,
      aGroup(
        'Toate',
        names.map((name) => anOption(name, { price: bani(100) })),
      ),
    ),
  );
  const { idOf } = await offered(story, dish.id);
  const extraIngredientsBeanList = names.map((name) => ({ name, optionId: idOf(name) }));
  const orderDetails = [
    { productId: dish.id, dimensionsBean: { id: dish.sizeId, quantity: 1, extraIngredientsBeanList } },
  ];
  const { api, services } = story.second();
  const said = listenToStatements(services.pool);
  await place(api, anOrder({ of: [], orderDetails, delivery: guest(1) }));
  await services.announcements.close();
  said.length = 0;
  await place(api, anOrder({ of: [], orderDetails, delivery: guest(2) }));
  await services.announcements.close();
  expect(said).toHaveLength(5);
});
