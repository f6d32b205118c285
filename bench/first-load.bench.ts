/**
 * Bytes that a first visit must fetch before a page works: scripts and styles of the build, compressed with brotli at
 * its best.
 */
import { createNamedApi } from '#contract/named-api.ts';
import { anOrder, place } from '#test/support/an-order.ts';
import { attributesOf, brotliBytes, readFirstLoads, readText, second } from '#test/support/first-load.ts';
import { openDemoShop } from './open-demo-shop.ts';
import { type Figure, report } from './report.ts';

await using demo = await openDemoShop();
const { shop, dishes } = demo;
const api = createNamedApi(fetch, shop.address);
const dish = dishes.slice(0, 1);
const promotions = await api('getPromotions', {});
const bundle = promotions.content.find(({ type }) => type === 'BUY_X_GET_Y_FREE');
const { trackingPath } = await place(api, anOrder({ of: dish }));
/** Pages linked from mails are the same for every token; their content is fetched later. */
const TOKEN = 'a'.repeat(43);

/** Every kind of page on which a guest may arrive. */
const PAGES = [
  '/',
  '/meniu',
  '/meniu?category=Promotii',
  '/checkout',
  '/contact',
  '/despre-noi',
  '/opinii',
  '/termeni-si-conditii',
  '/privacy-policy',
  '/politica-cookies',
  '/retragere-din-contract',
  '/auth',
  '/user/orders',
  `/meniu/${dish[0]?.id}`,
  `/meniu/promotii/${bundle?.id}`,
  trackingPath,
  `/rezervare/${TOKEN}`,
  `/newsletter/confirmare/${TOKEN}`,
  `/newsletter/dezabonare/${TOKEN}`,
  `/confirmare-cont/${TOKEN}`,
];
const MOST_SCRIPT_KB = 80;
/** Larger than other pages, because the checkout judges every field before the server does. */
const MOST_CHECKOUT_SCRIPT_KB = 105;
const MOST_STYLE_KB = 3;
const MOST_EMBED_KB = 2;

const firstLoadOf = readFirstLoads(shop.address);
const figures: Figure[] = [];
for (const path of PAGES) {
  const page = path.replaceAll(/[\w-]{20,}/g, '…');
  const { html, scripts, styles } = await firstLoadOf(path);
  const inlineScripts = [...html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)].map(([, text]) => text);
  const fonts = await sizesOf(styles.flatMap((text) => [...text.matchAll(/url\(["']?([^)"']+\.woff2)/g)].map(second)));
  const early = [...html.matchAll(/<img\b[^>]*>/g)]
    .map(([tag]) => tag)
    .filter((tag) => !tag.includes('loading="lazy"'));
  const pictures = await sizesOf(early.flatMap((tag) => attributesOf(tag, 'img', 'src')));
  figures.push(
    {
      what: `${page} scripts`,
      measured: await kb(scripts.values()),
      unit: 'kB',
      aim: { atMost: path === '/checkout' ? MOST_CHECKOUT_SCRIPT_KB : MOST_SCRIPT_KB },
    },
    { what: `${page} styles`, measured: await kb(styles), unit: 'kB', aim: { atMost: MOST_STYLE_KB } },
    { what: `${page} HTML with both inline`, measured: await kb([html]), unit: 'kB' },
    {
      what: `${page} of that inline scripts`,
      measured: await kb(inlineScripts.map((text) => text ?? '')),
      unit: 'kB',
    },
    { what: `${page} script files`, measured: scripts.size, unit: '' },
    { what: `${page} fonts its styles name (${fonts.length})`, measured: sum(fonts) / 1000, unit: 'kB' },
    { what: `${page} pictures not lazy (${pictures.length})`, measured: sum(pictures) / 1000, unit: 'kB' },
  );
}
figures.push({
  what: 'embed.js on other sites',
  measured: await kb([await readText(shop.address, '/embed.js')]),
  unit: 'kB',
  aim: { atMost: MOST_EMBED_KB },
});
await report('first-load', figures, [
  'Fonts are fetched only where their face is used; pictures as the smallest source.',
]);

async function sizesOf(paths: readonly string[]): Promise<number[]> {
  return Promise.all(
    [...new Set(paths)].map(
      async (path) => (await (await fetch(new URL(path, shop.address))).arrayBuffer()).byteLength,
    ),
  );
}

async function kb(texts: Iterable<string>): Promise<number> {
  return (await brotliBytes(texts)) / 1000;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, one) => total + one, 0);
}
