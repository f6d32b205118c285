/** Fixtures of every journey: a shop, a new guest, and the browser's errors, which fail the journey. */
import { randomInt } from 'node:crypto';
import { type BrowserContext, test as base, expect, type Page, type TestInfo } from '@playwright/test';
import { patience } from '#test/support/patience.ts';
import { attachPrinted, type JourneyShop, openJourneyShop } from './open-journey-shop.ts';
import type { Letter } from './read-letter.ts';

export { expect } from '@playwright/test';

export type Guest = {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string;
  /** Resolves when a mail with a matching subject has arrived. */
  readonly letter: (subject: RegExp) => Promise<Letter>;
};

/** Errors of the console and of pages; any of them fails the journey unless it was expected. */
export type Complaints = {
  readonly listenTo: (context: BrowserContext) => void;
  /** For errors that the journey provokes: a refused order is an error in the console. */
  readonly expect: (pattern: RegExp) => void;
};

/** A shop on a busy machine may answer 503; if the page needs that answer, the journey fails by its timeout. */
const COME_BACK = /status of 503/;

const STEP_LIMIT_MS = patience(150_000);

type Fixtures = {
  /** Restores the restaurant as the demonstration left it, whatever earlier journeys have changed. */
  readonly worker: null;
  readonly complaints: Complaints;
  readonly guest: Guest;
  /** Another device: its own cookies, storage and cart. */
  readonly openDevice: (options?: Parameters<import('@playwright/test').Browser['newContext']>[0]) => Promise<Page>;
};

/** A browser that has seen the welcome card and the invitation: nothing opens by itself during a journey. */
async function comeBack(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    if (!location.protocol.startsWith('http')) return;
    localStorage.setItem('pofta.bun-venit', '1');
    localStorage.setItem('pofta.newsletter', JSON.stringify({ quietUntil: Number.MAX_SAFE_INTEGER }));
  });
}

/**
 * A page whose controls are pressed only after hydration: the server's HTML is there before the scripts, which wait for
 * a touch, and of several early presses only the last one is remembered. With `commit` there is neither a touch nor a
 * wait (guest-in-a-hurry.e2e.ts).
 */
function patient(page: Page): Page {
  const { goto, reload } = page;
  page.goto = async (url, options) => {
    const answer = await goto.call(page, url, options);
    if (options?.waitUntil !== 'commit') await awaken(page);
    return answer;
  };
  page.reload = async (options) => {
    const answer = await reload.call(page, options);
    await awaken(page);
    return answer;
  };
  return page;
}

/** Touches the page as a guest does first, by a key (`web/ui/deferred-start.ts`), and waits until it works. */
async function awaken(page: Page): Promise<void> {
  // Both survive a navigation: a page may lead on by itself.
  await page.waitForFunction(() => window.dispatchEvent(new Event('keydown')));
  await page.waitForFunction(isAwake);
}

/** Whether React has hydrated every control of the page. Runs in the page. */
function isAwake(): boolean {
  if (!('earlyPress' in globalThis)) return true;
  const isMarked = (node: Node, mark: string) => Object.keys(node).some((key) => key.startsWith(mark));
  return (
    isMarked(document, '__reactContainer$') &&
    [...document.querySelectorAll('body :is(button, input, select, textarea):not([aria-hidden="true"])')].every(
      (control) => isMarked(control, '__reactFiber$'),
    )
  );
}

/** Attaches what each page shows to a failed journey; `npm test` prints it (scripts/bootstrap/test-runs.mjs). */
async function attachShown(journey: TestInfo, pages: readonly Page[]): Promise<void> {
  if (journey.status === journey.expectedStatus) return;
  for (const page of pages) {
    const shown = await page
      .locator('main')
      .first()
      .ariaSnapshot({ timeout: patience(5_000) })
      .catch(() => 'The page does not answer.');
    await journey.attach('what a page showed', {
      body: `${page.url()}\n${shown}`,
      contentType: 'text/plain',
    });
  }
}

/**
 * A named part of a journey, with a timeout of its own, so that a hanging page costs seconds instead of the journey's
 * whole time.
 */
export function step(title: string, body: () => Promise<void>): Promise<void> {
  return base.step(title, body, { timeout: STEP_LIMIT_MS });
}

export const test = base.extend<Fixtures, { readonly shop: JourneyShop }>({
  shop: [
    async ({ playwright: _ }, use) => {
      await using shop = await openJourneyShop();
      await use(shop);
    },
    { scope: 'worker', timeout: patience(120_000) },
  ],
  worker: [
    async ({ shop }, use, journey) => {
      await shop.putBack();
      await use(null);
      if (journey.status !== journey.expectedStatus) await attachPrinted(shop);
    },
    { auto: true },
  ],
  baseURL: ({ shop }, use) => use(shop.address),
  complaints: [
    async ({ playwright: _ }, use) => {
      const heard: string[] = [];
      const expected: RegExp[] = [COME_BACK];
      await use({
        listenTo: (context) => {
          context.on('console', (message) => {
            if (message.type() === 'error') heard.push(`${message.text()} (${message.location().url})`);
          });
          // A policy violation that the page catches does not appear as an error in the console.
          void context.addInitScript(() => {
            document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile }) =>
              console.error(`Content security policy: ${effectiveDirective} ${blockedURI} (${sourceFile})`),
            );
          });
          context.on('weberror', (problem) => {
            const { name, message, stack } = problem.error();
            // Errors by the browser itself (DOMException) have no stack.
            heard.push(`${stack || `${name}: ${message}`} (${problem.page()?.url() ?? ''})`);
          });
        },
        expect: (pattern) => expected.push(pattern),
      });
      expect(heard.filter((text) => !expected.some((pattern) => pattern.test(text)))).toEqual([]);
    },
    { auto: true },
  ],
  context: async ({ context, complaints }, use) => {
    complaints.listenTo(context);
    await comeBack(context);
    await use(context);
  },
  page: async ({ page }, use, journey) => {
    await use(patient(page));
    await attachShown(journey, [page]);
  },
  openDevice: async ({ browser, contextOptions, complaints, baseURL, locale, timezoneId, viewport }, use, journey) => {
    const opened: BrowserContext[] = [];
    await use(async (options = {}) => {
      const context = await browser.newContext({
        ...contextOptions,
        ...(baseURL === undefined ? {} : { baseURL }),
        ...(locale === undefined ? {} : { locale }),
        ...(timezoneId === undefined ? {} : { timezoneId }),
        viewport,
        serviceWorkers: 'block',
        ...options,
      });
      opened.push(context);
      complaints.listenTo(context);
      await comeBack(context);
      return patient(await context.newPage());
    });
    await attachShown(
      journey,
      opened.flatMap((context) => context.pages()),
    );
    for (const context of opened) await context.close();
  },
  guest: async ({ shop }, use) => {
    const unique = randomInt(10_000_000, 99_999_999);
    const email = `ana-${unique}@exemplu.ro`;
    await use({
      firstName: 'Ana-Maria',
      lastName: `Pop ${unique}`,
      email,
      phone: `07${unique}`,
      letter: async (subject) => {
        const find = () => shop.post.lettersTo(email).find((letter) => subject.test(letter.subject));
        await expect
          .poll(() => find() !== undefined, { message: `a mail like ${subject}`, timeout: patience(30_000) })
          .toBe(true);
        const letter = find();
        if (letter === undefined) throw new Error('The mail was there a moment ago');
        return letter;
      },
    });
  },
});
