import { sql } from 'kysely';

/**
 * Orders of a rehearsal have negative ids (docs/decisions/0210). They are excluded wherever orders are counted, learned
 * from, exported, alarmed or mailed about; only the kitchen's screens and slips show them.
 */
export const isRealOrder = sql<boolean>`orders.id > 0`;

/** Orders of a rehearsal are shown on couriers' phones only when the rehearsal was started with couriers. */
export const reachesCouriers = sql<boolean>`(orders.id > 0
  or exists (select from rehearsals where ended_at is null and with_couriers))`;
