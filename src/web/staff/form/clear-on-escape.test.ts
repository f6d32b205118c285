import { expect, test } from 'vitest';
import { clearOnEscape } from './clear-on-escape.ts';

test.each([
  ['ciorbă', 'Escape', true],
  ['ciorbă', 'Enter', false],
  ['', 'Escape', false],
])('„%s” and %s: the field is emptied: %s', (typed, key, isEmptied) => {
  const happened: string[] = [];
  const field = clearOnEscape(typed, () => happened.push('emptied'));
  field.onKeyDown({ key, preventDefault: () => happened.push('stays open') });
  expect(happened).toEqual(isEmptied ? ['stays open', 'emptied'] : []);
  // What keeps the dialog from closing.
  expect(field['data-mantine-stop-propagation']).toBe(typed !== '');
});
