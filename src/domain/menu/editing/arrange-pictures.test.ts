import { expect, test } from 'vitest';
import { arrangePictures } from './arrange-pictures.ts';

const present = [
  { id: 1, hash: 'a', alt: 'Din față' },
  { id: 2, hash: 'b', alt: '' },
  { id: 3, hash: 'c', alt: 'De sus' },
];
const nothing = { present, removedIds: [], named: [], addedHashes: [] };
const hashes = (wishes: Partial<Parameters<typeof arrangePictures>[0]>) =>
  arrangePictures({ ...nothing, ...wishes })
    .map(({ hash }) => hash)
    .join('');

test.each([
  ['without a wish everything stays', {}, 'abc'],
  ['new ones stand behind', { addedHashes: ['d', 'e'] }, 'abcde'],
  ['removed ones are gone', { removedIds: [2, 9] }, 'ac'],
  [
    'named ones stand first, in the wished order',
    {
      named: [
        { id: 3, alt: '' },
        { hash: 'd', alt: '' },
      ],
    },
    'cdab',
  ],
  ['what is gone is not brought back by naming it', { removedIds: [1], named: [{ id: 1, alt: '' }] }, 'bc'],
  ['not by its hash either', { removedIds: [1], named: [{ hash: 'a', alt: '' }] }, 'bc'],
  ['an id of somewhere else says nothing', { named: [{ id: 77, alt: '' }] }, 'abc'],
  [
    'the same picture stands once',
    {
      named: [
        { id: 2, alt: '' },
        { hash: 'b', alt: '' },
      ],
      addedHashes: ['c'],
    },
    'bac',
  ],
  ['neither id nor hash says nothing', { named: [{ alt: 'x' }] }, 'abc'],
])('%s', (_, wishes, expected) => {
  expect(hashes(wishes)).toBe(expected);
});

test('a named picture takes the new alternative text, the others keep theirs', () => {
  const arranged = arrangePictures({ ...nothing, named: [{ id: 2, alt: '  Cu smântână ' }] });
  expect(arranged).toEqual([
    { hash: 'b', alt: 'Cu smântână' },
    { hash: 'a', alt: 'Din față' },
    { hash: 'c', alt: 'De sus' },
  ]);
});
