import { expect, test } from 'vitest';
import { anOrderView } from '#test/support/an-order-view.ts';
import { stepWords } from '#web/i18n/panel/steps.ts';
import { staffWords } from '#web/i18n/staff/staff.ts';
import { changeValuesOf, consentsFor } from './change-values.ts';

const written = anOrderView();
const byTelephone = anOrderView({ source: 'PHONE', contact: { ...written.contact, email: '' } });

test.each([
  ['with a mailbox the guest is asked on the page, unless staff say otherwise', written, ['page', 'phone']],
  ['without one the guest has said yes on the telephone', byTelephone, ['phone']],
] as const)('%s', (_, order, consents) => {
  expect(consentsFor(order)).toEqual(consents);
  expect(changeValuesOf(order).consent).toBe(consents[0]);
});

test.each([stepWords.reschedule.told, stepWords.reschedule.done, staffWords.decision.reasonHint])(
  'without a mailbox staff are asked to tell the guest: %#',
  (tell) => {
    expect(tell(true)).toMatch(/clientul/i);
    expect(tell(false)).toMatch(/anunțați dumneavoastră clientul/i);
    expect(tell(false)).not.toMatch(/Clientul (primește|citește|este anunțat)/);
  },
);
