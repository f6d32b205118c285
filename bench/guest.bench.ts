/**
 * The effort of an order for a guest with a cheap phone on a slow connection: taps, keys, and time, as
 * `test/support/hand.ts` counts them. Choices that are already right are not touched.
 */
import { chromium, expect, type Locator, type Page } from '@playwright/test';
import { Hand, humanTime, type Work } from '#test/support/hand.ts';
import { median, runsOr } from './median.ts';
import { openDemoShop } from './open-demo-shop.ts';
import { type Figure, report } from './report.ts';
import { SLOWER, slowPage, slowPhone } from './slow-phone.ts';

const RUNS = runsOr(3);
/** Longer than any step takes on a busy machine. */
const STEP_LIMIT_MS = 60_000;
const GUEST = {
  firstName: 'Ioana',
  lastName: 'Pop',
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
try {
  for (let run = 0; run < RUNS; run += 1) {
    const phone = await slowPhone(browser, demo.shop.address);
    phone.setDefaultTimeout(STEP_LIMIT_MS);
    first.push(await orderFirst(await slowPage(phone), run));
    returning.push(await orderAgain(await slowPage(phone)));
    await phone.close();
  }
} finally {
  await browser.close();
}
await report(
  'guest',
  [...figuresOf('first delivery', first, 12, 45), ...figuresOf('returning guest', returning, 4, 10)],
  [`Medians of ${RUNS} orders each; the processor ${SLOWER} times slower, 1.6 Mbit/s, 150 ms.`],
);

/**
 * A delivery as soon as possible, paid in cash, from the home page to the live page. The device remembers the guest.
 */
async function orderFirst(page: Page, run: number): Promise<Work> {
  const hand = await openShop(page);
  const main = page.getByRole('main');
  await hand.press(main.getByRole('link', { name: 'Vezi meniul' }));
  const dishes = ['Ciorbă de văcuță cu legume', 'Papanași cu smântână și dulceață', 'Penne cu pui și sos de smântână'];
  await hand.press(main.getByRole('link', { name: dishes[run % dishes.length] ?? '' }).first());
  // In a sheet over the menu, or on the product's own page when the menu's scripts had not loaded yet.
  await hand.press(page.getByRole('button', { name: /^Adaugă în coș \d/, disabled: false }));
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Coș, / })
    .waitFor();
  await hand.press(page.getByRole('banner').getByRole('button', { name: /^Coș/ }));
  await hand.press(page.getByRole('dialog').getByRole('link', { name: /^Continuă/ }));
  await checkOut(page, hand);
  return reachOrder(page, hand);
}

/** The same order again, from the card of the last order on the home page. */
async function orderAgain(page: Page): Promise<Work> {
  const hand = await openShop(page);
  await hand.press(page.getByRole('main').getByRole('button', { name: /^Comandă din nou/ }));
  await checkOut(page, hand);
  return reachOrder(page, hand);
}

async function openShop(page: Page): Promise<Hand> {
  await page.goto('/', { waitUntil: 'commit' });
  return new Hand({ isTouch: true });
}

async function reachOrder(page: Page, hand: Hand): Promise<Work> {
  await page.waitForURL(/\/comanda\//);
  await expect(page.getByRole('heading', { level: 1, name: /^Comanda nr\./ })).toBeVisible({ timeout: STEP_LIMIT_MS });
  const work = hand.work();
  await page.close();
  return work;
}

/** Each step by its name on the screen; a step that the checkout has preselected costs nothing. */
async function checkOut(page: Page, hand: Hand): Promise<void> {
  const main = page.getByRole('main');
  await hand.choose(main.getByRole('radio', { name: /^Livrare/ }));
  await hand.choose(main.getByRole('radio', { name: /^Cât mai repede/ }));
  await writeUnknown(
    hand,
    [
      [main.getByLabel('Localitate'), GUEST.city],
      [main.getByLabel('Stradă'), GUEST.street],
      [main.getByLabel('Număr', { exact: true }), GUEST.number],
    ],
    main.getByRole('button', { name: /^Schimbă (adresa|cine)/ }),
  );
  const knownContact = main.getByRole('button', { name: /^Schimbă (datele de contact|cine)/ });
  const isKnown = await knownContact.isVisible();
  await writeUnknown(
    hand,
    [
      [main.getByLabel('Prenume'), GUEST.firstName],
      [main.getByLabel('Nume', { exact: true }), GUEST.lastName],
      [main.getByLabel('Număr de telefon'), GUEST.phone],
      [main.getByLabel('Adresă de e-mail'), GUEST.email],
    ],
    knownContact,
  );
  await hand.choose(main.getByRole('radio', { name: 'Numerar', exact: true }));
  if (!isKnown) await hand.choose(main.getByRole('checkbox', { name: /^Ține minte/ }));
  await hand.choose(main.getByRole('checkbox', { name: /Am citit și accept/ }));
  await hand.press(main.getByRole('button', { name: 'Comandă cu obligație de plată' }));
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
  if (!(await known.isVisible())) await hand.write(fields);
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
