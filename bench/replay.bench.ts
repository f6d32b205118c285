/** 10,000 stored orders computed anew by the rules of their day, and by their own record; none may differ. */
import type { RecordedOrder } from '#domain/replay/recorded-order.ts';
import { replayOrder } from '#domain/replay/replay-order.ts';
import { generateOrders, withoutRules } from '#test/support/recorded-orders.ts';
import { median } from './median.ts';
import { report } from './report.ts';

const ORDERS = 10_000;
const ROUNDS = 3;

const { orders } = generateOrders(ORDERS);
const byRules = measure(orders);
const byRecord = measure(orders.map(withoutRules));
await report('replay', [
  { what: `${ORDERS} orders, by the rules of their day`, measured: byRules.seconds, unit: 's', aim: { atMost: 3 } },
  { what: 'reproduced to the ban', measured: byRules.same, unit: '%', aim: { atLeast: 100 } },
  { what: `${ORDERS} orders, by their own record`, measured: byRecord.seconds, unit: 's', aim: { atMost: 3 } },
  { what: 'reproduced to the ban', measured: byRecord.same, unit: '%', aim: { atLeast: 100 } },
]);

function measure(all: readonly RecordedOrder[]): { readonly seconds: number; readonly same: number } {
  let same = 0;
  const seconds = Array.from({ length: ROUNDS }, () => {
    // Of the processor, so that other programs of the machine do not count.
    const begin = process.cpuUsage();
    same = all.filter((order) => replayOrder(order).differences.length === 0).length;
    const { user, system } = process.cpuUsage(begin);
    return (user + system) / 1_000_000;
  });
  return { seconds: median(seconds), same: (100 * same) / all.length };
}
