import { sql } from 'kysely';

/** What the extras of one piece of an order's line cost, in bani. */
export const extrasBani = sql<number>`(select coalesce(sum((extra->>'price')::integer), 0)::integer
  from jsonb_array_elements(order_lines.extras) extra)`;
