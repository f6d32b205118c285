import { expect, type Locator, type Page } from '@playwright/test';

const MOST_STEPS = 150;

/**
 * Presses Tab until `target` has the focus. On the way the focus is never nowhere, and wherever it is something shows
 * it: an outline or a ring of shadow, on the element or on the row it stands in.
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

/** What has the focus without showing it; `null` when all is well. Runs in the page. */
function describeUnseenFocus(): string | null {
  const focused = document.activeElement;
  // After the last element the browser's own bar has the focus, then it begins anew.
  if (focused === null || focused === document.body || focused === document.documentElement) return null;
  const shows = (element: Element | null) => {
    if (element === null) return false;
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
    return (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none';
  };
  if (shows(focused) || shows(focused.parentElement) || shows(focused.closest('label, article'))) return null;
  return focused.outerHTML.slice(0, 200);
}
