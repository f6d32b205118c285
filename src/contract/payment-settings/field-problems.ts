/** The code of each problem of a key's field, for its sentence on both sides. */
import type { FieldProblem } from '#domain/payments/account-fields.ts';
import type { PlainErrorCode } from '../errors.ts';

export const FIELD_PROBLEM_CODES = {
  missing: 'payment_field_missing',
  space: 'payment_field_space',
  other_mode: 'payment_field_other_mode',
  malformed: 'payment_field_malformed',
  publishable: 'payment_field_publishable',
  address: 'payment_field_address',
} as const satisfies Record<FieldProblem, PlainErrorCode>;
