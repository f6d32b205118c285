/**
 * What search engines, messengers and bookmarks read of every page of the shop, as the built shop sends it: title,
 * description, canonical address, picture of shared links, JSON-LD, and the sitemap that must agree with them.
 */
import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { createNamedApi } from '#contract/named-api.ts';
import { SHARE_SIZE } from '#contract/pictures/picture-addresses.ts';
import { attributesOf } from '#test/support/first-load.ts';
import { aRunningShop, type RunningShop } from '#test/support/running-shop.ts';
import { SHOP_ROUTES } from '#web/shop-routes.ts';

const TOKEN = 'a'.repeat(43);
/** Listed by no sitemap though found by search engines (docs/decisions/0253), or the same as another page. */
const NOT_IN_SITEMAP = ['/auth', '/checkout', '/comanda'];
const LONGEST_TITLE = 90;

/** Properties that https://schema.org gives to each type that we write. */
const PROPERTIES: Readonly<Record<string, string>> = {
  Restaurant:
    'name description url image geo telephone email address openingHours specialOpeningHoursSpecification makesOffer hasMenu acceptsReservations potentialAction currenciesAccepted priceRange',
  PostalAddress: 'streetAddress postalCode addressLocality addressRegion addressCountry',
  GeoCoordinates: 'latitude longitude',
  OpeningHoursSpecification: 'opens closes validFrom validThrough',
  Offer: 'name price priceCurrency availability url availableDeliveryMethod deliveryLeadTime',
  QuantitativeValue: 'value unitCode',
  OrderAction: 'target deliveryMethod',
  ReserveAction: 'target result',
  FoodEstablishmentReservation: '',
  EntryPoint: 'urlTemplate inLanguage actionPlatform',
  Menu: 'name inLanguage hasMenuSection',
  MenuSection: 'name hasMenuItem',
  MenuItem: 'name url image offers description nutrition suitableForDiet',
  Product: 'name description category url image nutrition suitableForDiet offers',
  NutritionInformation: 'calories servingSize',
};

type Head = {
  readonly titles: readonly string[];
  readonly metas: ReadonlyMap<string, string>;
  readonly canonicals: readonly string[];
  readonly jsonLd: readonly Record<string, unknown>[];
};

function readHead(html: string): Head {
  const metas = [...html.matchAll(/<meta\b[^>]*>/g)].flatMap(([tag]) => {
    const [name] = [...attributesOf(tag, 'meta', 'name'), ...attributesOf(tag, 'meta', 'property')];
    const content = /\scontent="([^"]*)"/.exec(tag)?.[1];
    return name === undefined || content === undefined ? [] : [[name, content] as const];
  });
  // `theme-color` is there for both themes.
  const names = metas.map(([name]) => name).filter((name) => name !== 'theme-color');
  expect(names).toEqual([...new Set(names)]);
  return {
    titles: [...html.matchAll(/<title>([^<]*)<\/title>/g)].map(([, title = '']) => title),
    metas: new Map(metas),
    canonicals: [...html.matchAll(/<link\b[^>]*rel="canonical"[^>]*>/g)].flatMap(([tag]) =>
      attributesOf(tag, 'link', 'href'),
    ),
    jsonLd: [...html.matchAll(/<script type="application\/ld\+json"[^>]*>([^<]*)<\/script>/g)].map(([, text = '']) =>
      JSON.parse(text),
    ),
  };
}

/** Every address of the shop, its parameters filled in; those of a thing that the shop does not have are left out. */
function addressesOf(things: Readonly<Record<string, string | undefined>>): readonly string[] {
  return Object.keys(SHOP_ROUTES)
    .filter((route) => route !== '/$')
    .flatMap((route) => {
      const parts = route.split('/').map((part) => (part.startsWith('$') ? things[part] : part));
      return parts.includes(undefined) ? [] : [parts.join('/') || '/'];
    });
}

/** Texts with a hole: where a name or a town is missing. */
const HOLE = /undefined|null|NaN|\s{2}|\s[,.:]|^[–,:]|–\s*$| (?:din|la|în|de)[,:.]/;

