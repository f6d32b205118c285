/**
 * The built files for the browser, read once into memory: a few megabytes, the same for every visitor. Compressed
 * copies (`.br`, `.gz`) are made by the build (scripts/compress-built-files.ts).
 */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import { DRAWN_SHARE_PICTURE } from '#contract/pictures/picture-addresses.ts';
import { type Encoding, encodingHeaders, negotiateEncoding } from './encodings.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.mp3': 'audio/mpeg',
  '.wav': 'audio/wav',
};

/** For paths below `assets`: Vite puts a hash into the file name, so the bytes never change. */
const IMMUTABLE = 'public, max-age=31536000, immutable';
const REVALIDATED = 'public, max-age=3600, must-revalidate';
/** The service worker is revalidated each time, and has a policy of its own. */
const SERVICE_WORKER = '/sw.js';
const SERVICE_WORKER_HEADERS = { 'Cache-Control': 'no-cache', 'Content-Security-Policy': "default-src 'self'" };
/** Files with additional headers: other sites load the button of the shop, and show the picture of a shared link. */
const OWN_HEADERS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  [SERVICE_WORKER]: SERVICE_WORKER_HEADERS,
  '/embed.js': { 'Cross-Origin-Resource-Policy': 'cross-origin' },
  [DRAWN_SHARE_PICTURE]: { 'Cross-Origin-Resource-Policy': 'cross-origin' },
};

type StaticFile = {
  readonly bytes: Readonly<Partial<Record<Encoding, Uint8Array<ArrayBuffer>>>>;
  readonly etag: string;
  readonly headers: Readonly<Record<string, string>>;
};

/** Answers a request for a built file; `null` when there is none at that path. */
export type StaticFiles = (path: string, request: Request) => Response | null;

/** Reads `folder` with everything below it. */
export function openStaticFiles(folder: string): StaticFiles {
  const files = new Map<string, StaticFile>();
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    if (!entry.isFile() || /\.(br|gz|map)$/.test(entry.name)) continue;
    const address = `/${relative(folder, path).split(sep).join('/')}`;
    const file = readStaticFile(path, entry.name);
    files.set(address, { ...file, headers: { ...file.headers, ...OWN_HEADERS[address] } });
  }
  return (path, request) => {
    const file = files.get(path);
    return file === undefined ? null : fileResponse(file, request);
  };
}

function readStaticFile(path: string, name: string): StaticFile {
  const identity = new Uint8Array(readFileSync(path));
  const copy = (suffix: string) => (existsSync(path + suffix) ? new Uint8Array(readFileSync(path + suffix)) : null);
  const [br, gzip] = [copy('.br'), copy('.gz')];
  const isHashed = path.includes(`${sep}assets${sep}`);
  return {
    bytes: { identity, ...(br ? { br } : {}), ...(gzip ? { gzip } : {}) },
    etag: `"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`,
    headers: {
      'Content-Type': TYPES[extname(name)] ?? 'application/octet-stream',
      'Cache-Control': isHashed ? IMMUTABLE : REVALIDATED,
    },
  };
}

function fileResponse(file: StaticFile, request: Request): Response {
  const wanted = negotiateEncoding(request.headers.get('accept-encoding'));
  const encoding = file.bytes[wanted] === undefined ? 'identity' : wanted;
  const headers = { ...file.headers, ...encodingHeaders(encoding), ETag: file.etag };
  if (request.headers.get('if-none-match') === file.etag) return new Response(null, { status: 304, headers });
  return new Response(file.bytes[encoding], { headers });
}
