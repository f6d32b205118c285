import { expect, test } from 'vitest';
import { bani } from '#domain/money/bani.ts';
import { instant } from '#domain/time/instant.ts';
import { anOrder, place } from '#test/support/an-order.ts';
import { aManager, aProduct, aPromotion } from '#test/support/factories.ts';
import { collectMails } from '#test/support/postbox.ts';
import { refusalOf, type TestApp, testApp } from '#test/support/test-app.ts';
import { theRestaurant } from '#test/support/the-restaurant.ts';
import { deleteOldSubscribers } from './personal-data.ts';

const ADDRESS = 'ana.pop@exemplu.ro';
const PENDING = { message: 'Mai e un pas: confirmă adresa din e-mailul pe care ți l-am trimis.' };

async function openStory(): Promise<TestApp> {
  const story = await testApp();
  await theRestaurant(story.db);
  return story;
}

const subscriber = ({ db }: TestApp) =>
  db
    .selectFrom('newsletter_subscribers')
    .select(['email', 'state', 'round', 'requested_at', 'confirmed_at', 'left_at'])
    .executeTakeFirst();
const acts = ({ db }: TestApp) =>
  db.selectFrom('newsletter_consents').select(['act', 'text_version', 'source', 'at']).orderBy('id').execute();
const tokenIn = (text: string | undefined, page: string) =>
  new RegExp(`/newsletter/${page}/([\\w-]{43})`).exec(text ?? '')?.[1] ?? '';

async function ask(story: TestApp, email = ADDRESS): Promise<string> {
  expect(await story.api('subscribe', { body: { email, source: 'popup' } })).toEqual(PENDING);
  const [letter] = await collectMails(story);
  return tokenIn(letter?.text, 'confirmare');
}

/** Asks, confirms, and reads the welcome mail. */
async function join(story: TestApp, email = ADDRESS) {
  const { couponSent } = await story.api('confirmSubscription', { body: { token: await ask(story, email) } });
  const [letter] = await collectMails(story);
  const code = /Codul tău de reducere: (\S+)/.exec(letter?.text ?? '')?.[1] ?? '';
  return { couponSent, letter, code, leave: tokenIn(letter?.text, 'dezabonare') };
}

test('asking leaves a request, its proof and one mail; the address is not subscribed yet', async () => {
  await using story = await openStory();
  expect(await story.api('subscribe', { body: { email: ' Ana.Pop@Exemplu.ro ', source: 'footer' } })).toEqual(PENDING);
  expect(await subscriber(story)).toMatchObject({ email: ADDRESS, state: 'pending', confirmed_at: null });
  expect(await acts(story)).toEqual([
    { act: 'requested', text_version: '2026-11-20', source: 'footer', at: new Date(story.clock.now()) },
  ]);
  const [letter, ...others] = await collectMails(story);
  expect(others).toEqual([]);
  expect(letter).toMatchObject({
    to: { address: ADDRESS },
    subject: 'Confirmă abonarea la newsletter',
    leaveAddress: null,
  });
  expect(letter?.text).toContain('http://localhost:3000/newsletter/confirmare/');
  expect(letter?.text).toContain('Linkul este valabil 48 de ore.');
  const stored = JSON.stringify(await story.db.selectFrom('mails').selectAll().execute());
  expect(stored).not.toContain(tokenIn(letter?.text, 'confirmare'));
});

test('known, unknown, confirmed and hidden-field requests are answered alike', async () => {
  await using story = await openStory();
  await join(story);
  expect(await story.api('subscribe', { body: { email: ADDRESS } })).toEqual(PENDING);
  expect(await story.api('subscribe', { body: { email: 'alta@exemplu.ro' } })).toEqual(PENDING);
  expect(await story.api('subscribe', { body: { email: 'robot@exemplu.ro', website: 'x' } })).toEqual(PENDING);
  expect((await collectMails(story)).map(({ to }) => to.address)).toEqual(['alta@exemplu.ro']);
});

