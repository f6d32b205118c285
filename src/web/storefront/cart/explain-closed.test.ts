import { expect, test } from 'vitest';
import { aLine } from '#test/support/a-cart.ts';
import { aForm, checkoutFacts } from '#test/support/a-checkout.ts';
import { aProduct, aWindow } from '#test/support/a-menu.ts';
import { aClosure, aSchedule, at, terms } from '#test/support/a-schedule.ts';
import { priceCheckout } from '#web/storefront/checkout/form/order-of-form.ts';
import { explainClosed } from './explain-closed.ts';
import { explainHours } from './explain-mix.ts';

const services = { preOrders: terms({ maximumAdvanceMinutes: 10_080 }) };
const soup = aProduct({ name: 'Ciorbă' });
const daily = aProduct({ name: 'Meniul zilei', availabilityWindows: [aWindow('11:30-15:30', [2, 3, 4, 5])] });

function explained(now: string, product = soup, schedule = aSchedule({ services })): string | null {
  const facts = checkoutFacts([product], { schedule, at: at(now) });
  const form = aForm({ method: null, when: null });
  return explainClosed(priceCheckout({ lines: [aLine(product)] }, form, facts), facts, null);
}

test('while the shop is open the cart says nothing of hours', () => {
  expect(explained('2026-11-20T12:00:00+02:00')).toBeNull();
});

test('a closed shop says when it opens and which hour is the first that can be chosen', () => {
  expect(explained('2026-11-20T23:00:00+02:00')).toBe(
    'Închis acum. Deschidem mâine, la 10:00. Poți comanda de acum: prima oră liberă este mâine, la 10:00.',
  );
});

test('a closed day says why, and the first hour is one the products allow', () => {
  const schedule = aSchedule({ services, closures: [aClosure('2026-11-20', '2026-11-20')] });
  expect(explained('2026-11-20T12:00:00+02:00', daily, schedule)).toBe(
    'În această zi nu preluăm comenzi. Sărbători fericite! Poți comanda de acum: prima oră liberă este marți, 24 noiembrie, la 11:30.',
  );
});

test('where nothing can be chosen either, nothing is promised', () => {
  const schedule = aSchedule({ hours: { REGULAR: [] }, services });
  expect(explained('2026-11-20T12:00:00+02:00', soup, schedule)).toBe('Închis acum.');
  const off = { pickup: terms({ enabled: false }), delivery: terms({ enabled: false }) };
  expect(explained('2026-11-20T12:00:00+02:00', soup, aSchedule({ services: off }))).toBe(
    'Momentan nu preluăm comenzi online.',
  );
});

test('what keeps only a product from being had now is told at its line, not as a closed shop', () => {
  const now = at('2026-11-20T19:00:00+02:00');
  expect(explained('2026-11-20T19:00:00+02:00', daily)).toBeNull();
  const facts = checkoutFacts([daily], { at: now });
  const { lines } = priceCheckout({ lines: [aLine(daily)] }, aForm({ method: null, when: null }), facts);
  expect(lines.flatMap((line) => explainHours(line, facts.menu, now))).toEqual([
    'Ore de comandă pentru Meniul zilei: marți–vineri, 11:30–15:30. Alegi o oră din acest interval la finalizarea comenzii.',
  ]);
});
