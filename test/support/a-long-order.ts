/** Orders whose slips are longer than printers accept at once, and what is read on a slip. */
import fc from 'fast-check';
import { ZERO_BANI } from '#domain/money/bani.ts';
import type { OrderLine } from '#domain/orders/order-view.ts';
import type { Slip, SlipBlock } from '#domain/printing/slip.ts';
import { SOUP_LINE } from './an-order-view.ts';

/** Fifty dishes, each with six extras and a message. */
export const FIFTY_LINES: readonly OrderLine[] = Array.from({ length: 50 }, (_, at) => ({
  ...SOUP_LINE,
  productId: at + 1,
  productName: `Ciorbă de burtă ${at + 1}`,
  extras: Array.from({ length: 6 }, (_unused, extra) => ({ name: `Ardei ${at + 1}-${extra}`, price: ZERO_BANI })),
  message: `fără țelină ${at + 1}`,
}));

const word = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 60 });

/** Lines of any length, up to dishes that are longer than a part. */
export const anyLines: fc.Arbitrary<readonly OrderLine[]> = fc.array(
  fc
    .record({
      productName: word,
      sizeLabel: word,
      quantity: fc.integer({ min: 1, max: 200 }),
      extras: fc.array(fc.record({ name: word, price: fc.constant(ZERO_BANI) }), { maxLength: 60 }),
      message: fc.string({ unit: 'grapheme', maxLength: 40 }),
    })
    .map((about) => ({ ...SOUP_LINE, ...about })),
  { minLength: 1, maxLength: 60 },
);

/** Every text of a block. */
export function textsOf(block: SlipBlock): readonly string[] {
  switch (block.kind) {
    case 'heading':
    case 'row':
      return [block.left, block.right];
    case 'dish':
      return [block.quantity, block.name];
    case 'box':
      return [block.title, block.text];
    case 'rule':
      return [];
    default:
      return [block.text];
  }
}

/** What is read on a slip, without white space, because a text goes on to another block or part between two words. */
export const lettersOf = (slip: Slip): string => slip.flatMap(textsOf).join('').replace(/\s/g, '');
