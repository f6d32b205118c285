import { describe, expect, test } from 'vitest';
import type { ErrorCode } from '#contract/errors.ts';
import { IDEMPOTENCY_HEADER } from '#contract/idempotency.ts';
import { createNamedApi } from '#contract/named-api.ts';
import { type OrderBody, orderRequestToWire } from '#contract/orders/order-request.ts';
import { aLine } from '#test/support/a-cart.ts';
import { aForm, checkoutFacts, SOUP } from '#test/support/a-checkout.ts';
import { judgeCheckout } from '#web/storefront/checkout/form/judge-checkout.ts';
import { loadAttempt, openAttempt, type Shelf, type Shelves } from './attempt.ts';
import { sendOrder } from './send-order.ts';

function aShelf(): Shelf {
  const kept = new Map<string, string>();
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  };
}

/** The shelves of two tabs of one device. */
function twoTabs(): readonly [Shelves, Shelves] {
  const device = aShelf();
  return [
    { tab: aShelf(), device },
    { tab: aShelf(), device },
  ];
}

const facts = checkoutFacts();
function bodyFor(notes: string): OrderBody {
  const asked = { cart: { lines: [aLine(SOUP)] }, form: aForm({ notes }), facts, couponRefusal: null };
  const { order, quote } = judgeCheckout(asked);
  return orderRequestToWire(order, quote, facts);
}

/**
 * `answer_cut`: the connection breaks in the middle of the answer; `stranger_answers`: a hotel's captive portal
 * answers.
 */
type Fate = 'answered' | 'answer_lost' | 'answer_cut' | 'stranger_answers' | 'request_lost' | ErrorCode;

type Sent = { readonly key: string | null; readonly notes: string };

/** A server that stores orders by key like the real one; `fate` says what happens to each request on its way. */
function aServer(fates: readonly Fate[]) {
  const sent: Sent[] = [];
  const orders = new Map<string, { written: string; number: number }>();
  let next = 0;
  const api = createNamedApi(async (request) => {
    const key = request.headers.get(IDEMPOTENCY_HEADER) ?? '';
    const written = await request.text();
    const body = JSON.parse(written) as OrderBody;
    sent.push({ key, notes: body.deliveryDetailsBean.additionalInformation ?? '' });
    const fate = fates[next] ?? 'answered';
    next += 1;
    if (fate === 'request_lost') throw new TypeError('network');
    if (fate === 'stranger_answers') return new Response('<h1>Wi-Fi</h1>');
    if (fate !== 'answered' && fate !== 'answer_lost' && fate !== 'answer_cut') return refusal(fate);
    const known = orders.get(key);
    if (known && known.written !== written) return refusal('idempotency_conflict');
    const order = known ?? { written, number: orders.size + 1 };
    orders.set(key, order);
    if (fate === 'answer_lost') throw new TypeError('network');
    if (fate === 'answer_cut') return new Response('{"orderNumber":', { status: 201 });
    return Response.json({ orderNumber: order.number, trackingPath: `/comanda/${order.number}` });
  }, 'http://shop.test');
  return { api, sent, orders };
}

function refusal(code: ErrorCode): Response {
  return Response.json({ code, message: code, requestId: 'r' }, { status: code === 'unavailable' ? 503 : 409 });
}

async function send(api: ReturnType<typeof aServer>['api'], shelves: Shelves, notes = '') {
  return sendOrder({ api, shelves, attempt: loadAttempt(shelves), body: bodyFor(notes), account: '', minutes: null });
}

