/** What a first visit has to fetch before a page works: its scripts and styles as the build sends them, at brotli's best. */
import { posix } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { createApi } from '#contract/create-api.ts';
import { anOrder, place } from '#test/support/an-order.ts';
import { openDemoShop } from './open-demo-shop.ts';
import { type Figure, report } from './report.ts';

await using demo = await openDemoShop();
const { shop, dishes } = demo;
const api = createApi(fetch, shop.address);
const dish = dishes.slice(0, 1);
const promotions = await api('getPromotions', {});
const bundle = promotions.content.find(({ type }) => type === 'BUY_X_GET_Y_FREE');
const { trackingPath } = await place(api, anOrder({ of: dish }));
/** Behind links of mails the page is the same for every token; what it says comes afterwards. */
const TOKEN = 'a'.repeat(43);

/** Every kind of page that a guest may come to first. */
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
/** The checkout judges every field before the server does. */
const MOST_CHECKOUT_SCRIPT_KB = 105;
const MOST_STYLE_KB = 3;
const MOST_EMBED_KB = 2;

const texts = new Map<string, Promise<string>>();
const sizes = new Map<string, Promise<number>>();
const figures: Figure[] = [];
for (const path of PAGES) {
  const page = path.replaceAll(/[\w-]{20,}/g, '…');
  const html = await readText(path);
  const scripts = await followImports(
    [...attributesOf(html, 'script', 'src'), ...hrefsOf(html, 'modulepreload'), ...startedLater(html)].map(
      (file) => file.split('?')[0] ?? '',
    ),
  );
  const sheets = await Promise.all(hrefsOf(html, 'stylesheet').map(readOnce));
  const styles = [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, text]) => text ?? '').concat(sheets);
  const inlineScripts = [...html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)].map(([, text]) => text);
  const fonts = await sizesOf(styles.flatMap((text) => [...text.matchAll(/url\(["']?([^)"']+\.woff2)/g)].map(second)));
  const early = [...html.matchAll(/<img\b[^>]*>/g)]
    .map(([tag]) => tag)
    .filter((tag) => !tag.includes('loading="lazy"'));
  const pictures = await sizesOf(early.flatMap((tag) => attributesOf(tag, 'img', 'src')));
  figures.push(
    {
      what: `${page} scripts`,
      measured: await kb([...scripts.values()]),
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
  measured: await kb([await readText('/embed.js')]),
  unit: 'kB',
  aim: { atMost: MOST_EMBED_KB },
});
await report('first-load', figures, [
  'Fonts are fetched only where their face is used; pictures as the smallest source.',
]);

async function readText(path: string): Promise<string> {
  const response = await fetch(new URL(path, shop.address));
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  return response.text();
}

/** Scripts by address, those they import at once included: the browser fetches them, preloaded or not. */
async function followImports(first: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const found = new Map<string, string>();
  const open = [...first];
  for (let path = open.pop(); path !== undefined; path = open.pop()) {
    if (found.has(path)) continue;
    const text = await readOnce(path);
    found.set(path, text);
    const folder = posix.dirname(path);
    // `import(` does not count: it is fetched later, on demand.
    for (const [, target = ''] of text.matchAll(/(?:\bfrom|\bimport)\s*["'](\.{1,2}\/[^"']+)["']/g)) {
      open.push(posix.join(folder, target));
    }
  }
  return found;
}

function hrefsOf(html: string, rel: string): string[] {
  return [...html.matchAll(/<link\b[^>]*>/g)]
    .filter(([tag]) => tag.includes(`rel="${rel}"`))
    .flatMap(([tag]) => attributesOf(tag, 'link', 'href'));
}

/** Files that a script of the page asks for after its first frame (finish-page.ts). */
function startedLater(html: string): string[] {
  return [...html.matchAll(/["'](\/assets\/[^"']+\.js)["']/g)].map(second);
}

function attributesOf(html: string, element: string, attribute: string): string[] {
  return [...html.matchAll(new RegExp(`<${element}\\b[^>]*?\\s${attribute}="([^"]+)"`, 'g'))].map(second);
}

async function sizesOf(paths: readonly string[]): Promise<number[]> {
  return Promise.all(
    [...new Set(paths)].map(
      async (path) => (await (await fetch(new URL(path, shop.address))).arrayBuffer()).byteLength,
    ),
  );
}

function second(found: RegExpExecArray): string {
  return found[1] ?? '';
}

/** The same file belongs to many pages. */
function readOnce(path: string): Promise<string> {
  return texts.getOrInsertComputed(path, readText);
}

function brotli(text: string): Promise<number> {
  return sizes.getOrInsertComputed(text, async () => {
    const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
    return (await promisify(brotliCompress)(text, { params })).byteLength;
  });
}

async function kb(parts: readonly string[]): Promise<number> {
  return sum(await Promise.all(parts.map(brotli))) / 1000;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, one) => total + one, 0);
}
