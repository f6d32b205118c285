import type { Page } from '@playwright/test';
import { aProduct } from '#test/support/factories.ts';
import { XSS_PAYLOADS } from '#test/support/xss-payloads.ts';
import { DESK, openOffice } from './support/at-the-office.ts';
import { expect, step, test } from './support/journey.ts';
import { SANDBOXED } from './support/marketing-views.ts';

const PER_FIELD = 25;
/** A text with U+0000 is refused before it is validated further. */
const SENT = XSS_PAYLOADS.filter((payload) => !payload.includes('\u0000'));
const groups = Array.from({ length: Math.ceil(SENT.length / PER_FIELD) }, (_, group) =>
  SENT.slice(group * PER_FIELD, (group + 1) * PER_FIELD),
);

test('whatever is written into texts of the restaurant and letters, nothing of it runs at a guest’s, in the editor or in a mail program', async ({
  shop,
  openDevice,
  complaints,
}) => {
  // The pictures in the payloads do not exist.
  complaints.expect(/status of 404/);
  complaints.expect(SANDBOXED);
  await step('texts of the restaurant', async () => {
    const headers = { Authorization: `Bearer ${await shop.signIn()}` };
    const productIds: number[] = [];
    for (const [index, payloads] of groups.entries()) {
      const { categories } = await shop.api('createCategory', {
        headers,
        body: [{ name: `Încercare ${index}`, additionalInformation: payloads.join('<p>—</p>') }],
      });
      const { id } = await aProduct(shop.db, { categoryId: categories[0]?.id ?? 0, name: `Proba ${index}` });
      const saved = await shop.api('saveEntry', {
        headers,
        body: { id, description: `<p>Descriere</p>${payloads.join('<p>—</p>')}` },
      });
      expect(saved.message).toContain('succes');
      productIds.push(id);
    }
    const { holidaySchedules } = await shop.api('getScheduleSetup', { headers });
    const today = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
    await shop.api('saveRestaurantSchedule', {
      headers,
      body: {
        holidaySchedules: [
          ...holidaySchedules,
          {
            name: '<img src=x onerror=window.pofta()>',
            notificationMessage: XSS_PAYLOADS.slice(0, 4).join(' ').slice(0, 300),
            startDate: today,
            endDate: today,
          },
        ],
      },
    });

    // Without the page's policy, which would block many payloads, only sanitising counts.
    const guest = await openDevice({ bypassCSP: true });
    const ran = await listenForPrograms(guest);
    for (const path of ['/meniu', '/', '/contact', ...productIds.map((id) => `/meniu/${id}`)]) {
      await guest.goto(path);
      await expect(guest.getByRole('heading', { level: 1 })).toBeVisible();
      for (const link of await guest.locator('main a[href^="javascript" i]').all()) await link.click();
    }
    expect(ran()).toEqual([]);
    // Proves that the listener works.
    await guest.evaluate(() => document.body.insertAdjacentHTML('beforeend', '<img src=x onerror="window.pofta()">'));
    await expect.poll(() => ran().length).toBe(1);
  });
  await step('a newsletter', async () => {
    const office = await openDevice({ bypassCSP: true, viewport: DESK });
    const ran = await listenForPrograms(office);
    await openOffice(office, shop, '/admin/newsletter-blog');
    const cookies = await office.context().cookies();
    const headers = { Authorization: `Bearer ${cookies.find(({ name }) => name === 'pofta_session')?.value}` };
    const { hash } = await shop.db
      .selectFrom('product_images')
      .select('image_hash as hash')
      .limit(1)
      .executeTakeFirstOrThrow();
    // Stands for a mail program that runs any script in a mail.
    let mail = '';
    await office.route('**/mail-de-proba', (route) =>
      route.fulfill({ contentType: 'text/html; charset=utf-8', body: mail }),
    );
    const halves = [SENT.slice(0, SENT.length / 2), SENT.slice(SENT.length / 2)];
    for (const [index, payloads] of halves.entries()) {
      const body = {
        subject: `Proba ${index} <img src=x onerror=window.pofta()>`,
        content: `<p>Scrisoarea ${index}</p>${payloads.join('<p>—</p>')}`,
        image: `/imagini/${hash}-640.webp`,
        couponCode: '',
      };
      await shop.api('saveNewsletterDraft', { headers, body });
      await office.goto('/admin/newsletter-blog');
      await expect(
        office.locator('[contenteditable="true"]').getByText(`Scrisoarea ${index}`, { exact: true }),
      ).toBeVisible();
      await expect(office.frameLocator('iframe').getByText(`Scrisoarea ${index}`, { exact: true })).toBeVisible();
      const { address } = await shop.api('testNewsletter', { headers, body });
      const letter = () => shop.post.lettersTo(address).find(({ subject }) => subject.includes(`Proba ${index}`));
      await expect.poll(letter).toBeDefined();
      mail = letter()?.html ?? '';
      await office.goto('/mail-de-proba');
      await expect(office.getByText(`Scrisoarea ${index}`, { exact: true })).toBeVisible();
      for (const link of await office.locator('a[href^="javascript" i]').all()) await link.click();
    }
    expect(ran()).toEqual([]);
    await office.evaluate(() => document.body.insertAdjacentHTML('beforeend', '<img src=x onerror="window.pofta()">'));
    await expect.poll(() => ran().length).toBe(1);
  });
});

