/** What a first visit has to fetch before a page works, as the built shop sends it. */
import { posix } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

export type FirstLoad = {
  readonly html: string;
  /** Texts of scripts by address, those that they import at once included. */
  readonly scripts: ReadonlyMap<string, string>;
  /** Texts of the style sheets that the page holds or links. */
  readonly styles: readonly string[];
};

/** @throws where a page or a file of it does not answer */
export function readFirstLoads(address: string): (path: string) => Promise<FirstLoad> {
  const texts = new Map<string, Promise<string>>();
  /** The same file belongs to many pages. */
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

/** Bytes of texts that are sent one by one, at brotli's best. */
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

/** The browser fetches what a script imports at once, preloaded or not. */
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
