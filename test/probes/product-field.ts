import type { Probe } from './probe.ts';

const STORY = `import { expect, test } from 'vitest';
import type { CallInput } from '#contract/named-api.ts';
import { loadMenuDocument } from '#server/features/archive/load-menu-document.ts';
import { writeMenu } from '#server/features/menu-import/write-menu.ts';
import { inTransaction } from '#server/platform/in-transaction.ts';
import { aCategory, anAdmin } from '#test/support/factories.ts';
import { testApp } from '#test/support/test-app.ts';
import { theRestaurant } from '#test/support/the-restaurant.ts';

test('a new field is saved by the office, read by guests, written into history and taken to another shop', async () => {
  await using story = await testApp();
  await theRestaurant(story.db);
  const category = await aCategory(story.db, { name: 'Ciorbe' });
  const boss = story.apiOf(await anAdmin(story.db));
  const soup = {
    name: 'Ciorbă iute',
    categoryId: category.id,
    description: '<p>Cu ardei.</p>',
    standardOrderType: true,
    dimensions: [{ value: '350 ml', price: 19.5, stock: 9999 }],
    isSpicyProbe: true,
  } as unknown as NonNullable<CallInput<'saveEntry'>['body']>;
  const { id, version } = await boss('saveEntry', { body: soup });
  expect((await boss('getEntry', { params: { id } })).isSpicyProbe).toBe(true);
  expect((await story.api('getBaseProducts'))[0]?.isSpicyProbe).toBe(true);
  expect((await story.api('getProduct', { params: { id } })).isSpicyProbe).toBe(true);
  const named = { id, version, name: 'Ciorbă foarte iute' } as unknown as typeof soup;
  await boss('saveEntry', { body: named });
  expect((await boss('getEntry', { params: { id } })).isSpicyProbe).toBe(true);
  const { fields } = await story.db.selectFrom('changes').select('fields').orderBy('id').limit(1).executeTakeFirstOrThrow();
  expect(JSON.stringify(fields)).toContain('Picant');

  const document = await loadMenuDocument(story.db, story.clock.now(), (hash) => hash);
  await using other = await testApp();
  await theRestaurant(other.db);
  const at = other.clock.now();
  const [taken] = await inTransaction(other.db, (tx) => writeMenu(tx, { ...document, stored: {} }, at));
  expect(taken?.isSpicyProbe).toBe(true);
});
`;

/** A yes/no field of a product that guests see. */
export const productField: Probe = {
  change: 'a yes/no field of a product that guests see',
  limit: 7,
  edits: [
    {
      file: 'src/domain/menu/product-fields.ts',
      after: "  isFasting: 'flag',\n",
      insert: "  isSpicyProbe: 'flag',\n",
    },
    {
      file: 'src/domain/menu/editing/office-fields.ts',
      after: "  isFasting: { label: 'De post' },\n",
      insert: "  isSpicyProbe: { label: 'Picant' },\n",
    },
    {
      file: 'src/contract/menu/product-on-wire.ts',
      after: "  isFasting: 'isFasting',\n",
      insert: "  isSpicyProbe: 'isSpicyProbe',\n",
    },
    {
      file: 'src/server/features/menu/product-columns.ts',
      after: "  isFasting: 'is_fasting',\n",
      insert: "  isSpicyProbe: 'is_spicy_probe',\n",
    },
    { file: 'src/web/i18n/card.ts', after: "  fasting: 'De post',\n", insert: "  spicy: 'Picant',\n" },
    {
      file: 'src/web/storefront/product/product-details.tsx',
      after: 'product.isFasting && cardText.fasting',
      insert: ', product.isSpicyProbe && cardText.spicy',
    },
    {
      file: 'src/web/storefront/product/product-of-card.ts',
      after: "    isFasting: marks.includes('fasting'),\n",
      insert: '    isSpicyProbe: false,\n',
    },
  ],
  generated: [
    {
      file: 'src/server/platform/database.types.ts',
      after: '  is_orderable_today: Generated<boolean>;\n',
      insert: '  is_spicy_probe: Generated<boolean>;\n',
    },
  ],
  created: {
    'db/migrations/9999_spicy_probe.sql':
      'alter table products add column is_spicy_probe boolean not null default false;\n',
    'src/server/features/products/spicy-probe.story.test.ts': STORY,
  },
};