test('text becomes markup or a program by a named policy only; what tries otherwise is stopped, and reported to the server', async ({
  page,
  shop,
  openDevice,
  complaints,
}) => {
  complaints.expect(/TrustedHTML|TrustedScript|require-trusted-types-for|trusted-types/);
  const breaches = async () => {
    const figures = await (await fetch(`${shop.address}/metrics`)).text();
    return Number(/^pofta_page_breaches_total (\d+)$/m.exec(figures)?.[1] ?? 0);
  };
  await step('a guest’s page', async () => {
    await page.goto('/meniu');
    expect(await page.evaluate(tryToWrite, 'pofta-html')).toEqual([
      'innerHTML',
      'script',
      'worker',
      'policy',
      'second policy',
    ]);
    await expect.poll(breaches).toBeGreaterThan(0);
  });
  await step('a page of staff: the policy for libraries lets no element through', async () => {
    const office = await openDevice({ viewport: DESK });
    await openOffice(office, shop);
    expect(await office.evaluate(tryToWrite, 'default')).toEqual([
      'innerHTML',
      'script',
      'worker',
      'policy',
      'second policy',
    ]);
    expect(await office.evaluate(() => globalThis.crossOriginIsolated)).toBe(true);
  });
});

/**
 * Which of five ways to turn text into a script the page blocks; `created` is the name of an allowed policy. Runs in
 * the page.
 */
function tryToWrite(created: string): readonly string[] {
  const { trustedTypes } = globalThis as unknown as {
    readonly trustedTypes: { readonly createPolicy: (name: string, rules: object) => unknown };
  };
  const ways: Readonly<Record<string, () => void>> = {
    innerHTML: () => {
      document.createElement('div').innerHTML = '<img src=x>';
    },
    script: () => {
      document.createElement('script').src = '/sw.js';
    },
    worker: () => void new Worker('/sw.js'),
    policy: () => trustedTypes.createPolicy('somebody', {}),
    'second policy': () => trustedTypes.createPolicy(created, {}),
  };
  return Object.entries(ways).flatMap(([name, attempt]) => {
    try {
      attempt();
      return [];
    } catch (error) {
      return error instanceof TypeError ? [name] : [`${name}: ${error}`];
    }
  });
}

/** Listens for `window.pofta()` and for dialogs; returns where they were called. */
async function listenForPrograms(page: Page): Promise<() => readonly string[]> {
  const ran: string[] = [];
  await page.exposeFunction('pofta', () => void ran.push(page.url()));
  page.on('dialog', (dialog) => {
    ran.push(dialog.message());
    void dialog.dismiss();
  });
  return () => ran;
}
