/** Orders that are paid online, in the dialogs of their steps. */
import { screen, waitFor, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { orderToWire } from '#contract/orders/codec.ts';
import { bani } from '#domain/money/bani.ts';
import type { OrderView } from '#domain/orders/order-view.ts';
import { NO_ONLINE_MONEY } from '#domain/payments/online-money.ts';
import { NOON, SOUP } from '#test/support/a-checkout.ts';
import { anOrderView, SOUP_LINE } from '#test/support/an-order-view.ts';
import { openStep } from '#test/support/panel-screen.tsx';
import { shopAnswers } from '#test/support/shop-answers.ts';

const part = (means: 'card_online' | 'cash', amount: number) => ({ means, amount: bani(amount) });
const PAID: Partial<OrderView> = {
  status: 'CONFIRMED',
  acceptedAt: NOON,
  payment: [part('card_online', 9350)],
  paymentStatus: 'paid',
  onlineMoney: { ...NO_ONLINE_MONEY, taken: bani(9350), card: '•••• 4242' },
};
const HELD: Partial<OrderView> = {
  ...PAID,
  paymentStatus: 'unpaid',
  onlineMoney: { ...NO_ONLINE_MONEY, held: bani(9350) },
};
const MORE: Partial<OrderView> = {
  ...PAID,
  payable: bani(9850),
  payment: [part('card_online', 9350), part('cash', 500)],
  paymentStatus: 'unpaid',
};
const plain = (text: string | null | undefined) => (text ?? '').replaceAll('\u00a0', ' ');

async function open(step: 'deliver' | 'reject' | 'correct', about: Partial<OrderView>) {
  const order = anOrderView(about);
  const done = { message: 'ok', order: orderToWire({ ...order, status: 'DELIVERED', version: 2 }) };
  const opened = await openStep(step, order, { ...shopAnswers(), markAsDelivered: done, correctPayment: done });
  const dialog = within(screen.getByRole('dialog'));
  await dialog.findByRole('button', { name: 'Renunță' });
  return { ...opened, dialog, text: () => plain(screen.getByRole('dialog').textContent) };
}

test.each([
  ['taken', PAID, 'Plătit online, nu se încasează nimic'],
  ['held', HELD, 'Plătit online, nu se încasează nimic'],
])('money that is %s: nothing is asked for at the hand-over, and no payment is sent', async (_, about, sentence) => {
  const { user, dialog, text, bodies } = await open('deliver', about);
  expect(text()).toContain(sentence);
  expect(dialog.queryByRole('radio')).toBe(null);
  await user.click(dialog.getByRole('button', { name: 'Marchează ca livrată' }));
  await waitFor(() => expect(bodies('markAsDelivered')).toMatchObject([{ payment: null }]));
});

test('only the rest is collected, and only the rest is sent', async () => {
  const { user, dialog, text, bodies } = await open('deliver', MORE);
  expect(text()).toContain('De încasat: 5,00 lei');
  expect(text()).toContain('Plătit online93,50 lei');
  expect(dialog.getByRole<HTMLInputElement>('radio', { name: 'Numerar' }).checked).toBe(true);
  await user.click(dialog.getByRole('button', { name: 'Marchează ca livrată' }));
  await waitFor(() => expect(bodies('markAsDelivered')).toMatchObject([{ payment: { method: 'CASH' } }]));
});

test('an order whose blocked money was lost is collected whole', async () => {
  const { text } = await open('deliver', { ...HELD, onlineMoney: { ...NO_ONLINE_MONEY, releasedAt: NOON } });
  expect(text()).toContain('De încasat: 93,50 lei');
});

test.each([
  ['held', HELD, 'Comanda are 93,50 lei blocați pe cardul clientului: la respingere se deblochează singuri.'],
  ['taken', PAID, 'Cei 93,50 lei plătiți online se întorc singuri pe cardul clientului.'],
])('before a rejection, money that is %s is said to go back by itself', async (_, about, sentence) => {
  const { text } = await open('reject', about);
  expect(text()).toContain(sentence);
});

test('of an order paid at the door, a rejection says nothing about money', async () => {
  const { text } = await open('reject', { status: 'CONFIRMED', acceptedAt: NOON });
  expect(text()).not.toContain('cardul clientului');
});

test.each([
  ['more', PAID, 127.5, 'În plus față de plata online, 34,00 lei se încasează la predare.'],
  ['less', PAID, 80, 'Diferența de 13,50 lei se întoarce singură pe cardul clientului.'],
  ['less of what is blocked', HELD, 80, 'De pe cardul clientului se iau cu 13,50 lei mai puțin.'],
])('before a change that costs %s, it says what becomes of the money', async (_, about, payable, sentence) => {
  const soups = { ...SOUP_LINE, productId: SOUP.id, sizeId: SOUP.sizes[0]?.id ?? 0 };
  const order = anOrderView({ bundles: [], lines: [soups], ...about });
  const { user } = await openStep('change', order, {
    ...shopAnswers(),
    quoteChange: {
      problem: null,
      refusal: null,
      changes: [{ pieces: 1, text: 'Ciorbă de burtă 350 g' }],
      before: 93.5,
      payable,
      losesCoupon: false,
      needsAge: false,
    },
  });
  const dialog = within(screen.getByRole('dialog'));
  await user.click(await dialog.findByRole('button', { name: 'Mai mult: Ciorbă de burtă · 350 g' }));
  await waitFor(() => expect(plain(screen.getByRole('dialog').textContent)).toContain(sentence));
});