describe('one order, one key', () => {
  test('the key is made when the checkout opens, survives a reload and ends with the order', async () => {
    const { api, sent } = aServer([]);
    const [shelf] = twoTabs();
    const { key } = loadAttempt(shelf);
    expect(key).toMatch(/^[0-9a-f-]{36}$/);
    expect(loadAttempt(shelf).key).toBe(key);
    expect(await send(api, shelf)).toMatchObject({ kind: 'placed', isEarlier: false });
    expect(sent).toEqual([{ key, notes: '' }]);
    expect(loadAttempt(shelf).key).not.toBe(key);
  });

  test('a lost answer, then the same again: the same order', async () => {
    const { api, orders } = aServer(['answer_lost', 'answered']);
    const [shelf] = twoTabs();
    expect(await send(api, shelf)).toEqual({ kind: 'unreached', body: null });
    expect(await send(api, shelf)).toMatchObject({ kind: 'placed', isEarlier: false, order: { orderNumber: 1 } });
    expect(orders.size).toBe(1);
  });

  test.each(['answer_cut', 'stranger_answers'] as const)(
    '%s: nothing was said of the order, so the key stays and the next attempt is the same order',
    async (fate) => {
      const { api, sent, orders } = aServer([fate, 'answered']);
      const [shelf] = twoTabs();
      expect(await send(api, shelf)).toEqual({ kind: 'unreached', body: null });
      expect(await send(api, shelf)).toMatchObject({ kind: 'placed', order: { orderNumber: 1 } });
      expect(sent[0]?.key).toBe(sent[1]?.key);
      expect(orders.size).toBe(1);
    },
  );

  test('a lost answer, then another content: the order that arrived is shown, no second one is placed', async () => {
    const { api, orders } = aServer(['request_lost', 'answer_lost', 'answered']);
    const [shelf] = twoTabs();
    await send(api, shelf, 'prima');
    await send(api, shelf, 'a doua');
    const outcome = await send(api, shelf, 'a treia');
    expect(outcome).toMatchObject({ kind: 'placed', isEarlier: true, order: { orderNumber: 1 } });
    expect(orders.size).toBe(1);
    expect([...orders.values()][0]?.written).toContain('a doua');
  });

  test('a lost request, then another content: the other content is the order', async () => {
    const { api, sent } = aServer(['request_lost']);
    const [shelf] = twoTabs();
    await send(api, shelf, 'prima');
    expect(await send(api, shelf, 'a doua')).toMatchObject({ kind: 'placed', isEarlier: false });
    expect(new Set(sent.map(({ key }) => key)).size).toBe(1);
  });

  test('what was sent in the dark is kept through refusals', async () => {
    const { api, orders } = aServer(['answer_lost', 'too_many_requests']);
    const [shelf] = twoTabs();
    await send(api, shelf, 'prima');
    expect(await send(api, shelf, 'a doua')).toMatchObject({ kind: 'refused', body: { code: 'too_many_requests' } });
    expect(await send(api, shelf, 'a doua')).toMatchObject({ kind: 'placed', isEarlier: true });
    expect(orders.size).toBe(1);
  });

  test('another content under a key this tab knows nothing of is not sent again by itself', async () => {
    const { api, orders } = aServer([]);
    const [here, copy] = twoTabs();
    for (const one of [here, copy]) openAttempt(one);
    await send(api, here, 'prima');
    expect(await send(api, copy, 'a doua')).toEqual({ kind: 'sent_before' });
    expect(orders.size).toBe(1);
  });

  test('another tab of the device with the same content gets the same order', async () => {
    const { api, orders } = aServer([]);
    const [here, copy] = twoTabs();
    for (const one of [here, copy]) openAttempt(one);
    expect(await send(api, here)).toMatchObject({ order: { orderNumber: 1 } });
    expect(await send(api, copy)).toMatchObject({ kind: 'placed', order: { orderNumber: 1 } });
    expect(orders.size).toBe(1);
  });

  test('two tabs that press in the same moment place one order; the next one has a key of its own', async () => {
    const { api, orders, sent } = aServer([]);
    const [here, there] = twoTabs();
    for (const one of [here, there]) openAttempt(one);
    const placed = await Promise.all([send(api, here), send(api, there)]);
    expect(placed).toMatchObject([{ order: { orderNumber: 1 } }, { order: { orderNumber: 1 } }]);
    expect(orders.size).toBe(1);
    openAttempt(here);
    expect(await send(api, there)).toMatchObject({ order: { orderNumber: 2 } });
    expect(sent[2]?.key).not.toBe(sent[0]?.key);
  });

  test('a checkout that opens after its order was placed in another tab begins anew', async () => {
    const { api } = aServer([]);
    const [here, there] = twoTabs();
    const { key } = openAttempt(there);
    openAttempt(here);
    await send(api, here);
    // Open since before: the answer to its press is the order that was placed.
    expect(loadAttempt(there).key).toBe(key);
    expect(openAttempt(there).key).not.toBe(key);
  });

  test('what a tab has sent in the dark stays its own, whatever other tabs have ordered', async () => {
    const { api } = aServer(['request_lost', 'answered']);
    const [here, there] = twoTabs();
    const { key } = openAttempt(there);
    await send(api, there, 'prima');
    await send(api, here, 'prima');
    expect(openAttempt(there)).toMatchObject({ key, unanswered: [expect.stringContaining('prima')] });
  });

  test('two tabs that are told another price go on under one new key', async () => {
    const { api, sent, orders } = aServer(['price_changed', 'price_changed']);
    const [here, there] = twoTabs();
    for (const one of [here, there]) openAttempt(one);
    for (const one of [here, there, here, there]) await send(api, one);
    expect(new Set(sent.map(({ key }) => key)).size).toBe(2);
    expect(orders.size).toBe(1);
  });

  test('another price is another order: a new key', async () => {
    const { api, sent } = aServer(['price_changed']);
    const [shelf] = twoTabs();
    expect(await send(api, shelf)).toMatchObject({ kind: 'refused', body: { code: 'price_changed' } });
    await send(api, shelf);
    expect(sent[0]?.key).not.toBe(sent[1]?.key);
  });

  test('an outage is no refusal: the key stays', async () => {
    const { api, sent } = aServer(['unavailable']);
    const [shelf] = twoTabs();
    expect(await send(api, shelf)).toMatchObject({ kind: 'unreached', body: { code: 'unavailable' } });
    await send(api, shelf);
    expect(sent[0]?.key).toBe(sent[1]?.key);
  });

  test('what is stored is not trusted', () => {
    const [shelf] = twoTabs();
    for (const stored of ['{', '[]', '{"key":7}', '{"key":"short"}']) {
      shelf.tab.setItem('pofta.comanda-in-curs', stored);
      expect(loadAttempt(shelf)).toMatchObject({ unanswered: [] });
      expect(loadAttempt(shelf).key).toHaveLength(36);
    }
    shelf.tab.setItem('pofta.comanda-in-curs', JSON.stringify({ key: 'k'.repeat(32), unanswered: [7, 'x'] }));
    expect(loadAttempt(shelf).unanswered).toEqual(['x']);
  });
});
