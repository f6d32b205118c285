import { expect, test } from 'vitest';
import { anOrder, place } from '#test/support/an-order.ts';
import { anAdmin, aProduct } from '#test/support/factories.ts';
import { refusalOf, type TestApp, testApp } from '#test/support/test-app.ts';
import { theRestaurant } from '#test/support/the-restaurant.ts';

const PRAISE = { rating: 5, text: 'Ciorba a fost foarte bună.', name: 'Ana' };

async function openStory(): Promise<TestApp> {
  const story = await testApp();
  await theRestaurant(story.db);
  return story;
}

test('a review is shown once staff have approved it, and goes when it is hidden', async () => {
  await using story = await openStory();
  const api = story.apiOf(await anAdmin(story.db));
  expect(await story.api('sendFeedback', { body: PRAISE })).toEqual({ message: 'Îți mulțumim pentru părerea ta!' });
  expect(await story.api('getReviews')).toEqual({ content: [], totalElements: 0, averageRating: null });

  const waiting = await api('getAllReviews', { query: { state: 'pending' } });
  expect(waiting).toMatchObject({ totalElements: 1, numberOfPendingReviews: 1 });
  const id = waiting.content[0]?.id ?? 0;
  const before = await story.api('getRestaurantVersion');
  await api('moderateReview', { body: { id, state: 'published' } });
  expect(await story.api('getReviews')).toMatchObject({
    content: [{ rating: 5, text: PRAISE.text, name: 'Ana', date: [2026, 11, 20], verified: false }],
    totalElements: 1,
    averageRating: 5,
  });
  expect(await story.api('getRestaurantVersion')).toBeGreaterThan(before);

  await api('moderateReview', { body: { id, state: 'hidden' } });
  expect((await story.api('getReviews')).content).toEqual([]);
  await api('moderateReview', { body: { id, state: 'hidden' } });
  expect(
    (await api('getChanges', { query: { subject: 'review' } })).content.map(({ title, fields }) => [title, fields]),
  ).toEqual([
    [`Opinia nr. ${id}`, [{ name: 'Stare', before: 'Publicată', after: 'Ascunsă' }]],
    [`Opinia nr. ${id}`, [{ name: 'Stare', before: 'De citit', after: 'Publicată' }]],
  ]);
  expect(await refusalOf(api, 'moderateReview', { body: { id: 999, state: 'hidden' } })).toMatchObject({ status: 404 });
});

test('a review counts as verified only with the number and the e-mail of one order, and the answer does not say so', async () => {
  await using story = await openStory();
  const { orderNumber } = await place(story.api, anOrder({ of: [await aProduct(story.db)] }));
  const send = (email: string, number: string | number) =>
    story.api('sendFeedback', { body: { ...PRAISE, orderNumber: number, email } });
  const answers = [
    await send('ana.pop@exemplu.ro', orderNumber),
    await send('altcineva@exemplu.ro', orderNumber),
    await send('ana.pop@exemplu.ro', '10000001'),
    // The same order a second time: kept, without counting twice.
    await send('ana.pop@exemplu.ro', String(orderNumber)),
  ];
  expect(new Set(answers.map(({ message }) => message)).size).toBe(1);
  const rows = await story.db.selectFrom('reviews').select('order_id').orderBy('id').execute();
  expect(rows.map(({ order_id: orderId }) => orderId !== null)).toEqual([true, false, false, false]);
});

test('every wrong field is told, and a form that a program filled in is thanked and thrown away', async () => {
  await using story = await openStory();
  const body = { rating: 3, text: ' ', name: 'A', orderNumber: '12', email: 'ana' };
  expect(await refusalOf(story.api, 'sendFeedback', { body })).toMatchObject({
    status: 422,
    fields: {
      text: 'Scrie câteva cuvinte, cel mult 2.000 de caractere.',
      name: expect.stringContaining('între 2 și 40'),
      orderNumber: expect.stringContaining('opt cifre'),
      email: 'Adresa de e-mail nu este validă.',
    },
  });
  await story.api('sendFeedback', { body: { ...PRAISE, website: 'https://spam.example' } });
  expect(await story.db.selectFrom('reviews').select('id').execute()).toEqual([]);
});

test('one address says ten things an hour at most', async () => {
  await using story = await openStory();
  const api = story.apiOf({ ip: '203.0.113.9' });
  for (let sent = 0; sent < 10; sent += 1) await api('sendFeedback', { body: PRAISE });
  expect(await refusalOf(api, 'sendFeedback', { body: PRAISE })).toMatchObject({ status: 429 });
});
