/**
 * The work of a kitchen at the panel: presses of the steps that are taken a hundred times an evening, and how far the
 * button that accepts is from the eye in 40 evenings of invented orders, at three sizes, beside the commit before the
 * cards carried it.
 */
import { type Browser, chromium, type Page } from '@playwright/test';
import { createNamedApi } from '#contract/named-api.ts';
import { staffOrdersToWire } from '#contract/orders/codec.ts';
import { EMPTY_ADDRESS } from '#domain/accounts/parse-address.ts';
import { bani } from '#domain/money/bani.ts';
import type { ListedOrder } from '#domain/orders/order-view.ts';
import { type Instant, instant, plusMinutes } from '#domain/time/instant.ts';
import { openDatabase } from '#server/platform/database.ts';
import { type Random, seededRandom } from '#server/platform/seeded-random.ts';
import { anOrder, guest, place } from '#test/support/an-order.ts';
import { aManager } from '#test/support/factories.ts';
import { Hand } from '#test/support/hand.ts';
import { buildEarlierCommit } from './earlier-commit.ts';
import { type DemoShop, openDemoShop } from './open-demo-shop.ts';
import { type Figure, report } from './report.ts';

/** The last commit whose cards opened a dialog for every acceptance. */
const BEFORE = '95427af5';
const EVENINGS = 40;
const SIZES = [
  { name: 'tablet 1024 × 768', width: 1024, height: 768 },
  { name: 'phone 390 × 844', width: 390, height: 844 },
  { name: 'counter 1280 × 800', width: 1280, height: 800 },
] as const;
const TABLET = { width: 1024, height: 768 };
const DISHES = [
  'Ciorbă de burtă',
  'Mici la grătar cu muștar',
  'Pizza Quattro Stagioni',
  'Papanași',
  'Șnițel de pui cu cartofi prăjiți',
];
const NAMES = ['Ana Pop', 'Ștefania Constantinescu-Popa', 'Ion Rus', 'Mădălina-Alexandra Brânzănescu'];

const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH || '/usr/bin/chromium' });
const figures: Figure[] = [];
try {
  {
    await using demo = await openDemoShop();
    figures.push(...(await countPresses(browser, demo)), ...(await lookAtEvenings(browser, demo, '')));
  }
  const before = await buildEarlierCommit(BEFORE);
  if (before !== null) {
    await using demo = await openDemoShop(before.folder);
    figures.push(...(await lookAtEvenings(browser, demo, ` (${before.name})`)));
  }
} finally {
  await browser.close();
}
await report('kitchen', figures, [
  `Evenings: ${EVENINGS}, of 8 to 24 orders without an answer, each with one to six dishes.`,
  'To scroll: from the top of the board until the last button that accepts was in view, the mean of the evenings.',
]);

type Panel = { readonly page: Page; readonly close: () => Promise<void> };

async function openPanel(of: Browser, { shop }: DemoShop, path: string): Promise<Panel> {
  const { db } = openDatabase({ url: await shop.databaseUrl(), applicationName: 'bench' });
  const { token } = await aManager(db, { sessionOpenedAt: instant(Date.now()) });
  await db.destroy();
  const context = await of.newContext({
    viewport: TABLET,
    hasTouch: true,
    serviceWorkers: 'block',
    baseURL: shop.address,
  });
  await context.addCookies([{ name: 'pofta_session', value: token, url: shop.address }]);
  const page = await context.newPage();
  await page.goto(path);
  return { page, close: () => context.close() };
}

