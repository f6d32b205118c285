/** Files for machines: search engines, phones that install the shop, security researchers. */

import type { Api } from '#contract/client.ts';
import { getBaseProducts } from '#contract/menu/calls.ts';
import { getPromotions } from '#contract/promotions/calls.ts';
import { getRestaurant } from '#contract/restaurant/calls.ts';
import { BOOKING_PATH, bundlePath, MENU_PATH, productPath } from '#domain/restaurant/public-links.ts';
import { escapeHtml } from '#domain/text/escape-html.ts';
import { formatStreet } from '#domain/text/format-street.ts';
import { dateOf } from '#domain/time/bucharest.ts';
import { type Instant, instant } from '#domain/time/instant.ts';
import type { App } from './app.ts';
import { findLastChanges } from './features/changes/index.ts';
import { productSubject } from './features/products/describe-product.ts';
import { promotionSubject } from './features/promotions/describe-promotion.ts';
import type { Services } from './services.ts';

/** Pages of one person, and of staff. */
const NOT_FOR_SEARCH = ['/admin', '/comanda/', '/comenzi', '/curier', '/user'];
/** Pages that always exist; each is its own canonical address. */
const STANDING_PAGES = [
  BOOKING_PATH,
  '/despre-noi',
  '/contact',
  '/opinii',
  '/retragere-din-contract',
  '/termeni-si-conditii',
  '/privacy-policy',
  '/politica-cookies',
  '/accesibilitate',
];
const HOUR_CACHE = 'public, max-age=3600';
const YEAR_MS = 365 * 24 * 3_600_000;

/** Mounts `/robots.txt`, `/sitemap.xml`, `/llms.txt`, `/manifest.webmanifest` and `/.well-known/security.txt`. */
export function serveDiscovery(
  app: App,
  { config, clock, db }: Pick<Services, 'config' | 'clock' | 'db'>,
  api: Api,
): void {
  const { publicUrl } = config;

  app.get('/robots.txt', (context) =>
    context.text(
      [
        'User-agent: *',
        ...NOT_FOR_SEARCH.map((path) => `Disallow: ${path}`),
        `Sitemap: ${publicUrl}/sitemap.xml`,
        '',
      ].join('\n'),
      200,
      { 'Cache-Control': HOUR_CACHE },
    ),
  );

  app.get('/sitemap.xml', async (context) => {
    const [products, promotions] = await Promise.all([api(getBaseProducts), api(getPromotions, {})]);
    const bundles = promotions.content.filter(({ type }) => type === 'BUY_X_GET_Y_FREE');
    const dishes = [
      ...products.map(({ id }) => ({ path: productPath(id), subject: productSubject(id) })),
      ...bundles.map(({ id }) => ({ path: bundlePath(id), subject: promotionSubject(id) })),
    ];
    const changedAt = await findLastChanges(
      db,
      dishes.map(({ subject }) => subject),
    );
    const latest = changedAt.size === 0 ? null : instant(Math.max(...changedAt.values()));
    const entries = [
      describePage('/'),
      describePage(MENU_PATH, latest),
      ...STANDING_PAGES.map((path) => describePage(path)),
      ...dishes.map(({ path, subject }) => describePage(path, changedAt.get(subject))),
    ];
    return context.body(
      `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</urlset>\n`,
      200,
      { 'Content-Type': 'application/xml; charset=utf-8', 'Cache-Control': HOUR_CACHE },
    );
  });

  function describePage(path: string, changedAt: Instant | null = null): string {
    const changed = changedAt === null ? '' : `<lastmod>${dateOf(changedAt)}</lastmod>`;
    return `<url><loc>${escapeHtml(publicUrl + path)}</loc>${changed}</url>`;
  }

  // For AI assistants (https://llmstxt.org): links to pages for people, and the same facts as JSON.
  app.get('/llms.txt', async (context) => {
    const { name, tagline, address, streetNumber, city, county, phoneNumber, email } = await api(getRestaurant);
    const place = [formatStreet({ street: address, streetNumber }), city, county]
      .filter((part) => part !== '')
      .join(', ');
    const lines = [
      `# ${name || 'Poftă'}`,
      '',
      `> ${tagline || 'Restaurant cu comenzi online.'}`,
      '',
      `Adresă: ${place}. Telefon: ${phoneNumber}. E-mail: ${email}.`,
      '',
      '## Pagini',
      '',
      `- [Meniu și comandă](${publicUrl}/meniu): preparate, prețuri, alergeni; comanda se trimite de pe aceeași pagină`,
      `- [Program și livrare](${publicUrl}/): ore, timpi de așteptare`,
      `- [Rezervări](${publicUrl}${BOOKING_PATH}): formularul de rezervare a unei mese`,
      `- [Contact](${publicUrl}/contact)`,
      '',
      '## Date',
      '',
      `- [Meniul ca JSON](${publicUrl}/user-service/get-base-products): aceleași preparate și prețuri, actualizate la fiecare schimbare`,
      `- [Restaurantul ca JSON](${publicUrl}/user-service/restaurant/fetch-information): program, zone și taxe de livrare`,
      `- [Descrierea API-ului](${publicUrl}/api/openapi.json): OpenAPI`,
      '',
    ];
    return context.text(lines.join('\n'), 200, { 'Cache-Control': HOUR_CACHE });
  });

  app.get('/manifest.webmanifest', async (context) => {
    const { name, tagline, bookingEnabled } = await api(getRestaurant);
    return context.body(JSON.stringify(manifest(name || 'Poftă', tagline, { takesBookings: bookingEnabled })), 200, {
      'Content-Type': 'application/manifest+json; charset=utf-8',
      'Cache-Control': HOUR_CACHE,
    });
  });

  app.get('/.well-known/security.txt', async (context) => {
    const { email } = await api(getRestaurant);
    // RFC 9116 requires an expiry; a running shop renews it with every answer.
    const expires = new Date(clock() + YEAR_MS).toISOString();
    return context.text(
      `Contact: mailto:${email}\nExpires: ${expires}\nPreferred-Languages: ro, en\nCanonical: ${publicUrl}/.well-known/security.txt\n`,
      200,
      { 'Cache-Control': HOUR_CACHE },
    );
  });
}

function manifest(name: string, description: string, { takesBookings }: { readonly takesBookings: boolean }) {
  return {
    name,
    short_name: name,
    description,
    lang: 'ro',
    // Stays the same when `start_url` changes: browsers know an installed shop by it.
    id: '/',
    scope: '/',
    start_url: '/',
    display: 'standalone',
    background_color: '#fffcf7',
    theme_color: '#b3311b',
    icons: [
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
    shortcuts: [
      { name: 'Meniu', url: MENU_PATH },
      { name: 'Comenzile mele', url: '/user/orders' },
      ...(takesBookings ? [{ name: 'Rezervă o masă', url: BOOKING_PATH }] : []),
    ],
  };
}
