import type { Page } from '@playwright/test';
import { formatPhone } from '#domain/text/format-phone.ts';
import { patience } from '#test/support/patience.ts';
import { asMany } from '#test/support/whole-storms.ts';
import { findBarriers, type Reading } from './support/find-barriers.ts';
import { findLostText } from './support/find-lost-text.ts';
import { findMarked } from './support/find-marked.ts';
import { findPaleButtons } from './support/find-pale-buttons.ts';
import { findSmallFields } from './support/find-small-fields.ts';
import { expect, step, test } from './support/journey.ts';
import { SANDBOXED } from './support/marketing-views.ts';
import { ROOMS, type Room, WALKS } from './support/rooms.ts';
import { standStill } from './support/stand-still.ts';
import type { View } from './support/view.ts';

const PHONE = { width: 390, height: 844 };
const DESK = { width: 1280, height: 900 };
/** The narrowest width of WCAG 1.4.10: 1280 × 1024 px at 400 % zoom. */
const NARROWEST = 320;
const LOWEST = 256;
/**
 * Some of these screens show refused requests. Scripts and styles blocked by the page's policy still count as errors.
 */
const REFUSED = /Failed to load resource: the server responded with a status of 4\d\d/;

/**
 * The usual test run reads the first screen of each room and every third after it; `npm run storm -- journeys` reads
 * all.
 */
const EVERY = asMany({ small: 3, whole: 1 });
/** For fifty screens, each read several times. */
const WALK_LIMIT_MS = patience(600_000);

test.beforeEach(({ complaints }) => {
  complaints.expect(REFUSED);
  complaints.expect(SANDBOXED);
});

for (const walk of WALKS) {
  test(`no screen of ${walk} keeps anybody out; at 400 %, and with text of 200 %, nothing is beside the edge or cut off`, async ({
    page,
    shop,
    guest,
  }) => {
    test.setTimeout(WALK_LIMIT_MS);
    if (walk === 'guests') await step('a barrier is seen where there is one', () => seeBarriers(page));
    for (const room of ROOMS.filter((one) => one.walk === walk)) {
      for (const [place, view] of (await room.views(shop, guest)).entries()) {
        const isRead = place % EVERY === 0;
        if (!isRead && view.leadsOn !== true) continue;
        await step(`${room.name}: ${view.name}`, async () => {
          await openView(page, view);
          if (isRead) await readView(page, view, room, { withFrame: place === 0 });
        });
      }
      await page.unrouteAll();
    }
  });
}

test('the menu is a list of dishes on paper; the footer’s field is large enough; without scripts every page says what does not work', async ({
  page,
  openDevice,
  shop,
}) => {
  await page.setViewportSize(DESK);
  await page.goto('/meniu');
  await page.emulateMedia({ media: 'print' });
  const main = page.getByRole('main');
  await expect(page.getByRole('searchbox')).toBeHidden();
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  await expect(main.getByRole('img').first()).toBeHidden();
  await expect(main.getByRole('heading', { name: 'Pizza', exact: true })).toBeVisible();
  await expect(main.getByRole('link', { name: 'Pizza Margherita', exact: true }).first()).toBeVisible();

  await page.emulateMedia({ media: null });
  await page.goto('/contact');
  await page.getByRole('contentinfo').getByRole('heading', { name: 'Newsletter' }).scrollIntoViewIfNeeded();
  await expect(page.getByRole('textbox', { name: 'Adresă de e-mail' })).toBeVisible();
  expect(await page.evaluate(findSmallFields)).toEqual([]);

  const { phoneNumber } = await shop.api('getRestaurant');
  const still = await openDevice({ javaScriptEnabled: false });
  for (const path of ['/', '/meniu', '/checkout', '/rezervare', '/auth']) {
    await still.goto(path);
    // Playwright finds no texts inside `noscript`.
    const notice = still.locator('noscript p');
    await expect(notice).toBeVisible();
    await expect(notice).toContainText(`sau sună-ne: ${formatPhone(phoneNumber)}`);
  }
});

async function openView(page: Page, view: View): Promise<void> {
  await page.setViewportSize(PHONE);
  await wear(page, 'light');
  await view.open(page);
}

async function readView(page: Page, view: View, { walk }: Room, parts: Pick<Reading, 'withFrame'>): Promise<void> {
  await lookAt(page, view, parts);
  // Staff use tablets and desktops: if the lowest screen shows everything, higher ones do too.
  await lookClosely(page, view, walk === 'guests' ? [640, LOWEST] : [LOWEST]);
  if (walk !== 'guests') return;
  await lookAtLargeText(page, view);
  expect.soft(await page.evaluate(findSmallFields), `${view.name}, fields that a phone zooms into`).toEqual([]);
  await lookInForcedColours(page, view);
}

