/**
 * What a guest feels on a cheap phone (a quarter of this machine's speed) with a slow mobile connection: how long pages
 * block input while they start, how long a touch waits for the next frame (by the browser's Event Timing, rounded to 8
 * ms), and how long until the requested content is shown.
 */
import { type BrowserContext, type CDPSession, chromium, type Locator, type Page } from '@playwright/test';
import { median, runsOr } from './median.ts';
import { openDemoShop } from './open-demo-shop.ts';
import { type Figure, report } from './report.ts';
import { SLOWER, slowPage, slowPhone } from './slow-phone.ts';

const RUNS = runsOr(3);
/** Faster responses to a touch are not felt as a wait. */
const MOST_TOUCH_MS = 100;
/** The longest acceptable blocking of input at the start of a page: as long as a blink. */
const MOST_BLOCKED_MS = 150;
/** Until a sheet shows the data of its card; what must be fetched may take longer. */
const MOST_UNTIL_SHEET_MS = 600;
const MOST_UNTIL_SEEN_MS = 1000;
/** Longer tasks are "long tasks"; their time above this is blocking time. */
const LONG_TASK_MS = 50;

type Ear = {
  readonly tasks: number[];
  readonly touches: { readonly at: number; readonly duration: number }[];
};

await using demo = await openDemoShop();
const sessions = new WeakMap<Page, CDPSession>();
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

/** One guest, from the home page to the checkout. */
async function visit(): Promise<void> {
  const context = await slowPhone(browser, demo.shop.address);
  await context.addInitScript(listen);
  try {
    const home = await openPage(context);
    await home.goto('/');
    await begun(home, '/');
    await home.close();

    for (const path of ['/', '/meniu']) await firstTouch(context, path);

    const page = await openPage(context);
    await page.goto('/meniu');
    await begun(page, '/meniu');
    // What follows is felt on a page whose scripts run: a guest has scrolled.
    await page.mouse.wheel(0, 1);
    await page.waitForFunction(() => Object.keys(document.body).some((key) => key.startsWith('__react')));
    await page.waitForLoadState('networkidle');
    const cards = page.locator('main article a');
    const sheet = page.getByRole('dialog');
    await touch(page, 'a product is opened at once', cards.first(), sheet.getByRole('heading').first(), {
      most: MOST_UNTIL_SHEET_MS,
    });
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

    const opened = performance.now();
    // A dish that can be ordered at any hour.
    const dish = page.locator(`main article a[href$="/${demo.dishes[5]?.id}"]`).first();
    await touch(page, 'another product is opened', dish, sheet.getByRole('heading').first(), {
      most: MOST_UNTIL_SHEET_MS,
    });
    await sheet.getByRole('button', { name: /^Adaugă în coș \d/, disabled: false }).waitFor();
    note('another product is opened: can be added', 'ms', performance.now() - opened, MOST_UNTIL_SEEN_MS);
    const bag = page.getByRole('banner').getByRole('button', { name: /^Coș/ });
    await touch(
      page,
      'it is put into the cart',
      sheet.getByRole('button', { name: /^Adaugă în coș \d/ }),
      page.getByRole('status').getByText('adăugat în coș', { exact: false }),
    );
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await touch(page, 'the cart is opened', bag, page.getByRole('dialog').getByRole('link', { name: 'Continuă' }));

    const checkout = await openPage(context);
    await checkout.goto('/checkout');
    await checkout.locator('form[data-checkout]').waitFor();
    await begun(checkout, '/checkout');
  } finally {
    await context.close();
  }
}

/** The first touch of a page that has run no script yet: until the sheet of the touched dish is shown. */
async function firstTouch(context: BrowserContext, path: string): Promise<void> {
  const page = await openPage(context);
  await page.goto(path);
  await page.waitForLoadState('networkidle');
  const dish = page.locator('main article a').first();
  const box = await dish.boundingBox();
  if (box === null) throw new Error(`${path} shows no dish`);
  const began = performance.now();
  // Not `tap`, which scrolls first.
  await page.touchscreen.tap(box.x + box.width / 2, box.y + 4);
  await page.getByRole('dialog').getByRole('heading').first().waitFor();
  note(`${path} first touch of a dish: sheet stands`, 'ms', performance.now() - began, MOST_UNTIL_SEEN_MS);
  await page.close();
}

/** Opens a page and counts the processor time of its main thread, which other load on the machine does not affect. */
async function openPage(context: BrowserContext): Promise<Page> {
  const page = await slowPage(context);
  const devtools = await context.newCDPSession(page);
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  sessions.set(page, devtools);
  return page;
}

/** Waits until the page is idle, and records how long it blocked input. */
async function begun(page: Page, name: string): Promise<void> {
  await page.waitForLoadState('networkidle');
  const metrics = (await sessions.get(page)?.send('Performance.getMetrics'))?.metrics ?? [];
  const secondsOf = (metric: string) => metrics.find((one) => one.name === metric)?.value ?? Number.NaN;
  note(`${name} processor time until idle`, 'ms', 1000 * secondsOf('TaskDuration'));
  const tasks = await page.evaluate(() => (window as unknown as { readonly ear: Ear }).ear.tasks);
  note(`${name} long tasks`, '', tasks.length);
  note(`${name} longest task`, 'ms', Math.max(0, ...tasks));
  const blocked = tasks.reduce((sum, task) => sum + task - LONG_TASK_MS, 0);
  note(`${name} deaf in all`, 'ms', blocked, MOST_BLOCKED_MS);
}

async function touch(
  page: Page,
  what: string,
  target: Locator,
  wanted: Locator,
  { most = MOST_UNTIL_SEEN_MS }: { readonly most?: number } = {},
): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  const before = await now(page);
  const began = performance.now();
  await target.tap();
  await wanted.waitFor();
  note(`${what}: stands there`, 'ms', performance.now() - began, most);
  note(`${what}: next picture`, 'ms', await longestTouch(page, before), MOST_TOUCH_MS);
}

function now(page: Page): Promise<number> {
  return page.evaluate(() => performance.now());
}

/** The longest delay of a touch or key since `from`; the browser reports none below 16 ms. */
function longestTouch(page: Page, from: number): Promise<number> {
  return page.evaluate(async (since) => {
    await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 3000 }));
    const { touches } = (window as unknown as { readonly ear: Ear }).ear;
    return Math.max(0, ...touches.filter(({ at }) => at >= since).map(({ duration }) => duration));
  }, from);
}

/** Runs in the page before its own scripts. */
function listen(): void {
  const ear: Ear = { tasks: [], touches: [] };
  Object.assign(window, { ear });
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
