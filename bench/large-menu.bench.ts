/**
 * A menu of 500 products and 12,000 options compared with the demonstration's: bytes of a first visit, and the menu as
 * JSON compared with a bare `node:http` server that sends the same bytes.
 */
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import pg from 'pg';
import { bareServerLike } from './bare-server.ts';
import { fillTables } from './fill-tables.ts';
import { interleave } from './interleave.ts';
import { openDemoShop } from './open-demo-shop.ts';
import { report } from './report.ts';
import { requestsPerSecond } from './requests-per-second.ts';

const PRODUCTS = 500;
const GROUPS = 480;
const OPTIONS_OF_A_GROUP = 25;
const ROUNDS = 3;
const MENU_JSON = '/user-service/get-base-products';

await using demo = await openDemoShop();
const { shop } = demo;
const url = `${shop.address}${MENU_JSON}`;
const small = { page: await kbOf('/meniu'), json: await kbOf(MENU_JSON) };
await fillTables(await shop.databaseUrl('superuser'), { products: PRODUCTS, orders: 0, years: 3 });
const large = { page: await kbOf('/meniu'), json: await kbOf(MENU_JSON) };
await giveOptions();
const withOptions = { page: await kbOf('/meniu'), json: await kbOf(MENU_JSON) };

await using bare = await bareServerLike(url);
await requestsPerSecond(url);
await requestsPerSecond(bare.address);
const { ours, theirs } = await interleave(
  {
    ours: async () => (await requestsPerSecond(url)).perSecond,
    theirs: async () => (await requestsPerSecond(bare.address)).perSecond,
  },
  ROUNDS,
);
await report('large-menu', [
  { what: 'menu JSON, of a bare server', measured: (100 * ours) / theirs, unit: '%', aim: { atLeast: 95 } },
  { what: '/meniu, the demonstration', measured: small.page, unit: 'kB' },
  { what: `/meniu, ${PRODUCTS} products`, measured: large.page, unit: 'kB', aim: { atMost: small.page } },
  { what: '/meniu, what options add', measured: withOptions.page - large.page, unit: 'kB', aim: { atMost: 1 } },
  { what: 'menu JSON, the demonstration', measured: small.json, unit: 'kB' },
  { what: `menu JSON, ${PRODUCTS} products`, measured: large.json, unit: 'kB' },
  { what: 'menu JSON, what options add', measured: withOptions.json - large.json, unit: 'kB', aim: { atMost: 1 } },
]);

/** Every group is used by a product; inserted directly with SQL, like the other rows. */
async function giveOptions(): Promise<void> {
  const client = new pg.Client({ connectionString: await shop.databaseUrl() });
  await client.connect();
  await client.query(
    `with fresh as (
       insert into option_groups (name, maximum) select 'Grupul ' || n, 5 from generate_series(1, $1::integer) n returning id),
     numbered as (select id, row_number() over (order by id) as place from fresh),
     dishes as (select id, row_number() over (order by id desc) as place from products where archived_at is null),
     uses as (
       insert into option_group_uses (group_id, product_id, position)
       select numbered.id, dishes.id, 0 from numbered join dishes using (place))
     insert into options (group_id, position, name, price_bani)
     select id, n, 'Opțiunea ' || n, n * 50 from numbered, generate_series(0, $2::integer - 1) n`,
    [GROUPS, OPTIONS_OF_A_GROUP],
  );
  await client.query('update data_versions set version = version + 1');
  await client.end();
}

/** Size for a browser, with brotli at its best. */
async function kbOf(path: string): Promise<number> {
  const response = await fetch(new URL(path, shop.address));
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  return (await promisify(brotliCompress)(await response.text())).byteLength / 1000;
}
