// The service worker of the shop (src/web/storefront/offline/README.md), of the order panel (docs/decisions/0109) and of couriers' phones (0207). It
// keeps four things and nothing else: files whose name is their content, pictures that were seen, the last menu page, to be read without a network,
// and the empty frames of panel and phone. It never answers a call of the API, and never a page of one person.
const FILES_CACHE = 'pofta-fisiere-1';
const PICTURES_CACHE = 'pofta-poze-1';
const MENU_CACHE = 'pofta-meniu-1';
const PANEL_CACHE = 'pofta-panou-1';
const COURIER_CACHE = 'pofta-curier-1';
const CACHES = [FILES_CACHE, PICTURES_CACHE, MENU_CACHE, PANEL_CACHE, COURIER_CACHE];

const MENU = '/meniu';
/** Pages of staff that open without a line: each is a frame that holds no order and asks for them itself. */
const FRAMES = { '/comenzi': PANEL_CACHE, '/curier': COURIER_CACHE };
/** Where a line answers nothing, what is kept is read. */
const FRAME_PATIENCE_MS = 8_000;
const MOST_FILES = 150;
const MOST_PICTURES = 120;
const KEEP_MENU_EVERY_MS = 10 * 60_000;
const SAVED_AT = 'X-Saved-At';
/** Rooms of the staff, and pages that mean nothing without a network. */
const NOT_OURS = /^\/(admin|auth|comenzi|curier|user|user-service|admin-service|courier-service|api|logout)(\/|$)/;

self.addEventListener('install', () => self.skipWaiting());

self.addEventListener('activate', (event) => {
  event.waitUntil(
    (async () => {
      const names = await caches.keys();
      const old = names.filter((name) => name.startsWith('pofta-') && !CACHES.includes(name));
      await Promise.all(old.map((name) => caches.delete(name)));
      await self.clients.claim();
    })(),
  );
});

self.addEventListener('message', (event) => {
  if (event.data === 'keep-menu') event.waitUntil(keepMenu());
  else if (event.data?.kind === 'keep-frame') event.waitUntil(keepFrame(event.data));
});

// News of an order (docs/decisions/0195); a second message of the same order takes the place of the first.
self.addEventListener('push', (event) => {
  const { title, text, tag, path } = event.data?.json() ?? {};
  if (typeof title !== 'string') return;
  const shown = { body: text, tag, renotify: true, lang: 'ro', icon: '/icon-192.png', data: { path } };
  event.waitUntil(self.registration.showNotification(title, shown));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openOrder(event.notification.data?.path ?? '/'));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin) return;
  if (url.pathname.startsWith('/assets/')) event.respondWith(keptFirst(request, FILES_CACHE, MOST_FILES));
  else if (url.pathname.startsWith('/imagini/')) event.respondWith(keptFirst(request, PICTURES_CACHE, MOST_PICTURES));
  else if (request.mode === 'navigate' && frameOf(url)) event.respondWith(frameOrSaved(request, url));
  else if (request.mode === 'navigate' && !NOT_OURS.test(url.pathname)) event.respondWith(pageOrSaved(request, url));
});

/** The page of the order, in its own tab where one stands. */
async function openOrder(path) {
  const tabs = await self.clients.matchAll({ type: 'window' });
  const tab = tabs.find(({ url }) => new URL(url).pathname === path);
  await (tab ? tab.focus() : self.clients.openWindow(path));
}

/** For what never changes under its name. */
async function keptFirst(request, name, most) {
  const kept = await caches.match(request);
  if (kept) return kept;
  const cache = await caches.open(name);
  const response = await fetch(request).catch((error) => {
    // Pages carry their styles in themselves; a style sheet that cannot be had must not break one that was saved.
    if (request.destination === 'style')
      return new Response('', { status: 203, headers: { 'Content-Type': 'text/css' } });
    throw error;
  });
  if (response.status === 200) {
    await cache.put(request, response.clone());
    await keepNewest(cache, most);
  }
  return response;
}

async function keepNewest(cache, most) {
  const requests = await cache.keys();
  const tooMany = requests.slice(0, Math.max(0, requests.length - most));
  await Promise.all(tooMany.map((request) => cache.delete(request)));
}

/** The network's page, always; only where there is no network, the saved menu, and it says so itself. */
async function pageOrSaved(request, url) {
  try {
    return await fetch(request);
  } catch (error) {
    const saved = await (await caches.open(MENU_CACHE)).match(MENU);
    if (!saved) throw error;
    if (url.pathname === MENU && url.search === '') return markedPage(saved);
    return url.pathname === '/' || url.pathname === MENU ? Response.redirect(MENU, 302) : offlinePage();
  }
}

