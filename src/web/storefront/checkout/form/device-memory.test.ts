import { expect, test } from 'vitest';
import { aForm } from '#test/support/a-checkout.ts';
import { ATTEMPT_KEY, DRAFT_KEY, REMEMBERED_KEY, SIGNED_OUT_KEY } from '#web/session/device-keys.ts';
import { openAttempt, type Shelf } from '#web/storefront/checkout/sending/attempt.ts';
import { EMPTY_FORM } from './checkout-form.ts';
import { keepDraft, loadForm, remember } from './device-memory.ts';

function aShelf(): Shelf {
  const kept = new Map<string, string>();
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  };
}

const form = aForm({ companyName: 'Frasinul SRL', companyCui: '12345674', wantsInvoice: true, street: 'Lungă' });

test('a reload loses nothing that was typed in this tab', () => {
  const [tab, device] = [aShelf(), aShelf()];
  keepDraft(tab, device, form);
  expect(loadForm(tab, device)).toEqual(form);
});

test('after a sign-out in another tab the draft of this one is deleted', () => {
  const [tab, device] = [aShelf(), aShelf()];
  keepDraft(tab, device, form);
  openAttempt({ tab, device });
  device.setItem(SIGNED_OUT_KEY, '1796000000000');
  expect(loadForm(tab, device)).toEqual(EMPTY_FORM);
  expect(tab.getItem(DRAFT_KEY)).toBeNull();
  expect(tab.getItem(ATTEMPT_KEY)).toBeNull();
});

test('what is typed after the sign-out is the next person’s and stays', () => {
  const [tab, device] = [aShelf(), aShelf()];
  device.setItem(SIGNED_OUT_KEY, '1796000000000');
  keepDraft(tab, device, form);
  expect(loadForm(tab, device)).toEqual(form);
});

test('the device remembers contact, address, company, way and payment only where that was ticked', () => {
  const [tab, device] = [aShelf(), aShelf()];
  remember(device, form);
  expect(device.getItem(REMEMBERED_KEY)).toBeNull();
  remember(device, { ...form, remembers: true });
  expect(loadForm(tab, device)).toMatchObject({
    fullName: 'Ana-Maria Constantinescu-Popa',
    street: 'Lungă',
    companyName: 'Frasinul SRL',
    companyCui: '12345674',
    wantsInvoice: true,
    acceptsTerms: false,
    method: 'PICKUP',
    payment: 'cash',
    when: null,
  });
});