test.each(['', 'ana', 'ana@', 'a b@c.ro'])('„%s” is no address', async (email) => {
  await using story = await openStory();
  expect(await refusalOf(story.api, 'subscribe', { body: { email } })).toMatchObject({
    status: 422,
    fields: { email: 'Adresa de e-mail nu este validă.' },
  });
  expect(await refusalOf(story.api, 'subscribe', { body: { email, website: 'x' } })).toMatchObject({ status: 422 });
});

test('of twenty requests at once for one address one mail leaves; the next may follow after a day', async () => {
  await using story = await openStory();
  const body = { email: ADDRESS };
  await Promise.all(Array.from({ length: 20 }, () => story.api('subscribe', { body })));
  const [first, ...others] = await collectMails(story);
  expect(others).toEqual([]);
  story.clock.advanceMinutes(24 * 60 - 1);
  await story.api('subscribe', { body });
  expect(await collectMails(story)).toEqual([]);
  story.clock.advanceMinutes(1);
  await story.api('subscribe', { body });
  const [second] = await collectMails(story);
  const old = { token: tokenIn(first?.text, 'confirmare') };
  expect(await refusalOf(story.api, 'confirmSubscription', { body: old })).toMatchObject({ status: 404 });
  await story.api('confirmSubscription', { body: { token: tokenIn(second?.text, 'confirmare') } });
  expect(await subscriber(story)).toMatchObject({ state: 'confirmed', round: 2 });
});

test('the link confirms once; fifty taps at once change and send nothing more', async () => {
  await using story = await openStory();
  await aPromotion(story.db, { type: 'NEWSLETTER_SUBSCRIPTION', discountBasisPoints: 1000 });
  const token = await ask(story);
  const answers = await Promise.all(
    Array.from({ length: 50 }, () => story.api('confirmSubscription', { body: { token } })),
  );
  expect(new Set(answers.map(({ message }) => message))).toEqual(new Set(['Abonarea este confirmată. Îți mulțumim!']));
  expect(answers.filter(({ couponSent }) => couponSent)).toHaveLength(1);
  expect((await acts(story)).map(({ act }) => act)).toEqual(['requested', 'confirmed']);
  expect(await collectMails(story)).toHaveLength(1);
});

test('a link opens for 48 hours; looking at its page changes nothing; a guessed one is unknown', async () => {
  await using story = await openStory();
  const token = await ask(story);
  await story.request(`/newsletter/confirmare/${token}`);
  expect(await subscriber(story)).toMatchObject({ state: 'pending' });
  story.clock.advanceMinutes(48 * 60);
  const late = await refusalOf(story.api, 'confirmSubscription', { body: { token } });
  expect(late).toMatchObject({
    status: 404,
    code: 'newsletter_link_invalid',
    message: 'Linkul nu mai este valabil. Abonează-te din nou și îți trimitem altul.',
  });
  const guess = { body: { token: 'x'.repeat(43) } };
  expect(await refusalOf(story.api, 'confirmSubscription', guess)).toMatchObject({ code: 'newsletter_link_invalid' });
  expect(await refusalOf(story.api, 'leaveNewsletter', guess)).toMatchObject({ code: 'newsletter_link_invalid' });
});

test('the welcome without a promotion says thanks, and how to leave', async () => {
  await using story = await openStory();
  await aPromotion(story.db, { type: 'NEWSLETTER_SUBSCRIPTION', discountBasisPoints: 1000, endDate: '2026-11-19' });
  const { couponSent, letter } = await join(story);
  expect(couponSent).toBe(false);
  expect(letter?.subject).toBe('Bine ai venit în newsletterul nostru');
  expect(letter?.leaveAddress).toMatch(/^http:\/\/localhost:3000\/newsletter\/dezabonare\/[\w-]{43}$/);
});

