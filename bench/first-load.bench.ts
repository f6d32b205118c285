/** What a first visit has to fetch before a page works: its scripts and styles as the build sends them, at brotli's best. */
import { posix } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { aDemoShop } from './open-demo-shop.ts';
import { type Figure, report } from './report.ts';

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
];
const MOST_SCRIPT_KB = 105;
const MOST_STYLE_KB = 3;

await using shop = await aDemoShop();
const figures: Figure[] = [];
for (const page of PAGES) {
  const html = await readText(page);
  const scripts = await followImports(
    [...attributesOf(html, 'script', 'src'), ...hrefsOf(html, 'modulepreload')].map((path) => path.split('?')[0] ?? ''),
  );
  const sheets = await Promise.all(hrefsOf(html, 'stylesheet').map(readText));
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
      measured: kb(scripts.values().map(brotli)),
      unit: 'kB',
      aim: { atMost: MOST_SCRIPT_KB },
    },
    { what: `${page} styles`, measured: kb(styles.map(brotli)), unit: 'kB', aim: { atMost: MOST_STYLE_KB } },
    { what: `${page} HTML with both inline`, measured: kb([brotli(html)]), unit: 'kB' },
    {
      what: `${page} of that inline scripts`,
      measured: kb(inlineScripts.map((text) => brotli(text ?? ''))),
      unit: 'kB',
    },
    { what: `${page} script files`, measured: scripts.size, unit: '' },
    { what: `${page} fonts its styles name (${fonts.length})`, measured: kb(fonts), unit: 'kB' },
    { what: `${page} pictures not lazy (${pictures.length})`, measured: kb(pictures), unit: 'kB' },
  );
}
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
    const text = await readText(path);
    found.set(path, text);
    const folder = posix.dirname(path);
    // `import(` is another matter: it is fetched when somebody asks for it.
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

function brotli(text: string): number {
  return brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } })
    .byteLength;
}

function kb(bytes: Iterable<number>): number {
  return Iterator.from(bytes).reduce((sum, size) => sum + size, 0) / 1000;
}
