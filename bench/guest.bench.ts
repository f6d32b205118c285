/**
 * How much work an order is for a guest with a cheap telephone on a slow line: taps, keys, and the time it takes. Human
 * time is what the machine takes, and 1.2 s for each tap and 0.3 s for each key. The first field of a group counts as a
 * tap; the keyboard's „next”, which leads to the others, as a key; what is already chosen is not touched.
 */
import { chromium, expect, type Locator, type Page } from '@playwright/test';
import { median, runsOr } from './median.ts';
import { openDemoShop } from './open-demo-shop.ts';
import { type Figure, report } from './report.ts';
import { SLOWER, slowPage, slowPhone } from './slow-phone.ts';

const RUNS = runsOr(3);
const TAP_S = 1.2;
const KEY_S = 0.3;
/** More than any step takes on a busy machine. */
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

type Work = { taps: number; keys: number; machineMs: number };

/** One hand that does what a guest does, and counts. */
class Hand {
  readonly work: Work = { taps: 0, keys: 0, machineMs: 0 };
  readonly page: Page;
  readonly #began = performance.now();

  constructor(page: Page) {
    this.page = page;
  }

  async tap(target: Locator): Promise<void> {
    await target.tap();
    this.work.taps += 1;
  }

  /** A tap, unless it is chosen already. */
  async choose(target: Locator): Promise<void> {
    await target.waitFor({ state: 'attached' });
    if (!(await target.isChecked())) await this.tap(target);
  }

  /** Lines of text in the order of the page, unless they stand in a confirmed line: a tap, then the keyboard's „next”. */
  async type(lines: readonly (readonly [Locator, string])[], known: Locator): Promise<void> {
    const [first] = lines;
    if (first === undefined) return;
    await known.or(first[0]).waitFor();
    if (await known.isVisible()) return;
    await this.tap(first[0]);
    for (const [target, text] of lines) {
      await target.fill(text);
      this.work.keys += [...text].length + 1;
    }
  }

  done(): Work {
    this.work.machineMs = performance.now() - this.#began;
    return this.work;
  }
}

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

/** A delivery as soon as possible, paid in cash, from the first page to the order's own. The device remembers. */
async function orderFirst(page: Page, run: number): Promise<Work> {
  const hand = await openShop(page);
  const main = page.getByRole('main');
  await hand.tap(main.getByRole('link', { name: 'Vezi meniul' }));
  const dishes = ['Ciorbă de văcuță cu legume', 'Papanași cu smântână și dulceață', 'Penne cu pui și sos de smântână'];
  await hand.tap(main.getByRole('link', { name: dishes[run % dishes.length] ?? '' }).first());
  // In a sheet over the menu, or on the product's own page for a guest who was quicker than the menu's scripts.
  await hand.tap(page.getByRole('button', { name: /^Adaugă în coș \d/, disabled: false }));
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Coș, / })
    .waitFor();
  await hand.tap(page.getByRole('banner').getByRole('button', { name: /^Coș/ }));
  await hand.tap(page.getByRole('dialog').getByRole('link', { name: /^Continuă/ }));
  await checkOut(hand);
  return reachOrder(hand);
}

/** The same order again, from the card of the last one on the first page. */
async function orderAgain(page: Page): Promise<Work> {
  const hand = await openShop(page);
  await hand.tap(page.getByRole('main').getByRole('button', { name: /^Comandă din nou/ }));
  await checkOut(hand);
  return reachOrder(hand);
}

async function openShop(page: Page): Promise<Hand> {
  await page.goto('/', { waitUntil: 'commit' });
  return new Hand(page);
}

async function reachOrder(hand: Hand): Promise<Work> {
  const { page } = hand;
  await page.waitForURL(/\/comanda\//);
  await expect(page.getByRole('heading', { level: 1, name: /^Comanda nr\./ })).toBeVisible({ timeout: STEP_LIMIT_MS });
  const work = hand.done();
  await page.close();
  return work;
}

/** Every step by its name on the screen; what a newer checkout has chosen already costs nothing. */
async function checkOut(hand: Hand): Promise<void> {
  const main = hand.page.getByRole('main');
  await hand.choose(main.getByRole('radio', { name: /^Livrare/ }));
  await hand.choose(main.getByRole('radio', { name: /^Cât mai repede/ }));
  await hand.type(
    [
      [main.getByLabel('Localitate'), GUEST.city],
      [main.getByLabel('Stradă'), GUEST.street],
      [main.getByLabel('Număr', { exact: true }), GUEST.number],
    ],
    main.getByRole('button', { name: /^Schimbă (adresa|cine)/ }),
  );
  const knownContact = main.getByRole('button', { name: /^Schimbă (datele de contact|cine)/ });
  const isKnown = await knownContact.isVisible();
  await hand.type(
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
  await hand.tap(main.getByRole('button', { name: 'Comandă cu obligație de plată' }));
}

function figuresOf(what: string, works: readonly Work[], mostTaps: number, mostSeconds: number): Figure[] {
  const of = (read: (work: Work) => number) => median(works.map(read));
  const humanSeconds = ({ taps, keys, machineMs }: Work) => machineMs / 1000 + taps * TAP_S + keys * KEY_S;
  return [
    { what: `${what}: taps`, measured: of(({ taps }) => taps), unit: '', aim: { atMost: mostTaps } },
    { what: `${what}: keys`, measured: of(({ keys }) => keys), unit: '' },
    { what: `${what}: machine`, measured: of(({ machineMs }) => machineMs / 1000), unit: 's' },
    { what: `${what}: human`, measured: of(humanSeconds), unit: 's', aim: { atMost: mostSeconds } },
  ];
}
