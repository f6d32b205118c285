import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ZERO_BANI } from '#domain/money/bani.ts';
import { NOON } from '#test/support/a-checkout.ts';
import { anyLines, FIFTY_LINES, lettersOf, textsOf } from '#test/support/a-long-order.ts';
import { anOrderView, SOUP_LINE } from '#test/support/an-order-view.ts';
import { composeSlip, FIRST_SLIP } from './compose-slip.ts';
import { cutSlip, type Paper } from './cut-slip.ts';
import { SLIP_KINDS, type Slip, type SlipBlock } from './slip.ts';

/** Paper on which a line takes 10 and has 20 letters. */
const paper = (most: number): Paper => ({
  most,
  heightOf: (block) =>
    10 *
    Math.max(
      1,
      ...textsOf(block)
        .join(' ')
        .split('\n')
        .map((line) => Math.ceil(line.length / 20)),
      textsOf(block).join(' ').split('\n').length,
    ),
});
const heightOf = (slip: Slip, { heightOf: of }: Paper) => slip.reduce((sum, block) => sum + of(block), 0);

const kitchen = (about: Parameters<typeof anOrderView>[0]) =>
  composeSlip('kitchen', anOrderView({ status: 'CONFIRMED', kitchenNumber: 17, ...about }), {
    ...FIRST_SLIP,
    at: NOON,
    restaurant: null,
  });

const banner = (slip: Slip | undefined) => slip?.[0];
const dishes = (slip: Slip) =>
  slip.flatMap((block) => (block.kind === 'dish' && !block.isIndented ? [block.name] : []));

/** What the parts say of the order: without their numbers, what is repeated on them, and the names that go on. */
function joined(parts: readonly Slip[], slip: Slip): string {
  const repeated = slip.filter(({ isOnEveryPart }) => isOnEveryPart === true).length;
  const bodies = parts.map((part, place) => part.slice(place === 0 ? 1 : repeated + 2));
  return bodies.map((body) => lettersOf(body.filter((block) => !isOfCut(block)))).join('');
}

const isOfCut = (block: SlipBlock) =>
  (block.kind === 'text' && block.text.startsWith('Comanda continuă')) ||
  (block.kind === 'dish' && block.name.endsWith('(continuare)'));

test('a slip that fits is one part, as it is', () => {
  const slip = kitchen({});
  expect(cutSlip(slip, paper(10_000))).toEqual([slip]);
});

describe('a slip longer than the paper takes', () => {
  const slip = kitchen({ lines: FIFTY_LINES, hasAllergyNote: true, notes: 'Alergie la nuci' });
  const parts = cutSlip(slip, paper(2_000));

  test('says on each part which one it is, and where it goes on', () => {
    expect(parts.map(banner)).toEqual(
      parts.map((_, place) => ({ kind: 'banner', text: `PARTEA ${place + 1}/${parts.length}` })),
    );
    expect(parts.slice(0, -1).map((part) => part.at(-1))).toEqual(
      parts.slice(1).map((_, place) => ({
        kind: 'text',
        text: `Comanda continuă pe partea ${place + 2}/${parts.length}`,
        size: 'strong',
        align: 'centre',
      })),
    );
    expect(parts.length).toBeGreaterThan(2);
  });

  test('has number, hour and allergy on each part', () => {
    for (const part of parts) {
      const read = part.flatMap(textsOf);
      expect(read).toContain('#17');
      expect(read.some((text) => text.startsWith('Comanda nr. 48217359'))).toBe(true);
      expect(read).toContain('ATENȚIE: ALERGIE');
    }
  });

  test('has every dish whole on one part, in its order', () => {
    expect(parts.flatMap(dishes).slice(0, 50)).toEqual(dishes(slip).slice(0, 50));
    expect(joined(parts, slip)).toBe(lettersOf(slip));
  });
});

