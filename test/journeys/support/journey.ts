/** What every journey begins with: a shop, a guest nobody else is, and an ear for what goes wrong in the browser. */
import { randomInt } from 'node:crypto';
import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';
import { type JourneyShop, openJourneyShop } from './open-journey-shop.ts';
import type { Letter } from './read-letter.ts';

export { expect } from '@playwright/test';

export type Guest = {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string;
  /** Resolves when a mail with such a subject has arrived. */
  readonly letter: (subject: RegExp) => Promise<Letter>;
};

/** Errors of the console and of pages; any of them fails the journey unless it was expected. */
export type Complaints = {
  readonly listenTo: (context: BrowserContext) => void;
  /** What this journey provokes itself: a refused order is an error to the console. */
  readonly expect: (pattern: RegExp) => void;
};

type Fixtures = {
  readonly complaints: Complaints;
  readonly guest: Guest;
  /** Another device: its own cookies, storage and cart. */
  readonly openDevice: (options?: Parameters<import('@playwright/test').Browser['newContext']>[0]) => Promise<Page>;
};

/** A browser that has been greeted and invited before: nothing opens by itself in the middle of a journey. */
async function comeBack(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    if (!location.protocol.startsWith('http')) return;
    localStorage.setItem('pofta.bun-venit', '1');
    localStorage.setItem('pofta.newsletter', JSON.stringify({ quietUntil: Number.MAX_SAFE_INTEGER }));
  });
}

export const test = base.extend<Fixtures, { readonly shop: JourneyShop }>({
  shop: [
    async ({ playwright: _ }, use) => {
      await using shop = await openJourneyShop();
      await use(shop);
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: ({ shop }, use) => use(shop.address),
  complaints: [
    async ({ playwright: _ }, use) => {
      const heard: string[] = [];
      const expected: RegExp[] = [];
      await use({
        listenTo: (context) => {
          context.on('console', (message) => {
            if (message.type() === 'error') heard.push(`${message.text()} (${message.location().url})`);
          });
          context.on('weberror', (error) => heard.push(String(error.error().stack ?? error.error())));
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
  openDevice: async ({ browser, contextOptions, complaints, baseURL, locale, timezoneId, viewport }, use) => {
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
      return context.newPage();
    });
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
          .poll(() => find() !== undefined, { message: `a mail like ${subject}`, timeout: 30_000 })
          .toBe(true);
        const letter = find();
        if (letter === undefined) throw new Error('The mail was there a moment ago');
        return letter;
      },
    });
  },
});
