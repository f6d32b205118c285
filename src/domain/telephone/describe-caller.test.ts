import { expect, test } from 'vitest';
import { anOrderView, SOUP_LINE } from '#test/support/an-order-view.ts';
import { describeCaller } from './describe-caller.ts';

const { address, contact } = anOrderView();
const calm = { lines: [{ ...SOUP_LINE, message: '' }] };

test('an unknown number tells nothing', () => {
  expect(describeCaller([])).toBeNull();
});

test('what was said in any order is told once, the latest first', () => {
  const known = describeCaller([
    anOrderView({ contact: { ...contact, email: '' }, notes: 'Sunați la poartă.', ...calm }),
    anOrderView({ address: { ...address, street: 'Nouă' }, notes: 'Alergică la nuci.' }),
    anOrderView({ method: 'PICKUP', notes: 'Sunați la poartă.', ...calm }),
    anOrderView({ lines: [{ ...SOUP_LINE, message: 'fără gluten' }] }),
  ]);
  expect(known).toEqual({
    name: 'Ana-Maria Constantinescu-Popa',
    email: 'ana@example.ro',
    addresses: [address, { ...address, street: 'Nouă' }],
    allergies: ['Alergică la nuci.', 'fără gluten'],
    notes: ['Sunați la poartă.'],
  });
});

test('a caller without a mailbox has none', () => {
  expect(describeCaller([anOrderView({ contact: { ...contact, email: '' } })])?.email).toBe('');
});
