import { expect, type Locator, type Page } from '@playwright/test';

const MOST_STEPS = 150;

/**
 * Presses Tab until `target` has the focus. After each press some element must have the focus and show it: an outline
 * or a box shadow, on the element or on its row.
 *
 * @returns how often Tab was pressed
 */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<number> {
  await expect(target).toBeVisible();
  for (let step = 0; step < MOST_STEPS; step += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return step;
    await page.keyboard.press(key);
    const unseen = await page.evaluate(describeUnseenFocus);
    expect(unseen, `step ${step + 1} on the way to ${target}`).toBeNull();
  }
  throw new Error(`Not reached in ${MOST_STEPS} steps: ${target}`);
}

/** The focused element if it does not show its focus; otherwise `null`. Runs in the page. */
function describeUnseenFocus(): string | null {
  const focused = document.activeElement;
  // After the last element the browser's own toolbar has the focus, then the page starts over.
  if (focused === null || focused === document.body || focused === document.documentElement) return null;
  const shows = (element: Element | null) => {
    if (element === null) return false;
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
    return (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none';
  };
  if (shows(focused) || shows(focused.parentElement) || shows(focused.closest('label, article'))) return null;
  return focused.outerHTML.slice(0, 200);
}
