import { expect, test } from 'vitest';
import { mailServices } from '#server/features.ts';
import type { OutgoingMail } from '#server/platform/mail/mailer.ts';
import { sendMail } from '#server/platform/mail/send-mail.ts';
import { anOrder, place } from '#test/support/an-order.ts';
import { anAdmin, aProduct } from '#test/support/factories.ts';
import { refusalOf, type TestApp, testApp } from '#test/support/test-app.ts';
import { theRestaurant } from '#test/support/the-restaurant.ts';

const ANA = { name: 'Ana-Maria Pop', email: 'ana.pop@exemplu.ro', items: '2 × Suc de mere la sticlă, nedeschise' };

/** Sends the mails that wait in the queue, and tells what was sent. */
async function sendWaiting(story: TestApp): Promise<readonly OutgoingMail[]> {
  const mails: OutgoingMail[] = [];
  const mailer = { send: async (mail: OutgoingMail) => void mails.push(mail), close: () => {} };
  const { rows } = await story.services.pool.query(
    "select data from pgboss.job where name = 'mail' order by created_on",
  );
  for (const { data } of rows) await sendMail(mailServices(story.services, mailer), data);
  return mails.filter(({ messageId }) => messageId.startsWith('<withdrawal'));
}

test('a withdrawal is kept and acknowledged with date and time, and the restaurant is told', async () => {
  await using story = await testApp();
  await theRestaurant(story.db);
  const { orderNumber } = await place(story.api, anOrder({ of: [await aProduct(story.db)] }));
  const taken = await story.api('withdraw', { body: { ...ANA, orderNumber: `nr. ${orderNumber}` } });
  expect(taken).toEqual({
    message: 'Am primit cererea ta de retragere la 20.11.2026, 12:00.',
    receivedAt: '2026-11-20T10:00:00.000Z',
  });
  const [kept] = await story.db.selectFrom('withdrawal_requests').selectAll().execute();
  expect(kept).toMatchObject({ order_number: orderNumber, email: ANA.email, items: ANA.items });
  expect(kept?.order_id).not.toBeNull();

  const mails = await sendWaiting(story);
  expect(mails.map(({ to }) => to.address).toSorted()).toEqual(['ana.pop@exemplu.ro', 'comenzi@exemplu.ro']);
  const toGuest = mails.find(({ to }) => to.address === ANA.email);
  expect(toGuest?.subject).toBe('Am primit cererea ta de retragere');
  expect(toGuest?.text).toContain('20.11.2026, 12:00');
  expect(toGuest?.text).toContain(ANA.items);
});

test('a mailbox that never ordered here is not written to, and gets the same answer', async () => {
  await using story = await testApp();
  await theRestaurant(story.db);
  const body = { ...ANA, email: 'strain@exemplu.ro', orderNumber: '12345678' };
  expect((await story.api('withdraw', { body })).message).toContain('Am primit cererea ta de retragere');
  const mails = await sendWaiting(story);
  expect(mails.map(({ to }) => to.address)).toEqual(['comenzi@exemplu.ro']);
  expect(mails[0]?.text).toContain('nu se potrivesc cu nicio comandă');
});

test('every wrong field is told; a form that a program filled in is kept nowhere', async () => {
  await using story = await testApp();
  await theRestaurant(story.db);
  const wrong = { orderNumber: '1', email: 'ana', name: '', items: '' };
  const { status, fields } = await refusalOf(story.api, 'withdraw', { body: wrong });
  expect(status).toBe(422);
  expect(Object.keys(fields ?? {}).toSorted()).toEqual(['email', 'items', 'name', 'orderNumber']);
  await story.api('withdraw', { body: { ...ANA, orderNumber: '12345678', website: 'x' } });
  expect(await story.db.selectFrom('withdrawal_requests').select('id').execute()).toEqual([]);
});

test('administrators read withdrawals, open ones apart, and mark the ones that are done with', async () => {
  await using story = await testApp();
  await theRestaurant(story.db);
  const { orderNumber } = await place(story.api, anOrder({ of: [await aProduct(story.db)] }));
  await story.api('withdraw', { body: { ...ANA, orderNumber } });
  await story.api('withdraw', { body: { ...ANA, orderNumber: '12345678' } });
  const admin = await anAdmin(story.db, { firstName: 'Mara', lastName: 'Pop' });
  const api = story.apiOf(admin);
  const all = await api('getWithdrawals');
  expect(all.content.map(({ isOrderKnown, settledAt }) => [isOrderKnown, settledAt])).toEqual([
    [false, null],
    [true, null],
  ]);
  const [unknown, known] = all.content;
  await api('settleWithdrawal', { body: { id: known?.id ?? 0, settled: true } });
  const open = await api('getWithdrawals', { query: { state: 'open' } });
  expect([open.totalElements, open.numberOfOpenWithdrawals, open.content[0]?.id]).toEqual([1, 1, unknown?.id]);
  const settled = await api('getWithdrawals', { query: { state: 'settled' } });
  expect(settled.content[0]).toMatchObject({ ...known, settledBy: 'Mara Pop', settledAt: '2026-11-20T10:00:00.000Z' });
  // A second click keeps who was first; the mark may go again.
  await story.apiOf(await anAdmin(story.db))('settleWithdrawal', { body: { id: known?.id ?? 0, settled: true } });
  expect((await api('getWithdrawals', { query: { state: 'settled' } })).content[0]?.settledBy).toBe('Mara Pop');
  await api('settleWithdrawal', { body: { id: known?.id ?? 0, settled: false } });
  expect((await api('getWithdrawals')).numberOfOpenWithdrawals).toBe(2);
  // Who did what stands in the history; who withdrew does not.
  const { content } = await api('getChanges', { query: { subject: 'withdrawal' } });
  expect(content.map(({ title, staff, fields }) => [title, staff?.name, fields])).toEqual([
    [
      `Retragere, comanda nr. ${orderNumber}`,
      'Mara Pop',
      [{ name: 'Stare', before: 'Rezolvată', after: 'De rezolvat' }],
    ],
    [
      `Retragere, comanda nr. ${orderNumber}`,
      'Mara Pop',
      [{ name: 'Stare', before: 'De rezolvat', after: 'Rezolvată' }],
    ],
  ]);
  expect(await refusalOf(api, 'settleWithdrawal', { body: { id: 9_999, settled: true } })).toMatchObject({
    status: 404,
  });
});

test('a stranger cannot fill a guest’s mailbox: after three acknowledgements in an hour only the restaurant is told', async () => {
  await using story = await testApp();
  await theRestaurant(story.db);
  const { orderNumber } = await place(story.api, anOrder({ of: [await aProduct(story.db)] }));
  const body = { ...ANA, orderNumber: String(orderNumber) };
  const answers = new Set<string>();
  for (let sent = 0; sent < 5; sent += 1) answers.add((await story.api('withdraw', { body })).message);
  expect(answers.size).toBe(1);
  const mails = await sendWaiting(story);
  expect(mails.filter(({ to }) => to.address === ANA.email)).toHaveLength(3);
  expect(mails.filter(({ to }) => to.address === 'comenzi@exemplu.ro')).toHaveLength(5);
  expect(await story.db.selectFrom('withdrawal_requests').select('id').execute()).toHaveLength(5);
});
