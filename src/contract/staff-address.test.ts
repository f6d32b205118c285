import { expect, test } from 'vitest';
import { isStaffAddress } from './staff-address.ts';

test.each([
  ['/admin/menu', true],
  ['/comenzi', true],
  ['/auth/admin', true],
  ['/auth', false],
  ['/comanda/abc', false],
])('%s is a page of staff: %s', (asked, isOfStaff) => {
  expect(isStaffAddress(asked)).toBe(isOfStaff);
});
