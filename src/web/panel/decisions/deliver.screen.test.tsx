import { screen, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { orderToWire } from '#contract/orders/codec.ts';
import { bani } from '#domain/money/bani.ts';
import type { OrderView } from '#domain/orders/order-view.ts';
import { anOrderView } from '#test/support/an-order-view.ts';
import { openStep } from '#test/support/panel-screen.tsx';
import { fill } from '#test/support/staff-form.ts';

/** 93,50 lei, of which a meal card may pay 60. */
async function open(about: Partial<OrderView> = {}) {
  const order = anOrderView({ status: 'CONFIRMED', mealCardEligible: bani(6_000), ...about });
  const delivered = { message: 'Comanda a fost predată.', order: orderToWire({ ...order, status: 'DELIVERED' }) };
  const opened = await openStep('deliver', order, { markAsDelivered: delivered });
  const dialog = within(await screen.findByRole('dialog'));
  await dialog.findByRole('radio', { name: 'Numerar' });
  const plain = (text: string | null | undefined) => (text ?? '').replaceAll('\u00a0', ' ');
  return {
    ...opened,
    dialog,
    choose: (name: string) => opened.user.click(dialog.getByRole('radio', { name })),
    sum: (means: string) => dialog.getByRole<HTMLInputElement>('textbox', { name: `${means}, în lei` }),
    texts: () => plain(screen.getByRole('dialog').textContent),
    submit: () => opened.user.click(dialog.getByRole('button', { name: /livrată/i })),
    bodies: () => opened.bodies('markAsDelivered'),
  };
}

const LIMIT = 'Cu cardul de masă se pot plăti cel mult 60,00 lei; restul de 33,50 lei se încasează altfel.';

test('with a meal card the dialog says which sum must be paid otherwise, and proposes both', async () => {
  const { dialog, choose, sum, texts, submit, bodies, user } = await open();
  expect(dialog.queryByRole('radio', { name: 'Card de masă' })).toBe(null);
  expect(texts()).not.toContain(LIMIT);
  await choose('Card de masă și numerar');
  expect(texts()).toContain(LIMIT);
  expect([sum('Card de masă').value, sum('Numerar').value]).toEqual(['60,00', '33,50']);
  await fill(user, sum('Card de masă'), '70');
  expect(sum('Numerar').value).toBe('23,50');
  await submit();
  expect(dialog.getByRole('alert').textContent?.replaceAll('\u00a0', ' ')).toBe(LIMIT);
  expect(bodies()).toEqual([]);
  await fill(user, sum('Card de masă'), '45');
  await submit();
  expect(bodies()).toMatchObject([
    {
      payment: {
        paymentParts: [
          { means: 'meal_card', amount: 45 },
          { means: 'cash', amount: 48.5 },
        ],
      },
    },
  ]);
});

test('what the guest announced is taken with one press, in its parts', async () => {
  const payment = [
    { means: 'meal_card', amount: bani(6_000) },
    { means: 'card', amount: bani(3_350) },
  ] as const;
  const { texts, submit, bodies } = await open({ payment });
  expect(texts()).toContain('60,00 lei cu cardul de masă + 33,50 lei cu cardul');
  await submit();
  expect(bodies()).toMatchObject([
    {
      payment: {
        paymentParts: [
          { means: 'meal_card', amount: 60 },
          { means: 'card', amount: 33.5 },
        ],
      },
    },
  ]);
});

test('where everything is food a meal card is one choice; without food it is none', async () => {
  const all = await open({ mealCardEligible: bani(9_350) });
  await all.choose('Card de masă');
  await all.submit();
  expect(all.bodies()).toMatchObject([{ payment: { paymentParts: [{ means: 'meal_card' }] } }]);
});

test('an order without food is not paid by meal card', async () => {
  const { dialog } = await open({ mealCardEligible: bani(0) });
  expect(dialog.queryAllByRole('radio', { name: /Card de masă/ })).toEqual([]);
});
