/** The time from a guest's order to the panels: fifty sockets listen, orders come steadily, every message is timed. */
import { setTimeout as wait } from 'node:timers/promises';
import { WebSocket } from 'ws';
import { createNamedApi } from '#contract/named-api.ts';
import { SOCKET_PATH } from '#contract/other-paths.ts';
import { NewOrderMessage } from '#contract/panel/live.ts';
import { instant } from '#domain/time/instant.ts';
import { openDatabase } from '#server/platform/database.ts';
import { anOrder, guest, place } from '#test/support/an-order.ts';
import { aManager } from '#test/support/factories.ts';
import { percentile } from './median.ts';
import { openDemoShop } from './open-demo-shop.ts';
import { report } from './report.ts';

const PANELS = 50;
/** The limit of sockets per person is 20 (authenticate-connections.ts). */
const PANELS_PER_PERSON = 10;
const ORDERS = 200;
/** Ten orders a second: more than any restaurant has. */
const ORDER_EVERY_MS = 100;
const MOST_MS = 300;
/** A message that takes longer counts as missed. */
const PATIENCE_MS = 5_000;

await using demo = await openDemoShop();
const { shop, dishes } = demo;
/** Order number → moment of arrival at each panel. */
const arrivals = new Map<number, number[]>();
const sockets = await openPanels();
const api = createNamedApi(fetch, shop.address);

const sent: { number: number; sentAt: number; answeredAt: number }[] = [];
const beganAt = performance.now();
const underWay: Promise<void>[] = [];
for (let index = 0; index < ORDERS; index += 1) {
  await wait(Math.max(0, beganAt + index * ORDER_EVERY_MS - performance.now()));
  underWay.push(orderOnce(index));
}
await Promise.all(underWay);
const deadline = performance.now() + PATIENCE_MS;
while (performance.now() < deadline && countMissed() > 0) await wait(20);
for (const socket of sockets) socket.terminate();

const fromAnswer = delays(({ answeredAt }) => answeredAt);
const fromSending = delays(({ sentAt }) => sentAt);
await report('order-to-ring', [
  { what: 'from the answer, p50', measured: percentile(fromAnswer, 50), unit: 'ms' },
  { what: 'from the answer, p99', measured: percentile(fromAnswer, 99), unit: 'ms', aim: { atMost: MOST_MS } },
  { what: 'from sending, p50', measured: percentile(fromSending, 50), unit: 'ms' },
  { what: 'from sending, p99', measured: percentile(fromSending, 99), unit: 'ms', aim: { atMost: MOST_MS } },
  { what: `missed of ${ORDERS * PANELS} messages`, measured: countMissed(), unit: '', aim: { atMost: 0 } },
]);

async function openPanels(): Promise<readonly WebSocket[]> {
  const { db } = openDatabase({ url: await shop.databaseUrl(), applicationName: 'bench' });
  const people = await Promise.all(
    Array.from({ length: PANELS / PANELS_PER_PERSON }, () => aManager(db, { sessionOpenedAt: instant(Date.now()) })),
  ).finally(() => db.destroy());
  return Promise.all(people.flatMap(({ token }) => Array.from({ length: PANELS_PER_PERSON }, () => openPanel(token))));
}

/** Resolves after the server's greeting. */
function openPanel(token: string): Promise<WebSocket> {
  const socket = new WebSocket(`${shop.address.replace('http', 'ws')}${SOCKET_PATH}`);
  return new Promise((resolve, reject) => {
    socket.once('open', () => socket.send(JSON.stringify({ token })));
    socket.once('close', (code) => reject(new Error(`A panel was refused: ${code}`)));
    socket.on('message', (raw) => {
      const message: unknown = JSON.parse(raw.toString());
      const order = NewOrderMessage.safeParse(message);
      if (order.success)
        arrivals.set(order.data.orderNumber, [...(arrivals.get(order.data.orderNumber) ?? []), performance.now()]);
      else resolve(socket);
    });
  });
}

async function orderOnce(index: number): Promise<void> {
  const dish = dishes[index % dishes.length];
  if (dish === undefined) throw new Error('The demo has no dishes');
  const sentAt = performance.now();
  const { orderNumber } = await place(api, anOrder({ of: [dish], delivery: guest(index) }), `ring-${index}-${beganAt}`);
  sent.push({ number: orderNumber, sentAt, answeredAt: performance.now() });
}

function countMissed(): number {
  return sent.reduce((missed, { number }) => missed + PANELS - (arrivals.get(number)?.length ?? 0), 0);
}

/** A message may arrive before the answer to the order: that counts as no delay. */
function delays(from: (order: (typeof sent)[number]) => number): readonly number[] {
  return sent.flatMap((order) => (arrivals.get(order.number) ?? []).map((at) => Math.max(0, at - from(order))));
}
