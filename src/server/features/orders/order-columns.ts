/** The columns of the fields of an order (`domain/orders/order-fields.ts`). */
import type { Insertable, Selectable } from 'kysely';
import { entriesOf } from '#domain/keys-of.ts';
import {
  GUEST_TEXT_FIELDS,
  type GuestText,
  type GuestTexts,
  mapTexts,
  NO_GUEST_TEXTS,
  STORED_FIELDS,
  type StoredFields,
} from '#domain/orders/order-fields.ts';
import type { Orders } from '#server/platform/database.types.ts';
import { maybeInstant } from '#server/platform/postgres/read-instant.ts';

const COLUMNS = {
  notes: 'additional_information',
  kitchenNumber: 'kitchen_number',
  table: 'table_label',
  hasOwnContainer: 'own_container',
  requestedAt: 'requested_at',
  promisedAt: 'promised_at',
  minutesToPrepare: 'minutes_to_prepare',
  readyAt: 'ready_at',
  leftAt: 'left_at',
  noAnswerAt: 'no_answer_at',
  returnedAt: 'returned_at',
  proposalUntil: 'proposal_until',
  pickupPlace: 'pickup_place',
  isIdentitySeen: 'identity_seen',
  acceptedAt: 'accepted_at',
  toldAt: 'told_at',
  mealCardEligible: 'meal_card_eligible_bani',
  rejectionReason: 'rejection_reason',
} as const satisfies Readonly<Record<keyof StoredFields, keyof Orders>>;

type ColumnOf<Field extends keyof StoredFields> = (typeof COLUMNS)[Field];

/** The columns to select. */
export const FIELD_COLUMNS = Object.values(COLUMNS);

export function fieldsOfRow(row: Pick<Selectable<Orders>, ColumnOf<keyof StoredFields>>): StoredFields {
  const fields = entriesOf(COLUMNS).map(([field, column]) => {
    const value = row[column];
    return [field, value instanceof Date ? maybeInstant(value) : value];
  });
  // One entry for each field.
  return Object.fromEntries(fields) as StoredFields;
}

/** The columns of some fields with their values. */
export function rowOfFields<Field extends keyof StoredFields>(
  fields: readonly Field[],
  values: Pick<StoredFields, Field>,
): Pick<Insertable<Orders>, ColumnOf<Field>> {
  const columns = fields.map((field) => {
    const value = values[field];
    // The kind says that it is a moment.
    const isMoment = STORED_FIELDS[field] === 'moment' && value !== null;
    return [COLUMNS[field], isMoment ? new Date(value as number) : value];
  });
  // One entry for each field.
  return Object.fromEntries(columns) as Pick<Insertable<Orders>, ColumnOf<Field>>;
}

/** The columns of what guests write. */
export const TEXT_COLUMNS = GUEST_TEXT_FIELDS.map((field) => COLUMNS[field]);

/** Without texts: erases those of an anonymised order. */
export function guestTextRow(texts: GuestTexts = NO_GUEST_TEXTS) {
  return rowOfFields(GUEST_TEXT_FIELDS, texts);
}

export function guestTextsOfRow(row: Pick<Selectable<Orders>, ColumnOf<GuestText>>): GuestTexts {
  return mapTexts((field) => row[COLUMNS[field]]);
}
