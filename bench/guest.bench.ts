/**
 * The effort of an order for a guest with a cheap phone on a slow connection: taps, keys, and time, as
 * `test/support/hand.ts` counts them. Choices that are already right are not touched; every field is tapped, although
 * the keyboard leads from one to the next.
 */
import { chromium, expect, type Locator, type Page } from '@playwright/test';
import { Hand, humanTime, type Work } from '#test/support/hand.ts';
import { patience } from '#test/support/patience.ts';
import { median, runsOr } from './median.ts';
import { openDemoShop } from './open-demo-shop.ts';
import { type Figure, report } from './report.ts';
import { SLOWER, slowPage, slowPhone } from './slow-phone.ts';

const RUNS = runsOr(3);
/** Longer than any step takes on a busy machine. */
const STEP_LIMIT_MS = patience(60_000);
/** Dishes that the runs take in turn. */
const DISHES = 3;
const GUEST = {
  fullName: 'Ioana Pop',
  phone: '0745123456',
  email: 'ioana@exemplu.ro',
  city: 'Blaj',
  street: 'Strada Lungă',
  number: '5',
};

await using demo = await openDemoShop();
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH || '/usr/bin/chromium' });
const first: Work[] = [];
const returning: Work[] = [];
const pickup: Work[] = [];
try {
  for (let run = 0; run < RUNS; run += 1) {
    const phone = await slowPhone(browser, demo.shop.address);
    phone.setDefaultTimeout(STEP_LIMIT_MS);
    first.push(await orderFirst(await slowPage(phone), run));
    returning.push(await orderAgain(await slowPage(phone)));
    await phone.close();
    const another = await slowPhone(browser, demo.shop.address);
    another.setDefaultTimeout(STEP_LIMIT_MS);
    pickup.push(await orderPickup(await slowPage(another)));
    await another.close();
  }
} finally {
  await browser.close();
}
await report(
  'guest',
  [
    ...figuresOf('first delivery', first, 12, 45),
    ...figuresOf('returning guest', returning, 3, 10),
    ...figuresOf('first pickup', pickup, 10, 40),
  ],
  [`Medians of ${RUNS} orders each; the processor ${SLOWER} times slower, 1.6 Mbit/s, 150 ms.`],
);

/**
 * A delivery as soon as possible, paid in cash, from the home page to the live page, where the guest lets the device
 * remember them.
 */
async function orderFirst(page: Page, run: number): Promise<Work> {
  const hand = await openShop(page);
  await fillCart(page, hand, run);
  await checkOut(page, hand, 'delivery');
  const work = await reachOrder(page, hand);
  await page.getByRole('checkbox', { name: /^Ține minte/ }).tap();
  await page.close();
  return work;
}

/** A pickup as soon as possible, paid in cash. */
async function orderPickup(page: Page): Promise<Work> {
  const hand = await openShop(page);
  await fillCart(page, hand, 0);
  await checkOut(page, hand, 'pickup');
  return reachOrder(page, hand);
}

/** One tap on the plus of a dish on the home page, then the cart and on to the checkout. */
async function fillCart(page: Page, hand: Hand, run: number): Promise<void> {
  const plus = page.getByRole('main').getByRole('button', { name: /^Adaugă / });
  await plus.first().waitFor();
  await hand.press(plus.nth(run % Math.min(DISHES, await plus.count())));
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Coș, / })
    .waitFor();
  await hand.press(page.getByRole('button', { name: 'Vezi coșul' }).first());
  await hand.press(page.getByRole('dialog').getByRole('link', { name: /^Continuă/ }));
}

/** The same order again, from the card of the last order on the home page. */
async function orderAgain(page: Page): Promise<Work> {
  const hand = await openShop(page);
  await hand.press(page.getByRole('main').getByRole('button', { name: /^Comandă din nou/ }));
  await checkOut(page, hand, 'delivery');
  const work = await reachOrder(page, hand);
  await page.close();
  return work;
}

async function openShop(page: Page): Promise<Hand> {
  await page.goto('/', { waitUntil: 'commit' });
  return new Hand({ isTouch: true });
}

async function reachOrder(page: Page, hand: Hand): Promise<Work> {
  await page.waitForURL(/\/comanda\//);
  await expect(page.getByRole('heading', { level: 1, name: /^Comanda nr\./ })).toBeVisible({ timeout: STEP_LIMIT_MS });
  return hand.work();
}

/** Each step by its name on the screen; a step that the checkout has preselected costs nothing. */
async function checkOut(page: Page, hand: Hand, way: 'delivery' | 'pickup'): Promise<void> {
  const main = page.getByRole('main');
  await hand.choose(main.getByRole('radio', { name: way === 'delivery' ? /^Livrare/ : /^Ridicare/ }));
  await hand.choose(main.getByRole('radio', { name: /^Cât mai repede/ }));
  if (way === 'delivery') await giveAddress(main, hand);
  await writeUnknown(
    hand,
    [
      [main.getByLabel('Nume și prenume'), GUEST.fullName],
      [main.getByLabel('Număr de telefon'), GUEST.phone],
      [main.getByLabel('Adresă de e-mail'), GUEST.email],
    ],
    main.getByRole('button', { name: /^Schimbă (datele de contact|cine)/ }),
  );
  await hand.choose(main.getByRole('radio', { name: 'Numerar', exact: true }));
  await hand.choose(main.getByRole('checkbox', { name: /Am citit și accept/ }));
  await hand.press(main.getByRole('button', { name: 'Comandă cu obligație de plată' }));
}

/** The restaurant's own town, then the street, which has the focus. */
async function giveAddress(main: Locator, hand: Hand): Promise<void> {
  const known = main.getByRole('button', { name: /^Schimbă (adresa|cine)/ });
  const own = main.getByRole('button', { name: `În ${GUEST.city}` });
  await known.or(own).waitFor();
  if (await known.isVisible()) return;
  await hand.press(own);
  const street = main.getByLabel('Stradă');
  await expect(street).toBeFocused({ timeout: STEP_LIMIT_MS });
  await hand.type(street, GUEST.street);
  await hand.write([[main.getByLabel('Număr', { exact: true }), GUEST.number]]);
}

/** Fills in the fields, unless a confirmed line shows them. */
async function writeUnknown(
  hand: Hand,
  fields: readonly (readonly [Locator, string])[],
  known: Locator,
): Promise<void> {
  const [first] = fields;
  if (first === undefined) return;
  await known.or(first[0]).waitFor();
  if (await known.isVisible()) return;
  for (const field of fields) await hand.write([field]);
}

function figuresOf(what: string, works: readonly Work[], mostTaps: number, mostSeconds: number): Figure[] {
  const of = (read: (work: Work) => number) => median(works.map(read));
  return [
    { what: `${what}: taps`, measured: of(({ presses }) => presses), unit: '', aim: { atMost: mostTaps } },
    { what: `${what}: keys`, measured: of(({ keys }) => keys), unit: '' },
    { what: `${what}: machine`, measured: of(({ machineMs }) => machineMs / 1000), unit: 's' },
    { what: `${what}: human`, measured: of(humanTime), unit: 's', aim: { atMost: mostSeconds } },
  ];
}
