/** A column that the views compute; it is never written. */
const TURNOVER = 'turnover_bani: ColumnType<number, never, never>;';

/**
 * Adds the views of `all_orders` to the generated types. PostgreSQL tells of a view's columns neither whether they may be
 * null nor whether they have a default, so the views take the columns of their table, without the statuses that they hide.
 */
export function describeViews(types: string): string {
  const [table] = /export interface AllOrders \{\n[^}]*\}\n/.exec(types) ?? [];
  if (table === undefined) throw new Error('The generated types have no table all_orders');
  const view = table
    .replace('AllOrders', 'Orders')
    .replace("'ABANDONED' | 'AWAITING_PAYMENT' | ", '')
    .replace('}\n', `  ${TURNOVER}\n}\n`);
  return types
    .replace(table, `${table}\n/** The view of orders that have arrived. */\n${view}`)
    .replace('export interface DB {', '$&\n  orders: Orders;\n  real_orders: Orders;');
}
