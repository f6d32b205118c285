/** A restaurant that does not pay VAT says nothing of it and has none in its books; what was recorded before stays. */
import { expect, test } from 'vitest';
import { fetchRestaurant } from '#contract/restaurant/client.ts';
import { bani } from '#domain/money/bani.ts';
import { vatSentence } from '#domain/restaurant/vat-sentence.ts';
import { anOrder, place } from '#test/support/an-order.ts';
import { anAdmin, aProduct } from '#test/support/factories.ts';
import { collectMails } from '#test/support/postbox.ts';
import { testApp } from '#test/support/test-app.ts';
import { theRestaurant } from '#test/support/the-restaurant.ts';

const SENTENCE = 'Prețurile includ TVA.';
const today = '2026-11-20';

test.each([
  [true, 1],
  [false, 0],
])('where VAT is paid: %s, guests read of it on pages, in the terms and in the mail', async (isVatPayer, times) => {
  await using story = await testApp();
  await theRestaurant(story.db, { isVatPayer });
  const soup = await aProduct(story.db, { price: bani(3000) });
  const restaurant = await fetchRestaurant(story.api);
  expect(vatSentence(restaurant.company)).toBe(isVatPayer ? SENTENCE : '');
  await place(story.api, anOrder({ of: [soup] }));
  const [letter] = await collectMails(story);
  expect(letter?.text.split(SENTENCE).length).toBe(times + 1);
  const { sections } = await story.api('getLegalText', { params: { kind: 'terms' } });
  const terms = JSON.stringify(sections);
  expect(terms.includes('în lei, includ TVA și sunt valabile')).toBe(isVatPayer);
  expect(terms.includes('nu conțin TVA')).toBe(!isVatPayer);
});

test('what is sold without VAT has none in menu, order, day close and file; the tick changes only later orders', async () => {
  await using story = await testApp();
  await theRestaurant(story.db);
  const soup = await aProduct(story.db, { name: 'Supă', price: bani(3000) });
  const admin = await anAdmin(story.db);
  const office = story.apiOf(admin);
  const placePieces = async (pieces: number) => {
    const { orderNumber } = await place(story.api, anOrder({ of: [[soup, pieces]] }));
    await office('confirmOrder', { body: { orderNumber, timeToPrepare: 30 } });
  };
  await placePieces(1);
  await story.db
    .updateTable('restaurant')
    .set({ company: JSON.stringify({ vatPayer: false }) })
    .execute();
  const [shown] = await story.api('getBaseProducts');
  expect(shown?.vatPercent).toBe(0);
  await placePieces(2);
  const rates = await story.db.selectFrom('order_lines').select('vat_basis_points').orderBy('id').execute();
  expect(rates.map((row) => row.vat_basis_points)).toEqual([1100, 0]);
  const day = await office('getDayClose', { query: { date: today } });
  expect(day.vat.map(({ percent, gross, vat }) => [percent, gross, vat])).toEqual([
    [0, 60, 0],
    [11, 30, 2.97],
  ]);
  const { vatPercent } = await office('getEntry', { params: { id: soup.id } });
  expect(vatPercent, 'the rate of the product stays for the day it is needed').toBe(11);
});
