import type { Page } from '@playwright/test';

/**
 * Goes to another screen of the same area by a link: the document and its loaded code stay. Reloads when a link would
 * not work: from a dialog, from an unsaved form, or to the present screen.
 */
export async function goInside(page: Page, path: string): Promise<void> {
  const heading = await page.evaluateHandle(() => document.querySelector('h1'));
  const left = await page.evaluate(followLink, path);
  if (left === null) await page.goto(path);
  else {
    await page.waitForFunction(isReplaced, { heading, left });
    await page.waitForFunction(isSettled);
  }
  await heading.dispose();
}

/** The heading of the left page; null when no link can be followed. Runs in the page. */
function followLink(path: string): string | null {
  const to = new URL(path, location.href);
  const area = (pathname: string) => pathname.split('/')[1];
  const isOpen = [...document.querySelectorAll('[role="dialog"]')].some((dialog) => dialog.checkVisibility());
  if (isOpen || to.pathname === location.pathname || area(to.pathname) !== area(location.pathname)) return null;
  // Fires the event that a browser fires before leaving a page: one with unsaved changes cancels it.
  if (!window.dispatchEvent(new Event('beforeunload', { cancelable: true }))) return null;
  const said = document.querySelector('main')?.textContent ?? null;
  if (said !== null) history.pushState(null, '', path);
  return said;
}

/**
 * Whether the heading has changed; tabs of one page keep theirs, so the content below is compared. Runs in the page.
 */
function isReplaced({ heading, left }: { readonly heading: Element | null; readonly left: string }): boolean {
  return document.querySelector('h1') !== heading || document.querySelector('main')?.textContent !== left;
}

/** Whether the router of staff pages has rendered the page it was sent to. Guests' pages have another one. Runs in the page. */
export function isSettled(): boolean {
  const router: unknown = Reflect.get(globalThis, '__TSR_ROUTER__');
  if (typeof router !== 'object' || router === null || !('state' in router)) return true;
  const { status, resolvedLocation } = router.state as RouterState;
  const { pathname, search } = location;
  return status === 'idle' && resolvedLocation?.pathname === pathname && resolvedLocation.searchStr === search;
}

type RouterState = {
  readonly status: 'idle' | 'pending';
  readonly resolvedLocation?: { readonly pathname: string; readonly searchStr: string };
};
