import { sql } from 'kysely';

/**
 * Orders of a rehearsal have negative ids (docs/decisions/0210). They are left out wherever orders are counted, learned from,
 * exported, alarmed or written about; only what the kitchen works with shows them.
 */
export const isRealOrder = sql<boolean>`orders.id > 0`;

/** Those of a rehearsal come to the phones of couriers only where it was started with them. */
export const reachesCouriers = sql<boolean>`(orders.id > 0
  or exists (select from rehearsals where ended_at is null and with_couriers))`;
