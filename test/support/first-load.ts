/** What a first visit must fetch before a page works, as the built shop sends it. */
import { posix } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

export type FirstLoad = {
  readonly html: string;
  /** Source of each script by address, static imports included. */
  readonly scripts: ReadonlyMap<string, string>;
  /** Source of each style sheet, inlined or linked. */
  readonly styles: readonly string[];
};

/** @throws when a page or one of its files does not answer */
export function readFirstLoads(address: string): (path: string) => Promise<FirstLoad> {
  const texts = new Map<string, Promise<string>>();
  /** Many pages share a file. */
  const readOnce = (path: string) => texts.getOrInsertComputed(path, () => readText(address, path));
  return async (path) => {
    const html = await readText(address, path);
    const named = [...attributesOf(html, 'script', 'src'), ...hrefsOf(html, 'modulepreload'), ...startedLater(html)];
    const sheets = await Promise.all(hrefsOf(html, 'stylesheet').map(readOnce));
    return {
      html,
      scripts: await followImports(
        named.map((file) => file.split('?')[0] ?? ''),
        readOnce,
      ),
      styles: [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(second).concat(sheets),
    };
  };
}

export async function readText(address: string, path: string): Promise<string> {
  const response = await fetch(new URL(path, address));
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  return response.text();
}

const sizes = new Map<string, Promise<number>>();

/** Total bytes of the texts, each compressed by itself with brotli at its best. */
export async function brotliBytes(texts: Iterable<string>): Promise<number> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  const bytesOf = async (text: string) => (await promisify(brotliCompress)(text, { params })).byteLength;
  const all = await Promise.all([...texts].map((text) => sizes.getOrInsertComputed(text, bytesOf)));
  return all.reduce((total, one) => total + one, 0);
}

export function attributesOf(html: string, element: string, attribute: string): string[] {
  return [...html.matchAll(new RegExp(`<${element}\\b[^>]*?\\s${attribute}="([^"]+)"`, 'g'))].map(second);
}

export function second(found: RegExpExecArray): string {
  return found[1] ?? '';
}

/** The browser fetches static imports, preloaded or not. */
async function followImports(
  first: readonly string[],
  read: (path: string) => Promise<string>,
): Promise<ReadonlyMap<string, string>> {
  const found = new Map<string, string>();
  const open = [...first];
  for (let path = open.pop(); path !== undefined; path = open.pop()) {
    if (found.has(path)) continue;
    const text = await read(path);
    found.set(path, text);
    const folder = posix.dirname(path);
    // Dynamic `import(` is ignored: it is fetched later, on demand.
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

/** Files that a script of the page runs later (`web/ui/deferred-start.ts`); its list `l` is only downloaded ahead. */
function startedLater(html: string): string[] {
  return [...html.replaceAll(/\bl=\[[^\]]*\]/g, '').matchAll(/["'](\/assets\/[^"']+\.js)["']/g)].map(second);
}
