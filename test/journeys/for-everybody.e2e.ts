import type { Page } from '@playwright/test';
import { findBarriers } from './support/find-barriers.ts';
import { expect, test } from './support/journey.ts';
import { SANDBOXED } from './support/marketing-views.ts';
import { ROOMS } from './support/rooms.ts';
import type { View } from './support/view.ts';

const PHONE = { width: 390, height: 844 };
const DESK = { width: 1280, height: 900 };
/** As small as WCAG 1.4.10 asks: 1280 × 1024 px at 400 %. */
const NARROWEST = 320;
const LOWEST = 256;
/** Some of these screens are answers to a refused request. Scripts and styles that the page's policy stops stay errors. */
const REFUSED = /Failed to load resource: the server responded with a status of 4\d\d/;

test.setTimeout(600_000);
test.beforeEach(({ complaints }) => {
  complaints.expect(REFUSED);
  complaints.expect(SANDBOXED);
});

for (const { name, views } of ROOMS) {
  test(`no screen of ${name} keeps anybody out`, async ({ page, shop, guest }) => {
    await lookAt(page, await views(shop, guest));
  });
}

for (const { name, views } of ROOMS.filter(({ isForGuests }) => isForGuests)) {
  test(`at 400 % nothing of ${name} is beside the edge or cut off`, async ({ page, shop, guest }) => {
    for (const view of await views(shop, guest)) {
      await page.setViewportSize({ width: NARROWEST, height: 640 });
      await view.open(page);
      for (const height of [640, LOWEST]) {
        await page.setViewportSize({ width: NARROWEST, height });
        expect.soft(await page.evaluate(findCutOff), `${view.name}, ${NARROWEST} × ${height}`).toEqual([]);
      }
    }
  });
}

/** Opens each view once and reads it as a phone shows it in the light, and as a desk shows it in the dark. */
async function lookAt(page: Page, views: readonly View[]): Promise<void> {
  for (const view of views) {
    await page.setViewportSize(PHONE);
    await wear(page, 'light');
    await view.open(page);
    for (const [size, theme] of [
      [PHONE, 'light'],
      [DESK, 'dark'],
    ] as const) {
      await page.setViewportSize(size);
      await wear(page, theme);
      expect.soft(await findBarriers(page), `${view.name}, ${size.width}, ${theme}`).toEqual([]);
    }
  }
}

/** As the switch in the header does it. */
async function wear(page: Page, theme: 'light' | 'dark'): Promise<void> {
  await page.evaluate((chosen) => {
    document.documentElement.dataset.theme = chosen;
  }, theme);
}

/**
 * What sticks out of the page, what is cut off inside its own box, and layers over the page that are taller than the
 * screen without being scrollable. Runs in the page.
 */
function findCutOff(): readonly string[] {
  const found: string[] = [];
  const beyond = document.documentElement.scrollWidth - window.innerWidth;
  if (beyond > 0) found.push(`the page is ${beyond} px too wide`);
  const name = (element: Element) => element.outerHTML.slice(0, 120);
  for (const element of document.querySelectorAll<HTMLElement>('body *')) {
    const { overflowX, overflowY, position, textOverflow, clipPath } = getComputedStyle(element);
    const box = element.getBoundingClientRect();
    // What only screen readers are told is one pixel on purpose.
    if (box.width <= 1 || box.height <= 1 || clipPath !== 'none' || !element.checkVisibility()) continue;
    const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
    const hasText = [...element.childNodes].some(({ nodeType, textContent }) => nodeType === 3 && textContent?.trim());
    if (hasText && hides(overflowX) && textOverflow !== 'ellipsis' && element.scrollWidth > element.clientWidth + 1) {
      found.push(`cut off at the side: ${name(element)}`);
    }
    if (hasText && hides(overflowY) && element.scrollHeight > element.clientHeight + 1) {
      found.push(`cut off below: ${name(element)}`);
    }
    const isLayer = position === 'fixed' && box.height > window.innerHeight + 1;
    if (isLayer && overflowY !== 'auto' && overflowY !== 'scroll')
      found.push(`higher than the screen: ${name(element)}`);
  }
  return found;
}