function checkHead({ titles, metas, canonicals, jsonLd }: Head, path: string, name: string): { isListed: boolean } {
  expect(titles, path).toHaveLength(1);
  const [title = ''] = titles;
  expect(title, path).toContain(name);
  expect(title.length, `${path}: ${title}`).toBeLessThanOrEqual(LONGEST_TITLE);
  expect(title, path).not.toMatch(HOLE);
  for (const facts of jsonLd) checkJsonLd(facts, path);
  if (metas.get('robots') === 'noindex') {
    expect(canonicals, path).toEqual([]);
    return { isListed: false };
  }
  expect(canonicals, path).toHaveLength(1);
  const description = metas.get('description') ?? '';
  expect(description.length, `${path}: ${description}`).toBeGreaterThan(20);
  expect(description, path).not.toMatch(HOLE);
  expect(Object.fromEntries(metas), path).toMatchObject({
    'og:type': 'website',
    'og:locale': 'ro_RO',
    'og:site_name': name,
    'og:url': canonicals[0],
    'og:title': title,
    'og:description': description,
    'og:image:width': String(SHARE_SIZE.width),
    'og:image:height': String(SHARE_SIZE.height),
    'twitter:card': 'summary_large_image',
  });
  expect(metas.get('og:image:alt'), path).not.toBe('');
  return { isListed: true };
}

/** Known types with known properties, and no empty value anywhere. */
function checkJsonLd(value: unknown, path: string): void {
  if (Array.isArray(value)) {
    for (const one of value) checkJsonLd(one, path);
    return;
  }
  if (typeof value !== 'object' || value === null) {
    expect([path, value]).not.toEqual([path, null]);
    expect([path, value]).not.toEqual([path, '']);
    return;
  }
  const { '@type': type, '@context': context, ...facts } = value as Record<string, unknown>;
  if (context !== undefined) expect(context).toBe('https://schema.org');
  const known = [type].flat().flatMap((one) => {
    expect(Object.keys(PROPERTIES), `${path}: ${one}`).toContain(one);
    return (PROPERTIES[String(one)] ?? '').split(' ');
  });
  for (const [property, inner] of Object.entries(facts)) {
    expect(known, `${path}: ${type}`).toContain(property);
    checkJsonLd(inner, path);
  }
}

async function readSitemap(shop: RunningShop): Promise<readonly { readonly path: string; readonly changed: string }[]> {
  const xml = await (await fetch(`${shop.address}/sitemap.xml`)).text();
  return [...xml.matchAll(/<url><loc>([^<]+)<\/loc>(?:<lastmod>([^<]*)<\/lastmod>)?<\/url>/g)].map(
    ([, address = '', changed = '']) => ({ path: new URL(address).pathname + new URL(address).search, changed }),
  );
}

/** What each page says of itself must be what the sitemap says of it. */
async function compareWithSitemap(shop: RunningShop, addresses: readonly string[], name: string): Promise<void> {
  const sitemap = await readSitemap(shop);
  const listed = sitemap.map(({ path }) => path);
  expect(listed).toEqual([...new Set(listed)]);
  /** A page that is listed and an address of the shop is fetched once. */
  const heads = new Map<string, Head>();
  for (const path of addresses) {
    const answer = await fetch(`${shop.address}${path}`, { redirect: 'manual' });
    // A sheet is sent as the page of its product; nothing of it is to be found.
    if (answer.status === 307) {
      expect(listed, path).not.toContain(path);
      continue;
    }
    const head = readHead(await answer.text());
    if (answer.status === 200) heads.set(path, head);
    const { isListed } = checkHead(head, path, name);
    expect([path, listed.includes(path)]).toEqual([path, isListed && !NOT_IN_SITEMAP.includes(path)]);
  }
  for (const { path, changed } of sitemap) {
    const { canonicals, metas } = heads.get(path) ?? (await readListed(shop, path));
    expect(canonicals.map((address) => new URL(address).pathname)).toEqual([path]);
    expect(metas.has('robots'), path).toBe(false);
    expect(changed).toMatch(/^(\d{4}-\d\d-\d\d)?$/);
  }
}

async function readListed(shop: RunningShop, path: string): Promise<Head> {
  const answer = await fetch(`${shop.address}${path}`);
  expect(answer.status, path).toBe(200);
  return readHead(await answer.text());
}

async function sharedPicture(shop: RunningShop, path: string): Promise<string> {
  const { metas } = readHead(await (await fetch(`${shop.address}${path}`)).text());
  const picture = new URL(metas.get('og:image') ?? '').pathname;
  const answer = await fetch(`${shop.address}${picture}`);
  expect(answer.headers.get('content-type'), path).toBe('image/jpeg');
  expect(answer.headers.get('cross-origin-resource-policy'), path).toBe('cross-origin');
  expect(await sharp(await answer.arrayBuffer()).metadata(), path).toMatchObject({ format: 'jpeg', ...SHARE_SIZE });
  return picture;
}

