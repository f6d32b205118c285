import { instant, plusMinutes } from '#domain/time/instant.ts';
import { anOrder, guest as contactOf, place } from '#test/support/an-order.ts';
import { patience } from '#test/support/patience.ts';
import { answerAllOrders, cardOf, openNotices, openPanel, popup, startAlerts, TABLET } from './support/at-the-panel.ts';
import { aDish } from './support/dishes.ts';
import { expect, step, test } from './support/journey.ts';

test('no order is missed: the ring is tried out, an unanswered order raises an alarm, an order that must be begun is called out', async ({
  page,
  shop,
  openDevice,
}) => {
  const dish = await aDish(shop);
  const headers = { Authorization: `Bearer ${await shop.signIn()}` };
  const tablet = await openDevice({ viewport: TABLET });

  await step(
    'a shift begins: the ring is tried out, what the browser refuses is said, and the server knows who hears',
    async () => {
      await answerAllOrders(shop);
      const tablet = await openDevice({ viewport: TABLET });
      await openPanel(tablet, shop, 'Maria');
      await expect(
        tablet.getByText('Alertele sonore sunt oprite').or(tablet.getByText('Niciun panou nu sună')),
      ).toBeVisible();
      await startAlerts(tablet);
      await expect(tablet.getByText('Alertele sunt pornite. S-a auzit soneria de probă?')).toBeVisible();
      await tablet.getByRole('button', { name: 'Sună de probă' }).click();
      await tablet.getByRole('button', { name: 'Da, s-a auzit' }).click();
      await expect(tablet.getByText('soneria de probă')).toBeHidden();
      await expect
        .poll(async () => (await shop.api('getPanelWatch', { headers })).panelsWithSound, { timeout: patience(30_000) })
        .toBeGreaterThan(0);
      await tablet.close();
    },
  );
  await step(
    'an order that was shown counts as noticed; a mute tablet notices nothing and its guest is told whom to call',
    async () => {
      // A new device: in a browser where alerts have rung before, a page may ring again without a tap.
      await openPanel(tablet, shop, 'Ana');
      const noticed = (orderNumber: number) =>
        shop.db
          .selectFrom('order_watch')
          .innerJoin('orders', 'orders.id', 'order_watch.order_id')
          .select(['order_watch.delivered_at', 'order_watch.acknowledged_at', 'order_watch.opened_at'])
          .where('orders.number', '=', orderNumber)
          .executeTakeFirst();

      const mute = await place(shop.api, anOrder({ of: [dish], delivery: contactOf(10 * dish.id) }));
      await expect(cardOf(tablet, mute.orderNumber)).toBeVisible();
      await expect.poll(async () => (await noticed(mute.orderNumber))?.delivered_at ?? null).not.toBeNull();
      expect((await noticed(mute.orderNumber))?.acknowledged_at).toBeNull();

      await tablet.getByRole('button', { name: 'Pornește alertele' }).click();
      await expect(tablet.getByRole('banner').getByRole('button', { name: 'Oprește sunetul' })).toBeVisible();
      await expect.poll(async () => (await noticed(mute.orderNumber))?.acknowledged_at ?? null).not.toBeNull();
      expect((await noticed(mute.orderNumber))?.opened_at).toBeNull();
      await cardOf(tablet, mute.orderNumber)
        .getByRole('link', { name: /^Comanda nr/ })
        .click();
      await expect.poll(async () => (await noticed(mute.orderNumber))?.opened_at ?? null).not.toBeNull();

      // Moves the order three minutes back in the database, and the last alarm mail out of its pause.
      await shop.db
        .updateTable('alarm_mails')
        .set({ sent_at: new Date(plusMinutes(instant(Date.now()), -60)) })
        .execute();
      await shop.db
        .updateTable('orders')
        .set({ placed_at: new Date(plusMinutes(instant(Date.now()), -4)) })
        .where('number', '=', mute.orderNumber)
        .execute();
      await page.goto(mute.trackingPath);
      await expect(page.getByText(/Restaurantul nu a răspuns încă\. Sună la 0\d{3} \d{3} \d{3}\./)).toBeVisible();
      // An order that has waited this long may be on a later page.
      await tablet.goto(`/comenzi?search=${mute.orderNumber}`);
      await expect(cardOf(tablet, mute.orderNumber).getByText('Fără răspuns de peste 3 minute')).toBeVisible();
      const { email } = await shop.db.selectFrom('restaurant').select('email').executeTakeFirstOrThrow();
      // The order is alone in the mail, or one of several that wait.
      const alarm = () =>
        shop.post
          .lettersTo(email)
          .some(
            ({ text }) => text.includes(`nr. ${mute.orderNumber}`) && /nu a primit răspuns|nici acceptată/.test(text),
          );
      await expect.poll(alarm, { timeout: patience(30_000) }).toBe(true);
    },
  );
  await step(
    'an accepted order for later is called out when it must be begun, on every panel until staff acknowledge it',
    async () => {
      await answerAllOrders(shop);
      const { orderNumber } = await place(shop.api, anOrder({ of: [dish], delivery: contactOf(10 * dish.id + 5) }));
      await shop.api('confirmOrder', { headers, body: { orderNumber, timeToPrepare: 30 } });
      const now = instant(Date.now());
      await shop.db
        .updateTable('orders')
        .set({
          requested_at: new Date(plusMinutes(now, 25)),
          promised_at: new Date(plusMinutes(now, 25)),
          accepted_at: new Date(plusMinutes(now, -60)),
        })
        .where('number', '=', orderNumber)
        .execute();
      const counter = await openDevice({ viewport: TABLET });
      await openPanel(counter, shop, 'Ioan');
      for (const panel of [tablet, counter]) {
        await expect(popup(panel).getByRole('heading', { name: 'E timpul să începeți!' })).toBeVisible();
      }
      await popup(tablet).getByRole('button', { name: 'Am început' }).click();
      for (const panel of [tablet, counter]) {
        await expect(popup(panel).getByRole('heading', { name: 'E timpul să începeți!' })).toBeHidden();
      }
    },
  );
  await step('what is new stands in a strip above the other pages, and no button of a page lies under it', async () => {
    await answerAllOrders(shop);
    const aNewOne = async (index: number) => {
      const message = { additionalInformation: 'Sunt alergică la nuci; sunați la poartă, interfonul nu merge.' };
      await place(shop.api, anOrder({ of: [dish], delivery: { ...contactOf(10 * dish.id + index), ...message } }));
    };
    for (const [index, heading] of ['Comandă nouă!', /2 comenzi noi$/].entries()) {
      await aNewOne(index);
      for (const way of ['Pauze', 'Acceptate', 'Comenzi noi'] as const) {
        await tablet.setViewportSize(TABLET);
        await tablet.getByRole('navigation').getByRole('link', { name: way }).click();
        await expect(tablet.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
        const strip = popup(tablet).getByRole('heading', { name: heading });
        for (const [width, height] of SCREENS) {
          await tablet.setViewportSize({ width, height });
          // An order on the page itself is not repeated in the strip.
          await expect(strip).toBeVisible({ visible: way !== 'Comenzi noi' });
          expect(await tablet.evaluate(listCovered), `${way} at ${width} px`).toEqual([]);
        }
      }
    }
    await tablet.getByRole('link', { name: 'Pauze' }).click();
    await popup(tablet).getByRole('link', { name: 'Vezi comenzile' }).click();
    await tablet.waitForURL(/\/comenzi\/noi$/);
    await expect(tablet.getByRole('main').getByRole('button', { name: 'Respinge' }).first()).toBeVisible();
  });
  await step(
    'a full evening: with every notice open six whole orders fit a tablet, two a phone, and short ones leave no gap',
    async () => {
      await answerAllOrders(shop);
      await shop.db.deleteFrom('rate_limits').execute();
      const dishes = [dish, await aDish(shop), await aDish(shop)];
      for (let index = 0; index < 12; index += 1) {
        const contact = { ...contactOf(10 * dish.id + 20 + index), firstName: 'Ștefania-Alexandra' };
        // Of one dish beside orders of three.
        await place(shop.api, anOrder({ of: index % 2 === 0 ? dishes : [dish], delivery: contact }));
      }
      const late = await place(shop.api, anOrder({ of: [dish], delivery: contactOf(10 * dish.id + 40) }));
      await shop.api('confirmOrder', { headers, body: { orderNumber: late.orderNumber, timeToPrepare: 30 } });
      await shop.db
        .updateTable('orders')
        .set({ promised_at: new Date(plusMinutes(instant(Date.now()), -10)) })
        .where('number', '=', late.orderNumber)
        .execute();
      await shop.api('pauseService', { headers, body: { service: 'delivery', length: '30' } });
      // A new device, which does not ring: the strip says so as well.
      const evening = await openDevice({ viewport: { width: 1024, height: 768 } });
      await openPanel(evening, shop, 'Sanda');
      await evening.getByRole('navigation').getByRole('link', { name: 'Tablă' }).click();
      await expect(evening.getByRole('region', { name: /^Noi/ }).getByRole('article')).toHaveCount(12);
      await expect(popup(evening).getByRole('button', { name: /^și încă/ })).toBeVisible();
      for (const { width, height, chrome, cards } of EVENINGS) {
        await evening.setViewportSize({ width, height });
        const seen = await evening.evaluate(measureBoard);
        expect(seen.chrome, `chrome at ${width} px`).toBeLessThanOrEqual(chrome);
        expect(seen.whole, `whole orders at ${width} px`).toBeGreaterThanOrEqual(cards);
        expect(seen.hiddenLinks, `links at ${width} px`).toBe(width < 768 ? seen.hiddenLinks : 0);
        expect(seen.emptiest, `empty space in or below an order at ${width} px`).toBeLessThanOrEqual(12);
        expect(seen.isInOrder, `order of the upper edges at ${width} px`).toBe(true);
        await expect(evening.getByRole('main').getByRole('button', { name: 'una întârziată' })).toBeVisible();
        expect(seen.cutChoices, `choices above the board at ${width} px`).toEqual([]);
      }
      const whole = await openNotices(evening);
      await expect(whole.getByRole('button', { name: 'Reia livrarea' })).toBeVisible();
      await whole.getByRole('button', { name: 'Reia livrarea' }).click();
      await expect(evening.getByText('Livrarea a fost reluată.')).toBeVisible();
      await evening.close();
      await answerAllOrders(shop);
    },
  );
});

const EVENINGS = [
  { width: 1024, height: 768, chrome: 96, cards: 6 },
  { width: 768, height: 1024, chrome: 96, cards: 6 },
  { width: 390, height: 844, chrome: 112, cards: 2 },
] as const;

/**
 * What stands above the page, how many undecided orders are whole on the screen, how many links are not, the widest
 * space between two orders of a column or inside one, and which choices above the board are cut off.
 */
async function measureBoard() {
  // Orders are placed by their height in the frame after the size of the screen changed.
  for (const _frame of [1, 2]) await new Promise((resolve) => requestAnimationFrame(resolve));
  const top = document.querySelector('main')?.getBoundingClientRect().top ?? 0;
  const isWhole = (element: Element) => {
    const { top: from, bottom: to } = element.getBoundingClientRect();
    return from >= top && to <= window.innerHeight;
  };
  const cards = [...document.querySelectorAll('main article[data-lane="new"]')];
  const boxes = cards.map((card) => card.getBoundingClientRect());
  const links = [...document.querySelectorAll('nav a[href]')].filter((link) => link.checkVisibility());
  return {
    chrome: top,
    whole: cards.filter((card) => isWhole(card) && /Acceptă/.test(card.textContent ?? '')).length,
    hiddenLinks: links.filter((link) => link.getBoundingClientRect().bottom > window.innerHeight).length,
    emptiest: Math.max(
      0,
      ...cards.map((card) => {
        const foot = card.querySelector('footer');
        const above = foot?.previousElementSibling?.getBoundingClientRect().bottom ?? 0;
        return (foot?.getBoundingClientRect().top ?? 0) - above;
      }),
      ...boxes
        .map(({ left, bottom }) => {
          const below = boxes.filter((other) => other.left === left && other.top >= bottom);
          return Math.min(...below.map((other) => other.top)) - bottom;
        })
        .filter(Number.isFinite),
    ),
    isInOrder: boxes.every(({ top: edge }, place) => place === 0 || edge >= (boxes[place - 1]?.top ?? 0)),
    cutChoices: [...document.querySelectorAll('main header button')]
      .filter((one) => one.getBoundingClientRect().right > window.innerWidth)
      .map((one) => one.textContent),
  };
}

const SCREENS = [
  [390, 844],
  [768, 1024],
  [1024, 768],
  [1280, 800],
] as const;

/** Buttons, links and fields that are covered, each checked after scrolling it to the middle of the screen. */
function listCovered(): string[] {
  const covered: string[] = [];
  for (const control of document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea')) {
    if (!control.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    control.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    const { left, top, width, height } = control.getBoundingClientRect();
    if (width < 2 || height < 2 || top < 0 || left < 0) continue;
    const found = document.elementFromPoint(left + width / 2, top + height / 2);
    if (found === null || control.contains(found) || found.contains(control)) continue;
    covered.push(`${control.textContent || control.getAttribute('aria-label')} under ${found.className}`);
  }
  window.scrollTo(0, 0);
  return covered;
}
