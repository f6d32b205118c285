import { sql } from 'kysely';

/** Price of the extras of one piece of an order line, in bani. */
export const extrasBani = sql<number>`(select coalesce(sum((extra->>'price')::integer), 0)::integer
  from jsonb_array_elements(order_lines.extras) extra)`;