test('every page of a restaurant says what it is, to search engines and to those whom its link is sent', async () => {
  await using shop = await aRunningShop({ settings: { DEMO: 'on' } });
  const api = createNamedApi(fetch, shop.address);
  const [{ name, city, latitude }, products, promotions] = await Promise.all([
    api('getRestaurant'),
    api('getBaseProducts'),
    api('getPromotions', {}),
  ]);
  const dish = products.find(({ images }) => images.length > 0);
  const bundle = promotions.content.find(({ type }) => type === 'BUY_X_GET_Y_FREE');
  const addresses = addressesOf({
    $productId: String(dish?.id),
    $promotionId: String(bundle?.id),
    $token: TOKEN,
    $orderNumber: '12345678',
  });
  expect(addresses.length).toBeGreaterThan(25);
  await compareWithSitemap(shop, addresses, name);

  const sitemap = (await readSitemap(shop)).map(({ path }) => path);
  expect(sitemap).toContain(`/meniu/${dish?.id}`);
  expect(sitemap).toContain(`/meniu/promotii/${bundle?.id}`);
  expect(sitemap.filter((path) => path.includes('?'))).toEqual([]);

  const [ofShop, ofDish] = [await sharedPicture(shop, '/contact'), await sharedPicture(shop, `/meniu/${dish?.id}`)];
  for (const path of ['/', '/meniu', '/checkout']) expect(await sharedPicture(shop, path)).toBe(ofShop);
  expect(ofDish).not.toBe(ofShop);

  const home = readHead(await (await fetch(shop.address)).text());
  expect(home.titles).toEqual([`${name} – livrare și ridicare în ${city}`]);
  expect(home.jsonLd[0]).toMatchObject({
    '@type': 'Restaurant',
    image: expect.stringContaining(ofShop),
    geo: { latitude },
    priceRange: expect.stringMatching(/^\d+(\.\d+)?–\d+(\.\d+)? RON$/),
    openingHours: expect.arrayContaining([expect.stringMatching(/^(Mo|Tu)[-\w]* \d\d:\d\d-\d\d:\d\d$/)]),
  });
  const product = readHead(await (await fetch(`${shop.address}/meniu/${dish?.id}`)).text());
  expect(product.jsonLd[0]).toMatchObject({ image: [expect.stringContaining(ofDish)] });
  const menu = readHead(await (await fetch(`${shop.address}/meniu`)).text());
  expect(JSON.stringify(menu.jsonLd[0])).toContain(`"image":"${shop.address}/imagini/`);

  const missing = readHead(await (await fetch(`${shop.address}/nu-exista`)).text());
  expect(missing.titles).toEqual([`Pagina nu a fost găsită – ${name}`]);
});

test('a restaurant that has only just been started has whole sentences and a drawn picture', async () => {
  await using shop = await aRunningShop();
  const name = 'Restaurantul nostru';
  const addresses = addressesOf({ $token: TOKEN, $orderNumber: '12345678' });
  await compareWithSitemap(shop, addresses, name);
  expect(await sharedPicture(shop, '/meniu')).toBe('/share.jpg');
  const { icons, shortcuts, id, scope } = (await (await fetch(`${shop.address}/manifest.webmanifest`)).json()) as {
    icons: readonly { src: string }[];
    shortcuts: readonly { url: string }[];
    id: string;
    scope: string;
  };
  expect([id, scope]).toEqual(['/', '/']);
  for (const path of ['/favicon.ico', ...icons.map(({ src }) => src), ...shortcuts.map(({ url }) => url)]) {
    expect((await fetch(`${shop.address}${path}`)).status, path).toBe(200);
  }
  expect((await fetch(`${shop.address}/favicon.ico`)).headers.get('content-type')).toBe('image/x-icon');

  // What it must tell is judged without a shop (test/what-is-shipped.shop.test.ts).
  const licences = await fetch(`${shop.address}/licente.txt`);
  expect(licences.status).toBe(200);
  expect(licences.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  expect(await licences.text()).toBe(await readFile('dist/client/licente.txt', 'utf8'));
});
