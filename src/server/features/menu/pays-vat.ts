import { sql } from 'kysely';

/** Whether the restaurant pays VAT, as a condition of a statement; false before it is set up. */
export const paysVat = sql<boolean>`coalesce((select (company ->> 'vatPayer')::boolean from restaurant), false)`;
