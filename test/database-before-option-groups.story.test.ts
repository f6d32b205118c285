/** Migrates a data folder from before option groups: menu, carts and orders must be unchanged. */
import { copyFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { expect, inject, test } from 'vitest';
import { fetchCategories, fetchProducts } from '#contract/menu/client.ts';
import { trackOrder } from '#contract/orders/client.ts';
import { planAgain } from '#domain/cart/order-again.ts';
import { parseCart } from '#domain/cart/parse-cart.ts';
import { bani } from '#domain/money/bani.ts';
import { type Database, openDatabase } from '#server/platform/database.ts';
import { migrate } from '#server/platform/postgres/migrate.ts';
import { anOrder, guest, type OrderBody, place } from '#test/support/an-order.ts';
import { aCategory, anAdmin, aProduct } from '#test/support/factories.ts';
import { temporaryFolder } from '#test/support/temporary-folder.ts';
import { type TestApp, testApp } from '#test/support/test-app.ts';
import { createTestDatabase } from '#test/support/test-database.ts';
import { databaseAt } from '#test/support/test-server.ts';
import { theRestaurant } from '#test/support/the-restaurant.ts';

const MIGRATIONS = fileURLToPath(new URL('../db/migrations/', import.meta.url));
const FIRST_WITH_GROUPS = '0520_option_groups.sql';

test('a database of before option groups, migrated, keeps prices, extras, carts and orders', async () => {
  await using today = await testApp();
  await theRestaurant(today.db);
  const category = await aCategory(today.db, { extras: [{ name: 'Smântână', price: bani(300) }] });
  const soup = await aProduct(today.db, { categoryId: category.id, price: bani(1_800) });
  const pizza = await aProduct(today.db, {
    price: bani(3_450),
    boxPrice: bani(150),
    stock: 20,
    extras: [
      { name: 'Măsline', price: bani(250), allergens: ['celery'] },
      { name: 'Mozzarella', price: bani(0) },
    ],
  });
  const juice = await aProduct(today.db, { price: bani(1_999), deposit: bani(50) });
  const admin = await anAdmin(today.db);
  const dishes: OrderBody['orderDetails'] = [
    {
      productId: pizza.id,
      dimensionsBean: {
        id: pizza.sizeId,
        quantity: 2,
        extraIngredientsBeanList: [{ name: 'Măsline' }, { name: 'Mozzarella' }],
      },
    },
    {
      productId: soup.id,
      dimensionsBean: { id: soup.sizeId, quantity: 1, extraIngredientsBeanList: [{ name: 'Smântână' }] },
    },
    { productId: juice.id, dimensionsBean: { id: juice.sizeId, quantity: 1 } },
  ];
  const asked = (number: number) => anOrder({ of: [], orderDetails: dishes, delivery: guest(number) });
  const placed = await place(today.api, asked(1));
  // 2 × (34,50 + 2,50) + (18,00 + 3,00) + 19,99, two boxes and a bottle.
  expect(placed).toMatchObject({ subTotalPrice: 114.99, totalBoxPrice: 3, totalDeposit: 0.5, totalPrice: 118.49 });

  // Not recorded before.
  await today.db.updateTable('order_lines').set({ allergens_declared: null }).execute();
  await using before = await aDatabaseOfBefore(today);
  await using story = await testApp({ wire: async () => ({ url: before.url }) });
  // Not computed for orders of before.
  await today.db.updateTable('orders').set({ meal_card_eligible_bani: null }).execute();
  const told = async ({ api, apiOf }: TestApp) => ({
    categories: await api('getCategories'),
    products: await api('getBaseProducts'),
    pizza: await api('getProduct', { params: { id: pizza.id } }),
    soup: await api('getProduct', { params: { id: soup.id } }),
    order: (await api('trackOrder', { params: { token: placed.accessToken } })).order,
    panel: await apiOf(admin)('getStaffOrderDetails', { params: { id: placed.orderNumber } }),
  });
  const upgraded = await told(story);
  expect(upgraded).toEqual(await told(today));
  expect(upgraded.pizza.extraIngredientsBeans.map(({ name, price }) => [name, price])).toEqual([
    ['Măsline', 2.5],
    ['Mozzarella', 0],
  ]);
  expect(upgraded.soup.extraIngredientsBeans).toMatchObject([{ name: 'Smântână', price: 3 }]);
  expect(upgraded.pizza).toMatchObject({ optionGroups: [], openedGroups: [] });

  // As a browser stored it when lines had no options.
  const { id: productId, sizeId } = pizza;
  const line = { kind: 'product', productId, sizeId, extras: ['Măsline', 'Mozzarella'], message: '', quantity: 2 };
  const kept = parseCart(JSON.stringify({ version: 1, lines: [line] }));
  expect(kept.lines).toMatchObject([{ productId, sizeId, extras: ['Măsline', 'Mozzarella'], quantity: 2 }]);
  const menu = { categories: await fetchCategories(story.api), products: await fetchProducts(story.api) };
  const { order } = await trackOrder(story.api, placed.accessToken);
  const again = planAgain(order, menu, []);
  expect(again.changes).toEqual([]);
  expect(again.lines).toMatchObject([
    { productId, extras: ['Măsline', 'Mozzarella'], quantity: 2 },
    { sizeId: soup.sizeId, extras: ['Smântână'] },
    { sizeId: juice.sizeId },
  ]);

  const [one, other] = [await place(story.api, asked(2)), await place(today.api, asked(2))];
  expect(one).toMatchObject({ subTotalPrice: 114.99, totalPrice: 118.49, orderNumber: other.orderNumber });
});

/**
 * A copy of the other database's content in a database with the old schema, which is then migrated to the present one.
 */
async function aDatabaseOfBefore(today: TestApp): Promise<AsyncDisposable & { readonly url: string }> {
  const copy = await createTestDatabase();
  const url = databaseAt(inject('storyServer').adminUrl, new URL(copy.url).pathname.slice(1));
  const { db } = openDatabase({ url, applicationName: 'story' });
  await sql`drop schema public cascade`.execute(db);
  await sql`create schema public`.execute(db);
  await using folder = await temporaryFolder();
  const files = (await readdir(MIGRATIONS)).filter((name) => name < FIRST_WITH_GROUPS);
  for (const name of files) await copyFile(join(MIGRATIONS, name), join(folder.path, name));
  await migrate(db, folder.path);
  await copyRows(today.db, db);
  const applied = await migrate(db, MIGRATIONS);
  expect(applied[0]).toBe(FIRST_WITH_GROUPS);
  await db.destroy();
  return { url, [Symbol.asyncDispose]: copy.drop };
}

type Row = {
  readonly vat_takeaway_rate_id?: number;
  readonly vat_on_premises_rate_id?: number;
  readonly payment_parts?: readonly { readonly means: string; readonly amount: number }[];
};

/** The columns of a payment before it became a list of parts. */
function paymentOfBefore({ payment_parts: parts = [] }: Row) {
  const cash = parts.filter(({ means }) => means === 'cash');
  const card = parts.filter(({ means }) => means === 'card');
  const method = cash.length === 0 ? 'CARD' : card.length === 0 ? 'CASH' : 'CASH_AND_CARD';
  const sum = (some: typeof parts) => some.reduce((total, { amount }) => total + amount, 0);
  return { payment_method: method, cash_bani: sum(cash), card_bani: sum(card), is_meal_card: false };
}

/** The VAT of a product before it pointed to rates, by the values of the rates. */
function vatOfBefore(row: Row, values: ReadonlyMap<number, number>) {
  return {
    vat_takeaway_basis_points: values.get(row.vat_takeaway_rate_id ?? 0),
    vat_on_premises_basis_points: values.get(row.vat_on_premises_rate_id ?? 0),
  };
}

/**
 * Copies every row of the tables and columns that `to` has, without triggers and foreign keys, because the data is
 * consistent.
 */
async function copyRows(from: Database, to: Database): Promise<void> {
  const { rows: tables } = await sql<{ name: string; columns: string[]; identity: string | null }>`
    select table_name as name, array_agg(column_name::text) filter (where is_generated = 'NEVER') as columns,
      max(column_name) filter (where is_identity = 'YES') as identity
    from information_schema.columns join information_schema.tables using (table_schema, table_name)
    where table_schema = 'public' and table_type = 'BASE TABLE' and table_name <> 'schema_migrations'
    group by table_name`.execute(to);
  const rates = await from.selectFrom('vat_rates').select(['id', 'basis_points']).execute();
  const values = new Map(rates.map((rate) => [rate.id, rate.basis_points]));
  const before = (name: string, row: Row) => ({
    ...row,
    ...(name === 'orders' && paymentOfBefore(row)),
    ...(name === 'products' && vatOfBefore(row, values)),
  });
  await to.connection().execute(async (connection) => {
    await sql`set session_replication_role = replica`.execute(connection);
    for (const { name, columns, identity } of tables) {
      const { rows } = await sql<{ row: Row }>`select to_jsonb(one) as row from ${sql.table(name)} as one`.execute(
        from,
      );
      const given = rows.map(({ row }) => before(name, row));
      const names = sql.join(columns.map((column) => sql.ref(column)));
      await sql`delete from ${sql.table(name)}`.execute(connection);
      await sql`insert into ${sql.table(name)} (${names}) overriding system value
        select ${names} from jsonb_populate_recordset(null::${sql.table(name)}, ${JSON.stringify(given)}::jsonb)`.execute(
        connection,
      );
      if (identity === null) continue;
      await sql`select setval(pg_get_serial_sequence(${name}, ${identity}), max(${sql.ref(identity)}))
        from ${sql.table(name)} having count(*) > 0`.execute(connection);
    }
    await sql`reset session_replication_role`.execute(connection);
  });
}
