/** What goes wrong around a page: calls that fail, a translator that replaces its texts. */
import { expect, type Locator, type Page, type Route } from '@playwright/test';

const CALLS = /\/(user|admin)-service\//;

/** Lets every call that changes something answer 500; answers how to stop. */
export async function failCalls(page: Page): Promise<() => Promise<void>> {
  const fail = async (route: Route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    const body = { code: 'internal_error', message: 'A apărut o eroare la noi. Încearcă din nou.', requestId: 'proba' };
    return route.fulfill({ status: 500, json: body });
  };
  await page.route(CALLS, fail);
  return () => page.unroute(CALLS, fail);
}

/** The whole element is inside the window, with nothing over it. */
export async function expectSeen(element: Locator): Promise<void> {
  await expect(element).toBeVisible();
  await expect
    .poll(() =>
      element.evaluate((shown) => {
        const { top, bottom, left, width } = shown.getBoundingClientRect();
        const isOnTop = [top + 2, (top + bottom) / 2, bottom - 2].every((y) => {
          const at = document.elementFromPoint(left + width / 2, y);
          return at !== null && shown.contains(at);
        });
        return { isInside: top >= 0 && bottom <= window.innerHeight, isOnTop };
      }),
    )
    .toEqual({ isInside: true, isOnTop: true });
}

/** From now on every text is replaced as the translators of browsers do it: the text's node goes, elements come. */
export async function translate(page: Page): Promise<void> {
  await page.evaluate(() => {
    const replace = (text: Text) => {
      const parent = text.parentElement;
      if (parent === null || text.data.trim() === '' || parent.closest('font, script, style, [translate="no"]')) return;
      const inner = document.createElement('font');
      inner.textContent = text.data;
      const outer = document.createElement('font');
      outer.append(inner);
      text.replaceWith(outer);
    };
    // Names the text that React misses: its own error names nothing.
    const { removeChild } = Node.prototype;
    Node.prototype.removeChild = function <Child extends Node>(this: Node, child: Child): Child {
      if (child.parentNode !== this) {
        console.error(`Not a child any more: ${child.textContent} of ${this.parentElement?.outerHTML.slice(0, 300)}`);
      }
      // The same call, with the receiver it was made on.
      return removeChild.call(this, child) as Child;
    };
    const replaceAll = (root: Node) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
      for (const text of texts) replace(text);
    };
    replaceAll(document.body);
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes) {
        for (const node of addedNodes) {
          if (node instanceof Text) replace(node);
          else replaceAll(node);
        }
      }
    }).observe(document.body, { childList: true, subtree: true });
  });
}

/**
 * Presses every radio, checkbox, switch and list of `root` by the keyboard: each one keeps the focus, and an arrow key
 * in a group of radios leaves it on one of them.
 *
 * @returns how many were pressed
 */
export async function expectFocusKept(root: Locator): Promise<number> {
  const controls = root.locator(
    'input:is([type=radio], [type=checkbox]):enabled, select:enabled, button[aria-pressed]',
  );
  let pressed = 0;
  // What is pressed may bring or remove others.
  for (; pressed < (await controls.count()); pressed += 1) {
    const control = controls.nth(pressed);
    const { name, kind } = await control.evaluate((one) => ({
      name: one.getAttribute('aria-label') ?? one.closest('label')?.textContent ?? one.textContent ?? '',
      kind: one instanceof HTMLInputElement ? one.type : one.tagName,
    }));
    if (!(await control.isVisible())) continue;
    await control.focus();
    await control.press(kind === 'SELECT' ? 'ArrowDown' : 'Space');
    expect(await hasFocusAfterFrames(control), `„${name}” keeps the focus`).toBe(true);
    if (kind !== 'radio') continue;
    await control.press('ArrowDown');
    const group = root.locator(`input[name="${await control.getAttribute('name')}"]`);
    expect(await hasFocusAfterFrames(group), `the group of „${name}” keeps the focus`).toBe(true);
  }
  return pressed;
}

/** Whether one of these elements has the focus once the page was rendered anew. */
function hasFocusAfterFrames(one: Locator): Promise<boolean> {
  return one.evaluateAll(
    (all) =>
      new Promise<boolean>((resolve) => {
        const look = () => resolve(all.some((element) => element === document.activeElement));
        requestAnimationFrame(() => requestAnimationFrame(look));
      }),
  );
}