/** Presses of each step, counted where the kitchen works: on the board, in the list of new orders, at the telephone. */
async function countPresses(of: Browser, demo: DemoShop): Promise<readonly Figure[]> {
  const api = createNamedApi((request) => fetch(request), demo.shop.address);
  const dish = demo.dishes[0];
  if (dish === undefined) throw new Error('The demo has dishes');
  const numbers: number[] = [];
  for (const index of [1, 2]) {
    numbers.push((await place(api, anOrder({ of: [dish], delivery: guest(index) }))).orderNumber);
  }
  const [accepted = 0, rejected = 0] = numbers;
  const { page, close } = await openPanel(of, demo, '/comenzi/tabla');
  const button = (word: string, number: number) =>
    page.getByRole('main').getByRole('button', { name: new RegExp(`^${word}.*: comanda nr\\. ${number}$`) });
  const step = async (what: string, most: number, work: (hand: Hand) => Promise<void>): Promise<Figure> => {
    const hand = new Hand({ isTouch: true });
    await work(hand);
    const { presses } = hand.work();
    return { what, measured: presses, unit: 'presses', aim: { atMost: most } };
  };
  const done = [
    await step('accept', 2, async (hand) => {
      await hand.press(button('Acceptă', accepted));
      await hand.press(button('Atingeți încă o dată', accepted));
      await button('Gata', accepted).waitFor();
    }),
    await step('ready', 1, async (hand) => {
      await hand.press(button('Gata', accepted));
      await button('Ridicată', accepted).waitFor();
    }),
    await step('hand over', 2, async (hand) => {
      await hand.press(button('Ridicată', accepted));
      await hand.press(page.getByRole('dialog').getByRole('button', { name: 'Marchează ca ridicată' }));
      await page.getByRole('dialog').waitFor({ state: 'hidden' });
    }),
    await step('reject', 3, async (hand) => {
      await hand.press(button('Respinge', rejected));
      await hand.press(page.getByRole('dialog').getByRole('button', { name: 'Am închis pentru astăzi.' }));
      await hand.press(page.getByRole('dialog').getByRole('button', { name: 'Respinge' }));
      await page.getByRole('dialog').waitFor({ state: 'hidden' });
    }),
  ];
  await page.goto('/comenzi/telefon');
  const caller = await step('repeat caller', 3, async (hand) => {
    await page.getByLabel('Număr de telefon').fill(guest(1).phoneNumber ?? '');
    await hand.press(page.getByRole('button', { name: /^Ca data trecută/ }).first());
    await hand.press(page.getByRole('button', { name: 'Trimite în bucătărie' }));
    await page.getByRole('heading', { name: /^Comanda #/ }).waitFor();
  });
  await close();
  return [...done, caller];
}

/** How many whole orders, each with its button, the first screen has, and how far the last button is. */
async function lookAtEvenings(of: Browser, demo: DemoShop, suffix: string): Promise<readonly Figure[]> {
  const { page, close } = await openPanel(of, demo, '/comenzi/respinse');
  let evening: readonly ListedOrder[] = [];
  await page.route('**/user-service/get-all-orders*', async (route) => {
    const status = new URL(route.request().url()).searchParams.get('status');
    const orders = status === 'NEW' ? evening : [];
    const counts = { NEW: evening.length, SCHEDULED: 0, CONFIRMED: 0, DELIVERED: 0, REJECTED: 0 };
    const answer = { orders, found: orders.length, counts, serverTime: instant(Date.now()) };
    await route.fulfill({ json: staffOrdersToWire(answer) });
  });
  const seen = SIZES.map(() => ({ whole: Number.POSITIVE_INFINITY, missing: 0, scrolled: 0 }));
  for (let index = 0; index < EVENINGS; index += 1) {
    evening = inventEvening(seededRandom(`evening ${index}`), instant(Date.now()));
    await page.goto('/comenzi/tabla');
    const articles = page.getByRole('main').getByRole('article');
    await articles.nth(evening.length - 1).waitFor({ state: 'attached' });
    for (const [place, { width, height }] of SIZES.entries()) {
      await page.setViewportSize({ width, height });
      const { whole, scroll } = await page.evaluate(measure);
      const one = seen[place];
      if (one === undefined) continue;
      one.whole = Math.min(one.whole, whole);
      one.missing += whole === 0 ? 1 : 0;
      one.scrolled += scroll / EVENINGS;
    }
  }
  await close();
  return SIZES.flatMap(({ name }, place) => [
    {
      what: `${name}: evenings without a button in view${suffix}`,
      measured: seen[place]?.missing ?? 0,
      unit: '',
      aim: { atMost: 0 },
    },
    { what: `${name}: whole orders, the fewest${suffix}`, measured: seen[place]?.whole ?? 0, unit: '' },
    { what: `${name}: to scroll${suffix}`, measured: seen[place]?.scrolled ?? 0, unit: 'px' },
  ]);
}

/** In the page. */
function measure() {
  const buttons = [...document.querySelectorAll('main article button')].filter((one) =>
    /Acceptă/.test(one.textContent ?? ''),
  );
  const bottoms = buttons.map((one) => one.getBoundingClientRect().bottom + window.scrollY);
  const top = document.querySelector('main')?.getBoundingClientRect().top ?? 0;
  const isWhole = (one: Element) => {
    const box = one.closest('article')?.getBoundingClientRect();
    return box !== undefined && box.top + window.scrollY >= top && box.bottom + window.scrollY <= window.innerHeight;
  };
  return { whole: buttons.filter(isWhole).length, scroll: Math.max(0, Math.max(...bottoms) - window.innerHeight) };
}

/** Orders of the last quarter of an hour, the longest waiting first. */
function inventEvening(random: Random, now: Instant): readonly ListedOrder[] {
  const count = random.whole(8, 24);
  return Array.from({ length: count }, (_, index): ListedOrder => {
    const placedAt = plusMinutes(now, -14 + Math.floor((14 * index) / count));
    const isDelivery = random.whole(0, 2) > 0;
    return {
      number: 48_200_000 + index,
      kitchenNumber: null,
      version: 1,
      status: 'NEW',
      method: isDelivery ? 'DELIVERY' : 'PICKUP',
      source: 'WEB',
      table: '',
      placedAt,
      requestedAt: null,
      promisedAt: null,
      toldAt: plusMinutes(placedAt, 45),
      minutesToPrepare: null,
      readyAt: null,
      leftAt: null,
      stationsDone: [],
      courier: null,
      noAnswerAt: null,
      returnedAt: null,
      notes: random.whole(0, 4) === 0 ? 'Sunați la poartă, interfonul nu merge.' : '',
      hasAllergyNote: false,
      isAgeRestricted: false,
      hasOwnContainer: false,
      closedDay: null,
      paymentStatus: 'unpaid',
      onlineMoney: null,
      mealCardEligible: null,
      rejectionReason: null,
      unseenChanges: [],
      proposalUntil: null,
      total: bani(9000),
      payable: bani(9000),
      client: random.pick(NAMES),
      phone: `07${20_000_000 + index}`,
      place: isDelivery ? 'Strada Lungă nr. 5, Blaj' : '',
      address: { ...EMPTY_ADDRESS, city: '', county: '' },
      payment: [{ means: 'cash', amount: bani(9000) }],
      items: Array.from({ length: random.whole(1, 6) }, () => ({
        productName: random.pick(DISHES),
        sizeLabel: '350 g',
        quantity: random.whole(1, 3),
        extras: [],
        message: random.whole(0, 6) === 0 ? 'fără ceapă' : '',
        station: null,
      })),
    };
  });
}
