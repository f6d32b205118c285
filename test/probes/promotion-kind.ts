import type { Probe } from './probe.ts';

const KIND = `import { bani } from '#domain/money/bani.ts';
import { percentOf } from '#domain/money/percent.ts';
import type { PieceKind } from '#domain/promotions/promotion-kind.ts';

/** Every second piece of a line costs less. */
export const secondPiece: PieceKind = {
  entersBy: 'itself',
  reduces: 'pieces',
  isOverLines: true,
  piecesNeeded: () => 2,
  fields: ['productIds', 'categoryIds', 'discountPercentage', 'maxUses'],
  conditionType: null,
  isNewAlwaysActive: false,
  sentence: ({ worth, all }) => \`\${worth} la a doua bucată de \${all}\`,
  take: ({ discountBasisPoints }, lines) =>
    lines.map(({ unitPrice, pieces }) => ({
      pieces: pieces - (pieces % 2),
      amount: bani(percentOf(unitPrice, discountBasisPoints) * Math.floor(pieces / 2)),
    })),
};
`;

const STORY = `import { expect, test } from 'vitest';
import { bani } from '#domain/money/bani.ts';
import { exampleOfOffer } from '#domain/promotions/example-of-offer.ts';
import { KIND_WORDS } from '#domain/promotions/kind-words.ts';
import { offerSentence } from '#domain/promotions/offer-sentence.ts';
import { NO_RULES } from '#domain/promotions/promotion-rules.ts';
import { anOrder, guest, place } from '#test/support/an-order.ts';
import { anAdmin, aProduct } from '#test/support/factories.ts';
import { refusalOf, testApp } from '#test/support/test-app.ts';
import { theRestaurant } from '#test/support/the-restaurant.ts';

const HALF = {
  type: 'SECOND_PIECE',
  name: 'A doua la jumătate',
  discountPercentage: 50,
  startDate: '2026-11-01',
  endDate: '2026-12-31',
} as const;

test('a promotion of a new kind is saved by the office, reduces orders and is named on them', async () => {
  await using story = await testApp();
  await theRestaurant(story.db, { isOpenAroundTheClock: true });
  const office = story.apiOf(await anAdmin(story.db));
  const pizza = await aProduct(story.db, { price: bani(3_200) });
  const about = { productIds: [pizza.id] };
  expect(await refusalOf(office, 'savePromotion', { body: { ...HALF, discountPercentage: 0, ...about } })).toMatchObject({
    fields: { discountPercentage: 'Scrieți un procent mai mare decât 0.' },
  });
  await office('savePromotion', { body: { ...HALF, ...about } });
  expect((await story.api('getPromotions')).content).toMatchObject([{ type: 'SECOND_PIECE', discountPercentage: 50 }]);

  const order = await place(story.api, anOrder({ of: [[pizza, 3]], delivery: guest(1) }));
  const off = { name: HALF.name, code: null, amount: 16 };
  expect(order).toMatchObject({ subTotalPrice: 96, reductions: [off], updatedPriceAfterCoupon: 80 });
  await office('confirmOrder', { body: { orderNumber: order.orderNumber, timeToPrepare: 20 } });
  const day = await office('getDayClose', { query: {} });
  expect(day.reductions).toMatchObject([{ name: HALF.name, numberOfOrders: 1, amount: 16 }]);
  const { content } = await office('getAdminPromotions', { query: { type: 'SECOND_PIECE' } });
  expect(content).toMatchObject([{ timesUsed: 1, amountGiven: 16, state: 'running' }]);
});

test('the office and the cart tell what it gives', () => {
  const terms = { discountBasisPoints: 5_000, discountAmount: bani(0), minimumOrder: bani(0), rules: NO_RULES };
  expect(offerSentence('SECOND_PIECE', terms, ['Pizza'])).toBe('−50% la a doua bucată de Pizza');
  expect(exampleOfOffer('SECOND_PIECE', terms)).toMatchObject({ pieces: 2, price: 4_000, before: 8_000, paid: 6_000 });
  expect(KIND_WORDS.SECOND_PIECE.title).toBe('A doua mai ieftină');
});
`;

/** A kind that the program does not have: a percentage off every second piece. */
export const promotionKind: Probe = {
  change: 'a kind of promotion',
  limit: 3,
  edits: [
    {
      file: 'src/domain/promotions/kinds.ts',
      after: "import { newsletterSubscription } from './kinds/newsletter-subscription/kind.ts';\n",
      insert: "import { secondPiece } from './kinds/second-piece/kind.ts';\n",
    },
    {
      file: 'src/domain/promotions/kinds.ts',
      after: '  FIRST_ORDER: firstOrder,\n',
      insert: '  SECOND_PIECE: secondPiece,\n',
    },
    {
      file: 'src/domain/promotions/kind-words.ts',
      after: 'export const KIND_WORDS: Readonly<Record<PromotionType, PromotionKindWords>> = {\n',
      insert: `  SECOND_PIECE: {
    title: 'A doua mai ieftină',
    intro: 'Din două bucăți la fel, a doua costă mai puțin.',
    nameHint: 'Așa o văd clienții în meniu, în coș și pe bon.',
    keywords: ['a doua la jumătate'],
  },
`,
    },
  ],
  generated: [],
  created: {
    'src/domain/promotions/kinds/second-piece/kind.ts': KIND,
    'src/server/features/promotions/second-piece.story.test.ts': STORY,
  },
};