test('one leaves by the page’s button, by one tap of the mail program, twice without harm', async () => {
  await using story = await openStory();
  const { leave } = await join(story);
  await story.request(`/newsletter/dezabonare/${leave}`);
  expect(await subscriber(story)).toMatchObject({ state: 'confirmed' });

  const oneClick = () =>
    story.request(`/newsletter/dezabonare/${leave}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    });
  expect([(await oneClick()).status, (await oneClick()).status]).toEqual([200, 200]);
  expect(await subscriber(story)).toMatchObject({ state: 'left', left_at: new Date(story.clock.now()) });
  expect(await story.api('leaveNewsletter', { body: { token: leave } })).toEqual({ message: 'Te-ai dezabonat.' });
  expect((await acts(story)).map(({ act }) => act)).toEqual(['requested', 'confirmed', 'withdrawn']);
  const nobodys = await story.request(`/newsletter/dezabonare/${'x'.repeat(43)}`, { method: 'POST' });
  expect(nobodys.status).toBe(404);
});

test('a confirmation link does not lead one out, nor a way out in', async () => {
  await using story = await openStory();
  const token = await ask(story);
  expect(await refusalOf(story.api, 'leaveNewsletter', { body: { token } })).toMatchObject({ status: 404 });
  await story.api('confirmSubscription', { body: { token } });
  const [letter] = await collectMails(story);
  const leave = tokenIn(letter?.text, 'dezabonare');
  expect(await refusalOf(story.api, 'confirmSubscription', { body: { token: leave } })).toMatchObject({ status: 404 });
});

test('who left may come back at once, by a new link, and is given no second code', async () => {
  await using story = await openStory();
  await aPromotion(story.db, { type: 'NEWSLETTER_SUBSCRIPTION', discountBasisPoints: 1000 });
  const first = await join(story);
  await story.api('leaveNewsletter', { body: { token: first.leave } });
  const second = await join(story);
  expect([first.couponSent, second.couponSent]).toEqual([true, false]);
  expect(await subscriber(story)).toMatchObject({ state: 'confirmed', left_at: null });
  expect(second.leave).toBe(first.leave);
});

test('a mail that waited longer than its subscriber is not sent', async () => {
  await using story = await openStory();
  const token = await ask(story);
  const { leave } = await join(story, 'ion@exemplu.ro');
  await story.api('confirmSubscription', { body: { token } });
  await story.db.updateTable('newsletter_subscribers').set({ state: 'left', left_at: new Date() }).execute();
  expect(await collectMails(story)).toEqual([]);
  expect(leave).not.toBe('');
});

// ------------------------------------------------------------------------------- the life of a personal code

async function openCouponStory() {
  const story = await openStory();
  const promotion = await aPromotion(story.db, {
    type: 'NEWSLETTER_SUBSCRIPTION',
    discountBasisPoints: 1000,
    minimumOrder: bani(3000),
    validityInDays: 30,
    endDate: '2026-12-01',
  });
  const pie = await aProduct(story.db, { name: 'Plăcintă', price: bani(4000) });
  return { story, promotion, pie };
}
const phone = (number: number) => ({ phoneNumber: `07${20_000_000 + number}` });

test('the code is sixty bits of its own, and its terms are told', async () => {
  const { story } = await openCouponStory();
  await using _ = story;
  const { couponSent, letter, code } = await join(story);
  expect(couponSent).toBe(true);
  expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}(-[0-9A-HJKMNP-TV-Z]{4}){2}$/);
  expect(letter?.subject).toBe(`Codul tău de reducere: ${code}`);
  expect(letter?.text.replaceAll('\u00a0', ' ')).toContain(
    'Ai 10% reducere la produse de cel puțin 30,00 lei, o singură dată.',
  );
  expect(letter?.text).toContain('până duminică, 20 decembrie 2026 inclusiv');
  const { code: another } = await join(story, 'ion@exemplu.ro');
  expect(another).not.toBe(code);
});

test('it is quoted to its owner only, however it is typed', async () => {
  const { story } = await openCouponStory();
  await using _ = story;
  const { code } = await join(story);
  const quote = (coupon: string, mail?: string) => ({
    body: { coupon, cost: 40, ...(mail === undefined ? {} : { mail }) },
  });
  for (const typed of [code, code.toLowerCase(), code.replaceAll('-', ' '), code.replaceAll('-', '')]) {
    expect(await story.api('applyCoupon', quote(typed, 'Ana.Pop+pizza@exemplu.ro'))).toMatchObject({ updatedCost: 36 });
  }
  expect(await story.api('applyCoupon', quote(code))).toMatchObject({ updatedCost: 36 });
  expect(await refusalOf(story.api, 'applyCoupon', quote(code, 'ion@exemplu.ro'))).toMatchObject({
    status: 422,
    code: 'coupon_invalid',
    message: 'Cuponul a fost deja aplicat sau nu există. Te-ai abonat la newsletterul nostru?',
  });
  const small = { body: { coupon: code, cost: 29.99, mail: ADDRESS } };
  expect(await refusalOf(story.api, 'applyCoupon', small)).toMatchObject({ code: 'coupon_below_minimum' });
});

test('it is redeemed once, with its owner’s order only, and given back when that order is rejected', async () => {
  const { story, pie } = await openCouponStory();
  await using _ = story;
  const { code } = await join(story);
  const order = (delivery: object) => anOrder({ of: [pie], inputCouponPayloadBean: code, delivery });
  const strangers = order({ email: 'ion@exemplu.ro', ...phone(1) });
  expect(await refusalOf(story.api, 'placeOrder', { body: strangers })).toMatchObject({ code: 'coupon_invalid' });

  const first = await place(story.api, order(phone(2)));
  expect(first).toMatchObject({ totalPrice: 40, updatedPriceAfterCoupon: 36 });
  const again = { body: order(phone(3)) };
  expect(await refusalOf(story.api, 'placeOrder', again)).toMatchObject({ code: 'coupon_invalid' });

  const staff = story.apiOf(await aManager(story.db));
  const rejected = { body: { orderNumber: first.orderNumber, reason: 'Nu mai avem făină.' } };
  await staff('rejectOrder', rejected);
  const second = await place(story.api, order(phone(4)));
  expect(second).toMatchObject({ updatedPriceAfterCoupon: 36 });
  expect(await refusalOf(story.api, 'placeOrder', { body: order(phone(5)) })).toMatchObject({ code: 'coupon_invalid' });
});

test('of ten orders at once with one code one is discounted', async () => {
  const { story, pie } = await openCouponStory();
  await using _ = story;
  const { code } = await join(story);
  const outcomes = await Promise.allSettled(
    Array.from({ length: 10 }, (_, number) =>
      place(story.api, anOrder({ of: [pie], inputCouponPayloadBean: code, delivery: phone(number) })),
    ),
  );
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});

test('it outlives its promotion’s dates, keeps its terms, ends with its own last day, and can be switched off', async () => {
  const { story, promotion } = await openCouponStory();
  await using _ = story;
  const { code } = await join(story);
  const change = (to: { discount_basis_points?: number; is_active?: boolean }) =>
    story.db.updateTable('promotions').set(to).where('id', '=', promotion.id).execute();
  const body = { coupon: code, cost: 40, mail: ADDRESS };
  await change({ discount_basis_points: 9000 });
  story.clock.set('2026-12-20T23:00:00+02:00');
  expect(await story.api('applyCoupon', { body })).toMatchObject({ updatedCost: 36 });
  await change({ is_active: false });
  expect(await refusalOf(story.api, 'applyCoupon', { body })).toMatchObject({ code: 'coupon_invalid' });
  await change({ is_active: true });
  story.clock.set('2026-12-21T00:00:00+02:00');
  expect(await refusalOf(story.api, 'applyCoupon', { body })).toMatchObject({ code: 'coupon_invalid' });
});

test('what was never confirmed is forgotten after a month, the proof of those who left after three years', async () => {
  await using story = await openStory();
  await ask(story, 'uitata@exemplu.ro');
  const { leave } = await join(story);
  await story.api('leaveNewsletter', { body: { token: leave } });
  const addresses = async (iso: string) => {
    await deleteOldSubscribers(story.db, instant(Date.parse(iso)));
    const rows = await story.db.selectFrom('newsletter_subscribers').select('email').orderBy('email').execute();
    return rows.map(({ email }) => email);
  };
  expect(await addresses('2026-12-20T09:00:00Z')).toEqual([ADDRESS, 'uitata@exemplu.ro']);
  expect(await addresses('2026-12-20T11:00:00Z')).toEqual([ADDRESS]);
  expect(await addresses('2029-11-20T09:00:00Z')).toEqual([ADDRESS]);
  expect(await addresses('2029-11-22T09:00:00Z')).toEqual([]);
  expect(await acts(story)).toEqual([]);
});
