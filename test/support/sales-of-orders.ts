import { dateOf } from '#domain/time/bucharest.ts';
import type { Database } from '#server/platform/database.ts';
import { readInstant } from '#server/platform/postgres/read-instant.ts';
import { StoredExtras } from '#server/platform/postgres/stored-extras.ts';

export type Sums = Readonly<Record<string, readonly [times: number, pieces: number, amount: number]>>;

/** What `sales_sums` must contain, from the orders and their lines alone. */
export async function salesOfOrders(db: Database): Promise<Sums> {
  const orders = await db.selectFrom('all_orders').selectAll().where('id', '>', 0).execute();
  const lines = Map.groupBy(await db.selectFrom('order_lines').selectAll().execute(), (line) => line.order_id);
  const sums: Record<string, [number, number, number]> = {};
  for (const order of orders) {
    const day = dateOf(readInstant(order.placed_at));
    const add = (kind: string, subject: string, detail: string, pieces: number, amount: number) => {
      for (const span of [day, `${day.slice(0, 7)} month`, `${day.slice(0, 4)} year`]) {
        const key = JSON.stringify([kind, span, subject, detail]);
        const [times, ofPieces, ofAmount] = sums[key] ?? [0, 0, 0];
        sums[key] = [times + 1, ofPieces + pieces, ofAmount + amount];
      }
    };
    const turnover = order.payable_bani - order.deposit_bani;
    if (order.status === 'REJECTED') {
      const reason = (order.rejection_reason ?? '').replace(/^ +| +$/g, '');
      add('rejected', '', '', 0, turnover);
      add('reason', reason.toLowerCase(), reason, 0, 0);
    }
    if (order.status !== 'CONFIRMED' && order.status !== 'DELIVERED') continue;
    add('sold', order.source, order.method, 0, turnover);
    // Written in this format by placing an order.
    for (const { name, amount } of order.reductions as { name: string; amount: number }[]) {
      add('reduction', name, '', 0, amount);
    }
    for (const line of lines.get(order.id) ?? []) {
      const extras = StoredExtras.parse(line.extras);
      const price = extras.reduce((sum, extra) => sum + extra.price, line.unit_price_bani);
      add('product', String(line.product_id), '', line.quantity, line.quantity * price);
      for (const extra of extras.filter(({ isLeftOut }) => isLeftOut === undefined)) {
        const opener = extras.find(
          ({ option }) => option !== undefined && option.id === extra.option?.parentId && option.parentId === null,
        );
        const count = (extra.option?.count ?? 1) * (opener?.option?.count ?? 1);
        add('option', extra.option?.group ?? '', extra.name, line.quantity * count, line.quantity * extra.price);
      }
    }
  }
  return sums;
}

/** What `sales_sums` contains, by the same keys. */
export async function storedSales(db: Database): Promise<Sums> {
  const rows = await db.selectFrom('sales_sums').selectAll().execute();
  return Object.fromEntries(
    rows.map((row) => {
      const span = { day: row.start, month: `${row.start.slice(0, 7)} month`, year: `${row.start.slice(0, 4)} year` };
      const key = JSON.stringify([row.kind, span[row.span], row.subject, row.detail]);
      return [key, [row.times, row.pieces, row.amount_bani]];
    }),
  );
}