/** The frame a page stands in; undefined for pages that open over the line only. */
function frameOf(url) {
  return Object.keys(FRAMES).find((path) => url.pathname === path || url.pathname.startsWith(`${path}/`));
}

/** The network's page; where there is none to be had, the saved frame. */
async function frameOrSaved(request, url) {
  const path = frameOf(url);
  const saved = await (await caches.open(FRAMES[path])).match(path);
  if (!saved) return fetch(request);
  const patience = new Promise((resolve) => setTimeout(() => resolve(null), FRAME_PATIENCE_MS));
  const answer = await Promise.race([fetch(request).catch(() => null), patience]);
  if (answer !== null && answer.status < 500) return answer;
  return url.pathname === path && url.search === '' ? saved : Response.redirect(path, 302);
}

/** `files` is what the page that asks runs on: a frame of another build is left for its own page to keep. */
async function keepFrame({ path, files }) {
  const response = await fetch(path, { headers: { Accept: 'text/html' }, credentials: 'omit', cache: 'no-store' });
  if (response.status !== 200) return;
  const html = await response.text();
  const named = html.match(/\/assets\/[\w./-]+\.(?:js|css|woff2)/g) ?? [];
  if (named.some((name) => !files.includes(name))) return;
  const headers = new Headers(response.headers);
  for (const name of ['Content-Encoding', 'Content-Length']) headers.delete(name);
  const cache = await caches.open(FRAMES[path]);
  const kept = (await cache.keys()).map(({ url }) => new URL(url).pathname);
  await cache.addAll(files.filter((name) => !kept.includes(name)));
  await cache.put(path, new Response(html, { headers }));
  const old = kept.filter((name) => name !== path && !files.includes(name));
  await Promise.all(old.map((name) => cache.delete(name)));
}

async function keepMenu() {
  const cache = await caches.open(MENU_CACHE);
  const before = await cache.match(MENU);
  const age = before ? Date.now() - Date.parse(before.headers.get(SAVED_AT)) : Number.POSITIVE_INFINITY;
  if (age < KEEP_MENU_EVERY_MS) return;
  const response = await fetch(MENU, { headers: { Accept: 'text/html' }, credentials: 'omit' }).catch(() => null);
  if (response === null || response.status !== 200) return;
  const html = await response.text();
  const headers = new Headers(response.headers);
  for (const name of ['Content-Encoding', 'Content-Length', 'ETag']) headers.delete(name);
  headers.set(SAVED_AT, new Date().toISOString());
  const files = await caches.open(FILES_CACHE);
  const named = [...new Set(html.match(/\/assets\/[\w./-]+\.(?:js|css|woff2)/g) ?? [])];
  const missing = await Promise.all(named.map(async (name) => ((await files.match(name)) ? null : name)));
  // The page is worth keeping even when a file of it cannot be had: it is readable without any.
  await Promise.allSettled(missing.filter((name) => name !== null).map((name) => files.add(name)));
  await cache.put(MENU, new Response(html, { headers }));
}

/** The page learns from a mark on <html> that it was saved, and when. */
async function markedPage(saved) {
  const html = await saved.text();
  const marked = html.replace('<html ', `<html data-saved-at="${saved.headers.get(SAVED_AT)}" `);
  return new Response(marked, { headers: saved.headers });
}

/** Light and dark as the device is: the choice of the shop lives in its pages. */
const OFFLINE_STYLE =
  ':root{color-scheme:light dark;--ground:light-dark(#fffcf7,#17120e);--ink:light-dark(#241a12,#f6ede2);--accent:light-dark(#b3311b,#ff9a7a);--on:light-dark(#fff,#2a0f06)}' +
  'body{display:grid;place-items:center;min-height:100dvh;margin:0;background:var(--ground);color:var(--ink);font:1.0625rem/1.5 system-ui,sans-serif}' +
  'main{max-width:26rem;padding:1.5rem;text-align:center}h1{margin:0;font:600 1.75rem/1.2 Georgia,serif}' +
  'a{display:inline-block;padding:.6875rem 1.375rem;border-radius:99rem;color:var(--accent);font-weight:600;text-decoration:none}' +
  'p:nth-of-type(2) a{background:var(--accent);color:var(--on)}';

function offlinePage() {
  const html = `<!doctype html><html lang="ro"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark"><title>Fără conexiune</title><style>${OFFLINE_STYLE}</style></head><body><main><h1>Fără conexiune</h1><p>Nu există conexiune la internet. Pagina nu poate fi afișată.</p><p><a href="">Încearcă din nou</a></p><p><a href="${MENU}">Vezi meniul salvat</a></p></main></body></html>`;
  return new Response(html, {
    status: 503,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'",
    },
  });
}
