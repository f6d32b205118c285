import type { Probe } from './probe.ts';

const STORY = `import { expect, test } from 'vitest';
import { listedFromWire, onlyOrderFromWire } from '#contract/orders/codec.ts';
import { orderFacts } from '#domain/orders/order-facts.ts';
import { composeSlip, FIRST_SLIP } from '#domain/printing/compose-slip.ts';
import { removePersonFrom } from '#server/features/orders/order-owners.repository.ts';
import { inTransaction } from '#server/platform/in-transaction.ts';
import { anOrder, place } from '#test/support/an-order.ts';
import { aCustomer, anAdmin, aProduct } from '#test/support/factories.ts';
import { refusalOf, testApp } from '#test/support/test-app.ts';
import { theRestaurant } from '#test/support/the-restaurant.ts';

test('a new text of guests is stored, shown, printed, exported and removed', async () => {
  await using story = await testApp();
  await theRestaurant(story.db);
  const soup = await aProduct(story.db);
  const guest = story.apiOf(await aCustomer(story.db));
  const admin = await anAdmin(story.db);
  const boss = story.apiOf(admin);
  const asked = (calledName: string) => anOrder({ of: [soup], delivery: { calledName } });

  const tooLong = await refusalOf(guest, 'placeOrder', { body: asked('x'.repeat(41)) });
  expect(Object.keys(tooLong.fields ?? {})).toEqual(['deliveryDetailsBean.calledName']);

  const { orderNumber } = await place(guest, asked(' Moș Alergie la nuci '));
  const { content } = await boss('getAllOrders');
  const [listed] = content.map(listedFromWire);
  if (listed === undefined) throw new Error('The order is listed');
  const fact = { label: 'Strigat', text: 'Moș Alergie la nuci' };
  expect(orderFacts('card', listed)).toEqual([fact]);
  expect(listed.hasAllergyNote).toBe(true);

  const params = { id: String(orderNumber) };
  const order = onlyOrderFromWire(await boss('getStaffOrderDetails', { params }));
  const slip = JSON.stringify(composeSlip('kitchen', order, { ...FIRST_SLIP, at: order.placedAt, restaurant: null }));
  expect(slip).toContain('"title":"Strigat","text":"Moș Alergie la nuci"');
  const csv = await (await story.request('/admin-service/export/orders', {}, admin)).text();
  expect(csv).toMatch(/Strigat[^]*Moș Alergie la nuci/);
  expect(JSON.stringify((await guest('getPersonalData')).orders)).toContain('"calledName":"Moș Alergie la nuci"');

  const row = await story.db.selectFrom('orders').select(['id', 'called_name']).executeTakeFirstOrThrow();
  expect(row.called_name).toBe('Moș Alergie la nuci');
  await inTransaction(story.db, (tx) => removePersonFrom(tx, [row.id]));
  expect((await story.db.selectFrom('orders').select('called_name').executeTakeFirstOrThrow()).called_name).toBe('');
});
`;

const TABLES = ['AllOrders', 'Orders'];

/** A text that a guest types at checkout, and that the kitchen reads on card and slip. */
export const orderField: Probe = {
  change: 'a text of guests about an order, from checkout to card, slip, CSV and export',
  limit: 6,
  edits: [
    {
      file: 'src/domain/orders/order-fields.ts',
      after: '  notes: { maximum: 1000, isMultiline: true },\n',
      insert: '  calledName: { maximum: 40, isMultiline: false },\n',
    },
    {
      file: 'src/domain/orders/order-facts.ts',
      after: 'const FACTS: Facts = {\n',
      insert: "  calledName: everywhere({ label: 'Strigat', text: ({ calledName }: GuestTexts) => calledName }),\n",
    },
    {
      file: 'src/contract/orders/order-on-wire.ts',
      after: "  notes: 'additionalInformation',\n",
      insert: "  calledName: 'calledName',\n",
    },
    {
      file: 'src/server/features/orders/order-columns.ts',
      after: "  notes: 'additional_information',\n",
      insert: "  calledName: 'called_name',\n",
    },
    {
      file: 'src/web/i18n/checkout-more.ts',
      after: "  notes: 'Informații suplimentare',\n",
      insert: "  calledName: 'Cum te strigăm',\n",
    },
    {
      file: 'src/web/storefront/checkout/steps/more-fields.tsx',
      after: "import { formatLei } from '#domain/money/format-lei.ts';\n",
      insert: "import { GUEST_TEXTS } from '#domain/orders/order-fields.ts';\n",
    },
    {
      file: 'src/web/storefront/checkout/steps/more-fields.tsx',
      after: 'maxLength={NOTES_MAX_LENGTH} />\n',
      insert: `      <TextField
        {...engine.bind('calledName')}
        label={moreText.calledName}
        isOptional
        maxLength={GUEST_TEXTS.calledName.maximum}
      />
`,
    },
  ],
  generated: TABLES.map((table) => ({
    file: 'src/server/platform/database.types.ts',
    after: `export interface ${table} {\n`,
    insert: '  called_name: Generated<string>;\n',
  })),
  created: {
    'db/migrations/9999_called_name.sql':
      "alter table all_orders add column called_name text not null default '';\nselect create_order_views();\n",
    'src/server/features/orders/called-name.story.test.ts': STORY,
  },
};
