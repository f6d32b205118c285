/** Refusals of a withdrawal: the part of `errors.ts` that its form loads. */
import { CONTACT_ERRORS } from '../accounts/contact-errors.ts';
import { type ErrorTable, says, sentencesOf } from '../error-entry.ts';

export const WITHDRAWAL_ERRORS = {
  order_number_invalid: says(422, 'Numărul comenzii are opt cifre; îl găsești în e-mailul de confirmare.'),
  withdrawal_items_invalid: says(422, 'Scrie ce produse sigilate vrei să returnezi, cel mult 1.000 de caractere.'),
} as const satisfies ErrorTable;

/** `sentenceOf` for the refusals that the form shows before its second step. */
export const withdrawalSentence = sentencesOf({ ...CONTACT_ERRORS, ...WITHDRAWAL_ERRORS });