async function seeBarriers(page: Page): Promise<void> {
  await page.goto('/contact');
  expect(await findBarriers(page)).toEqual([]);
  await page.evaluate(() => {
    const pale = document.createElement('p');
    pale.textContent = 'Abia se vede';
    pale.style.cssText = 'color: #eee; background: #fff';
    const picture = document.createElement('img');
    picture.src = '/favicon.svg';
    document.querySelector('main')?.append(picture, pale);
  });
  const found = await findBarriers(page);
  expect(found.map((barrier) => barrier.replace(/:.*/s, ''))).toEqual(['color-contrast', 'image-alt']);
}

/** Checks a view on a phone in the light theme and on a desktop in the dark theme. */
async function lookAt(page: Page, { name }: View, parts: Pick<Reading, 'withFrame'>): Promise<void> {
  for (const [size, theme, rules] of [
    [PHONE, 'light', 'all'],
    [DESK, 'dark', parts.withFrame ? 'all' : 'looks'],
  ] as const) {
    await page.setViewportSize(size);
    await wear(page, theme);
    expect.soft(await findBarriers(page, { rules, ...parts }), `${name}, ${size.width}, ${theme}`).toEqual([]);
    // The reading above takes seconds: a live update may have begun another transition.
    await standStill(page);
    expect.soft(await page.evaluate(findPaleButtons), `${name}, ${size.width}, ${theme}`).toEqual([]);
  }
}

/** Simulates zoom on the open page, which guests do without reloading. */
async function lookClosely(page: Page, { name }: View, heights: readonly number[]): Promise<void> {
  for (const height of heights) {
    await page.setViewportSize({ width: NARROWEST, height });
    await settle(page);
    expect.soft(await page.evaluate(findCutOff), `${name}, ${NARROWEST} × ${height}`).toEqual([]);
  }
}

/** With the phone's font size set to large, all text is still visible (WCAG 1.4.4). */
async function lookAtLargeText(page: Page, { name }: View): Promise<void> {
  await page.setViewportSize(PHONE);
  const enlarge = (size: string) =>
    page.evaluate((chosen) => {
      document.documentElement.style.fontSize = chosen;
    }, size);
  await enlarge('200%');
  await settle(page);
  expect.soft(await page.evaluate(findLostText), `${name}, text of 200 %`).toEqual([]);
  await enlarge('');
}

/** What is chosen or reached can be told from the rest in the colours that a guest set for every site, too. */
async function lookInForcedColours(page: Page, { name }: View): Promise<void> {
  const usual = await page.evaluate(findMarked);
  await page.emulateMedia({ forcedColors: 'active' });
  await settle(page);
  const forced = await page.evaluate(findMarked);
  await page.emulateMedia({ forcedColors: null });
  const lost = forced.filter(({ isMarked }, place) => !isMarked && usual[place]?.isMarked === true);
  expect.soft(lost, `${name}, forced colours`).toEqual([]);
}

/** Waits until scripts have reacted to the new width and transitions have ended. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
  await standStill(page);
}

/** Switches the theme like the button in the header. */
async function wear(page: Page, theme: 'light' | 'dark'): Promise<void> {
  await page.evaluate((chosen) => {
    document.documentElement.dataset.theme = chosen;
  }, theme);
}

/**
 * Elements that stick out of the page, are cut off in their own box, or are layers taller than the screen that cannot
 * be scrolled. Runs in the page.
 */
function findCutOff(): readonly string[] {
  const found: string[] = [];
  const beyond = document.documentElement.scrollWidth - window.innerWidth;
  if (beyond > 0) found.push(`the page is ${beyond} px too wide`);
  const name = (element: Element) => element.outerHTML.slice(0, 120);
  for (const element of document.querySelectorAll<HTMLElement>('body *')) {
    const { overflowX, overflowY, position, textOverflow, clipPath, webkitLineClamp } = getComputedStyle(element);
    const box = element.getBoundingClientRect();
    // Visually hidden text is one pixel wide on purpose.
    if (box.width <= 1 || box.height <= 1 || clipPath !== 'none' || !element.checkVisibility()) continue;
    const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
    const hasText = [...element.childNodes].some(({ nodeType, textContent }) => nodeType === 3 && textContent?.trim());
    if (hasText && hides(overflowX) && textOverflow !== 'ellipsis' && element.scrollWidth > element.clientWidth + 1) {
      found.push(`cut off at the side: ${name(element)}`);
    }
    // A clamped text ends in an ellipsis, and is complete on the page it links to.
    const isShortened = webkitLineClamp !== 'none';
    if (hasText && !isShortened && hides(overflowY) && element.scrollHeight > element.clientHeight + 1) {
      found.push(`cut off below: ${name(element)}`);
    }
    const isLayer = position === 'fixed' && box.height > window.innerHeight + 1;
    if (isLayer && overflowY !== 'auto' && overflowY !== 'scroll')
      found.push(`higher than the screen: ${name(element)}`);
  }
  return found;
}
