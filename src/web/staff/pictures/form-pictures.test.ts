import { expect, test } from 'vitest';
import { arePicturesChanged, type FormPicture, movePicture, productImagesBody } from './form-pictures.ts';

const picture = (hash: string, id = 0, alt = ''): FormPicture => ({ id, hash, imageLink: `/imagini/${hash}`, alt });
const three = [picture('a', 1, 'Din față'), picture('b', 2), picture('c', 3)];
const order = (pictures: readonly FormPicture[]) => pictures.map(({ hash }) => hash).join('');

test.each([
  ['a', 2, 'bca'],
  ['c', 0, 'cab'],
  ['b', 1, 'abc'],
  ['x', 0, 'abc'],
])('%s moved to place %i', (hash, place, expected) => {
  expect(order(movePicture(three, hash, place))).toBe(expected);
});

test('the server is told the order, the texts and what is gone', () => {
  const [first, , third] = three;
  const after = [picture('n', 0, 'Nouă'), ...[third, first].flatMap((one) => one ?? [])];
  expect(productImagesBody(three, after)).toEqual({
    pictures: [
      { hash: 'n', alt: 'Nouă' },
      { id: 3, alt: '' },
      { id: 1, alt: 'Din față' },
    ],
    removedImagesIDs: [2],
  });
  expect(arePicturesChanged(three, [...three])).toBe(false);
  expect(arePicturesChanged(three, after)).toBe(true);
});
