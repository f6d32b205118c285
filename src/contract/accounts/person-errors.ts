/** Refusals about an account: the part of `errors.ts` that its forms load. */

import { type ErrorTable, says, sentencesOf } from '../error-entry.ts';
import { CONTACT_ERRORS } from './contact-errors.ts';

export const PERSON_ERRORS = {
  ...CONTACT_ERRORS,
  password_invalid: says(
    422,
    'Parola trebuie să aibă cel puțin 8 caractere, o literă mare, o literă mică, o cifră și unul dintre semnele # $ @ ! % & * ?',
  ),
  password_weak: says(
    422,
    'Parola este prea ușor de ghicit: un nume sau un cuvânt cunoscut, cu cifre și semne. Încă un cuvânt o face bună.',
  ),
  password_breached: says(
    422,
    'Parola aceasta se află printre cele furate de pe alte site-uri: o încearcă oricine ghicește. Alege alta.',
  ),
  password_mismatch: says(422, 'Parolele nu coincid.'),
  link_invalid: says(410, 'Linkul a expirat sau a fost deja folosit.'),
} as const satisfies ErrorTable;

/** `sentenceOf` for the refusals that an account's screens show without a request. */
export const personSentence = sentencesOf(PERSON_ERRORS);
