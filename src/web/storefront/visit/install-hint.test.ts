import { expect, test } from 'vitest';
import { countForInstall, declineInstall } from './install-hint.ts';

function shelf(kept: Record<string, string> = {}): Pick<Storage, 'getItem' | 'setItem'> {
  return { getItem: (key) => kept[key] ?? null, setItem: (key, value) => Object.assign(kept, { [key]: value }) };
}

test('the shop is offered after the second order, not after the second look at the first', () => {
  const device = shelf();
  expect(countForInstall(device, '/comanda/a')).toBe(false);
  expect(countForInstall(device, '/comanda/a')).toBe(false);
  expect(countForInstall(device, '/comanda/b')).toBe(true);
});

test('a guest who said no is not asked again', () => {
  const device = shelf();
  countForInstall(device, '/comanda/a');
  countForInstall(device, '/comanda/b');
  declineInstall(device);
  expect(countForInstall(device, '/comanda/c')).toBe(false);
});

test('what cannot be read counts as nothing', () => {
  expect(countForInstall(shelf({ 'pofta.instalare': '{' }), '/comanda/a')).toBe(false);
});
