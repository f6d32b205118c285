import type { Page } from '@playwright/test';

/**
 * Goes to another screen of the area one is in as a link does: the document stays, and what it has loaded. Loads it anew
 * where a link would not lead away cleanly: from a dialog, from a form that asks before it is left, to the screen one is on.
 */
export async function goInside(page: Page, path: string): Promise<void> {
  const heading = await page.evaluateHandle(() => document.querySelector('h1'));
  const left = await page.evaluate(followLink, path);
  if (left === null) await page.goto(path);
  else await page.waitForFunction(isReplaced, { heading, left });
  await heading.dispose();
}

/** What the page says that is being left; null when no link may be followed. Runs in the page. */
function followLink(path: string): string | null {
  const to = new URL(path, location.href);
  const area = (pathname: string) => pathname.split('/')[1];
  const isOpen = [...document.querySelectorAll('[role="dialog"]')].some((dialog) => dialog.checkVisibility());
  if (isOpen || to.pathname === location.pathname || area(to.pathname) !== area(location.pathname)) return null;
  // As the browser asks before it leaves a page: one that has something unsaved objects.
  if (!window.dispatchEvent(new Event('beforeunload', { cancelable: true }))) return null;
  const said = document.querySelector('main')?.textContent ?? null;
  if (said !== null) history.pushState(null, '', path);
  return said;
}

/** Whether another heading stands there; tabs of one page keep theirs, and say something else below it. Runs in the page. */
function isReplaced({ heading, left }: { readonly heading: Element | null; readonly left: string }): boolean {
  return document.querySelector('h1') !== heading || document.querySelector('main')?.textContent !== left;
}
