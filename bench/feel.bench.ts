/**
 * What a guest feels on a cheap telephone (a quarter of this machine's speed) and a slow mobile line: how long pages are
 * deaf while they begin, how long a touch waits for the next picture (as the browser's Event Timing counts it, rounded
 * to 8 ms), and how long until that which was asked for stands there.
 */
import { type BrowserContext, chromium, type Locator, type Page } from '@playwright/test';
import { median } from './median.ts';
import { openDemoShop } from './open-demo-shop.ts';
import { type Figure, report } from './report.ts';

const RUNS = 3;
const SLOWER = 4;
/** Lighthouse's slow 4G, as a connection that is really that slow. */
const LINE = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 90_000 };
const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, deviceScaleFactor: 2 };
/** Google's "good" for interactions and for blocked time on a phone. */
const MOST_TOUCH_MS = 200;
const MOST_BLOCKED_MS = 200;
/** After this long people look for something else to do. */
const MOST_UNTIL_SEEN_MS = 1000;
/** From here on a task is long; what it takes above this, it blocks. */
const LONG_TASK_MS = 50;

type Ear = {
  readonly tasks: number[];
  readonly touches: { readonly at: number; readonly duration: number }[];
};

await using demo = await openDemoShop();
const measured = new Map<string, { readonly unit: string; readonly most?: number; readonly values: number[] }>();
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH || '/usr/bin/chromium' });
try {
  for (let run = 0; run < RUNS; run += 1) await visit();
} finally {
  await browser.close();
}
const figures: Figure[] = [...measured].map(([what, { unit, most, values }]) => ({
  what,
  measured: median(values),
  unit,
  ...(most === undefined ? {} : { aim: { atMost: most } }),
}));
await report('feel', figures, [`Medians of ${RUNS} visits; the processor ${SLOWER} times slower, 1.6 Mbit/s, 150 ms.`]);

/** One guest, from the first page to the checkout. */
async function visit(): Promise<void> {
  const context = await browser.newContext({ ...PHONE, serviceWorkers: 'block', baseURL: demo.shop.address });
  await context.addInitScript(listen);
  try {
    const home = await aSlowPage(context);
    await home.goto('/');
    await begun(home, '/');
    await home.close();

    const page = await aSlowPage(context);
    await page.goto('/meniu');
    await begun(page, '/meniu');
    const cards = page.locator('main article a');
    await touch(
      page,
      'a product is opened at once',
      cards.first(),
      page.getByRole('dialog').getByRole('heading').first(),
    );
    await page.goBack();
    await page.getByRole('dialog').waitFor({ state: 'detached' });

    const chip = page.getByRole('navigation', { name: 'Categorii' }).getByRole('link').nth(2);
    await touch(page, 'a category is chosen', chip, page.locator('nav a[aria-current="page"][href*="category"]'));
    await page.goBack();
    await page.waitForURL(/\/meniu$/);

    const search = page.getByRole('searchbox');
    const before = await now(page);
    await search.pressSequentially('ciorba', { delay: 120 });
    await page.locator('main [role="status"]:not(.visually-hidden)').first().waitFor();
    note('a letter is typed into the search', 'ms', await longestTouch(page, before), MOST_TOUCH_MS);
    await search.fill('');
    await page.locator('main section').nth(2).waitFor();

    await touch(page, 'another product is opened', cards.nth(3), page.getByRole('dialog').getByRole('heading').first());
    const bag = page.getByRole('banner').getByRole('button', { name: /^Coș/ });
    await touch(
      page,
      'it is put into the cart',
      page.getByRole('dialog').getByRole('button', { name: /^Adaugă în coș/ }),
      page.getByRole('status').filter({ hasText: 'adăugat în coș' }),
    );
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await touch(page, 'the cart is opened', bag, page.getByRole('dialog').getByRole('link', { name: 'Continuă' }));

    const checkout = await aSlowPage(context);
    await checkout.goto('/checkout');
    await checkout.locator('form[data-checkout]').waitFor();
    await begun(checkout, '/checkout');
  } finally {
    await context.close();
  }
}

async function aSlowPage(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await devtools.send('Network.emulateNetworkConditions', LINE);
  return page;
}

/** Waits until the page is idle, and returns how long it took. */
async function begun(page: Page, name: string): Promise<void> {
  await page.waitForLoadState('networkidle');
  const tasks = await page.evaluate(() => (window as unknown as { readonly ear: Ear }).ear.tasks);
  note(`${name} long tasks`, '', tasks.length);
  note(`${name} longest task`, 'ms', Math.max(0, ...tasks));
  const blocked = tasks.reduce((sum, task) => sum + task - LONG_TASK_MS, 0);
  note(`${name} deaf in all`, 'ms', blocked, MOST_BLOCKED_MS);
}

async function touch(page: Page, what: string, target: Locator, wanted: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  const before = await now(page);
  const began = performance.now();
  await target.tap();
  await wanted.waitFor();
  note(`${what}: stands there`, 'ms', performance.now() - began, MOST_UNTIL_SEEN_MS);
  note(`${what}: next picture`, 'ms', await longestTouch(page, before), MOST_TOUCH_MS);
}

function now(page: Page): Promise<number> {
  return page.evaluate(() => performance.now());
}

/** The longest wait of any touch or key since `from`; the browser does not report less than 16 ms. */
function longestTouch(page: Page, from: number): Promise<number> {
  return page.evaluate(async (since) => {
    await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 3000 }));
    const { touches } = (window as unknown as { readonly ear: Ear }).ear;
    return Math.max(0, ...touches.filter(({ at }) => at >= since).map(({ duration }) => duration));
  }, from);
}

/** Runs in the page, before anything of it. */
function listen(): void {
  const ear: Ear = { tasks: [], touches: [] };
  Object.assign(window, { ear });
  localStorage.setItem('pofta.bun-venit', '1');
  localStorage.setItem('pofta.newsletter', JSON.stringify({ quietUntil: Number.MAX_SAFE_INTEGER }));
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) ear.tasks.push(duration);
  }).observe({ type: 'longtask', buffered: true });
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) ear.touches.push({ at: startTime, duration });
  }).observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
}

function note(what: string, unit: string, value: number, most?: number): void {
  const figure = measured.getOrInsertComputed(what, () => ({
    unit,
    values: [],
    ...(most === undefined ? {} : { most }),
  }));
  figure.values.push(value);
}