test('a dish longer than a part goes on under its name', () => {
  const extras = Array.from({ length: 200 }, (_, at) => ({ name: `Ardei ${at}`, price: ZERO_BANI }));
  const slip = kitchen({ lines: [{ ...SOUP_LINE, productName: 'Ciorbă de burtă 1', extras }], bundles: [] });
  const parts = cutSlip(slip, paper(800));
  const named = 'Ciorbă de burtă 1 350\u00a0g';
  expect(parts.map((part) => dishes(part)[0])).toEqual([
    undefined,
    named,
    ...parts.slice(2).map(() => `${named} (continuare)`),
  ]);
  expect(joined(parts, slip)).toBe(lettersOf(slip));
});

test('a name that takes half a part is not repeated: the lines below it need the room', () => {
  const named = 'țelină '.repeat(61);
  const slip: Slip = [
    { kind: 'heading', left: '#17', right: '12:40', isOnEveryPart: true },
    { kind: 'dish', quantity: '2 ×', name: named, isIndented: false },
    ...Array.from({ length: 40 }, (_, at): SlipBlock => ({ kind: 'text', text: `fără ${at}`, size: 'text' })),
  ];
  const parts = cutSlip(slip, paper(500));
  expect(parts.length).toBeGreaterThan(1);
  expect(parts.flatMap(dishes)).toEqual([named]);
  expect(joined(parts, slip)).toBe(lettersOf(slip));
});

test.each([
  ['text', { kind: 'text', text: 'sus jos\n'.repeat(200), size: 'strong' }],
  ['box', { kind: 'box', title: 'De la client', text: 'x'.repeat(9_000) }],
  ['row', { kind: 'row', left: 'ardei '.repeat(900), right: '', size: 'text' }],
  ['dish', { kind: 'dish', quantity: '2 ×', name: 'țelină '.repeat(900), isIndented: false }],
] as const)('a %s longer than a part goes on to the next', (_, block) => {
  const slip: Slip = [{ kind: 'heading', left: '#17', right: '12:40', isOnEveryPart: true }, block];
  const parts = cutSlip(slip, paper(500));
  expect(parts.length).toBeGreaterThan(1);
  for (const part of parts) expect(heightOf(part, paper(500))).toBeLessThanOrEqual(500);
  expect(joined(parts, slip)).toBe(lettersOf(slip));
});

test('what cannot be divided is printed all the same', () => {
  const heading: SlipBlock = { kind: 'heading', left: 'x'.repeat(400), right: '' };
  const slip: Slip = [
    heading,
    { kind: 'text', text: 'x', size: 'text' },
    { kind: 'row', left: 'x', right: 'y'.repeat(400), size: 'text' },
  ];
  const parts = cutSlip(slip, paper(100));
  expect(joined(parts, slip)).toBe(lettersOf(slip));
  const letter: Slip = ['text', 'box', 'row', 'dish'].map(
    (kind) =>
      ({
        kind,
        text: 'x',
        left: 'x',
        right: '',
        name: 'x',
        quantity: '',
        title: '',
        size: 'text',
        isIndented: false,
      }) as SlipBlock,
  );
  expect(joined(cutSlip(letter, paper(1)), letter)).toBe(lettersOf(letter));
});

test('the parts of any order have every line of it, and none is longer than the paper takes', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...SLIP_KINDS),
      anyLines,
      fc.string({ unit: 'grapheme', maxLength: 2_000 }),
      fc.integer({ min: 600, max: 3_000 }),
      (kind, lines, note, most) => {
        const order = anOrderView({ lines, notes: note, hasAllergyNote: true });
        const slip = composeSlip(kind, order, { ...FIRST_SLIP, isCopy: true, at: NOON, restaurant: null });
        const parts = cutSlip(slip, paper(most));
        for (const part of parts) expect(heightOf(part, paper(most))).toBeLessThanOrEqual(most);
        expect(parts.length === 1 ? lettersOf(parts[0] ?? []) : joined(parts, slip)).toBe(lettersOf(slip));
      },
    ),
    { numRuns: 100 },
  );
});
