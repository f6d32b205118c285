import { expect, test } from 'vitest';
import { fetchCategories, fetchProducts, fetchPromotions } from '#contract/menu/client.ts';
import { fetchStaffOrder, quoteChange } from '#contract/orders/staff-client.ts';
import { findCaller, takeOrder } from '#contract/orders/telephone-client.ts';
import { fetchRestaurant } from '#contract/restaurant/client.ts';
import { bani } from '#domain/money/bani.ts';
import { addWithheld } from '#domain/promotions/person.ts';
import { aLine } from '#test/support/a-cart.ts';
import { aDelivery, anOrder, place } from '#test/support/an-order.ts';
import { anAdmin, aProduct, aZone } from '#test/support/factories.ts';
import { testApp } from '#test/support/test-app.ts';
import { theRestaurant } from '#test/support/the-restaurant.ts';
import { type ChangeValues, changeValuesOf, draftToSend } from '#web/panel/decisions/change-values.ts';
import { type CallDraft, newCall } from '#web/panel/telephone/call-draft.ts';
import { failedCallSentence, listWithheldBy } from '#web/panel/telephone/failed-call.ts';
import { judgeCall } from '#web/panel/telephone/judge-call.ts';
import { staffFailureSentence } from '#web/staff/failure-sentence.ts';

const WELCOME = {
  type: 'FIRST_ORDER',
  name: 'Bun venit',
  discountAmount: 5,
  discountPercentage: null,
  minOrderValue: 0,
  startDate: '2026-11-01',
  endDate: '2026-12-31',
} as const;

test('a returning caller is quoted without the promotion on the first order; where only the mailbox is known, the second press is taken', async () => {
  await using story = await testApp();
  await theRestaurant(story.db, { isOpenAroundTheClock: true });
  const staff = story.apiOf(await anAdmin(story.db));
  const dish = await aProduct(story.db, { price: bani(4000), boxPrice: bani(0) });
  const known = { phoneNumber: '0722123456', email: 'ana@exemplu.ro' };
  await place(story.api, anOrder({ of: [dish], delivery: known }));
  await staff('savePromotion', { body: WELCOME });

  const promotions = await fetchPromotions(story.api);
  const restaurant = await fetchRestaurant(story.api);
  const menu = { categories: await fetchCategories(story.api), products: await fetchProducts(story.api) };
  const [product] = menu.products;
  if (product === undefined) throw new Error('The dish is on the menu');
  const lines = [aLine(product)];
  const judge = async (draft: CallDraft) => {
    const { withheldPromotionIds } = await findCaller(staff, draft.phone);
    return judgeCall(draft, { menu, promotions, restaurant, withheldPromotionIds }, story.clock.now());
  };
  const send = async (draft: CallDraft) => {
    const { order, quote, minutes } = await judge(draft);
    const taken = { source: draft.source, minutes, allergyRead: false };
    return takeOrder(staff, { order, quote, taken, key: draft.key, zones: restaurant.zones, promotions });
  };

  const sameNumber = { ...newCall('PHONE'), phone: '0722 123 456', name: 'Ana', lines };
  expect((await judge(sameNumber)).quote.sums.payable).toBe(4000);
  expect((await send(sameNumber)).order).toMatchObject({ payable: 4000, reductions: [] });

  const otherNumber = {
    ...sameNumber,
    ...newCall('PHONE'),
    phone: '0733000111',
    name: 'Ana',
    lines,
    email: known.email,
  };
  const sent = { sums: (await judge(otherNumber)).quote.sums, promotions };
  expect(sent.sums.payable).toBe(3500);
  const refusal = await send(otherNumber).catch((error: unknown) => error);
  expect(failedCallSentence(refusal, sent)).toBe(
    'Nu se mai aplică acestui client: „Bun venit”. Totalul s-a schimbat de la 35,00\u00a0lei la 40,00\u00a0lei. ' +
      'Spuneți-i clientului și trimiteți din nou.',
  );
  const withheld = addWithheld(null, otherNumber, listWithheldBy(refusal, sent));
  expect((await send({ ...otherNumber, withheld })).order).toMatchObject({ payable: 4000, reductions: [] });

  const stranger = { ...newCall('PHONE'), phone: '0744000222', name: 'Ion', lines };
  expect((await send(stranger)).order).toMatchObject({ payable: 3500, reductions: [{ name: 'Bun venit' }] });
});

test('an order that staff change is refused in their words, with its facts', async () => {
  await using story = await testApp();
  await theRestaurant(story.db, { isOpenAroundTheClock: true });
  const staff = story.apiOf(await anAdmin(story.db));
  const zone = await aZone(story.db, { city: 'Blaj', minimumOrder: bani(6000) });
  const dish = await aProduct(story.db, { price: bani(4000), boxPrice: bani(0) });
  const { orderNumber } = await place(story.api, anOrder({ of: [[dish, 2]], delivery: aDelivery(zone.code) }));
  const view = await fetchStaffOrder(staff, orderNumber);
  const asked = (part: Partial<ChangeValues>) => draftToSend({ ...changeValuesOf(view), ...part }, view);
  const tell = async (part: Partial<ChangeValues>) => {
    const { problem } = await quoteChange(staff, orderNumber, asked(part));
    return problem === null ? null : staffFailureSentence(problem);
  };
  const { lines, address } = changeValuesOf(view);
  expect(await tell({ lines: lines.map((line) => ({ ...line, quantity: 0 })) })).toBe('Adăugați cel puțin un produs.');
  expect(await tell({ address: { ...address, zoneCode: '' } })).toBe('Alegeți localitatea.');
  expect(await tell({ lines: lines.map((line) => ({ ...line, quantity: 1 })) })).toBe(
    'Comanda minimă pentru Blaj este de 60,00\u00a0lei. Mai lipsesc produse de 20,00\u00a0lei.',
  );
  expect(await tell({})).toBeNull();
});
