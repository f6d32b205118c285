/** Refusals about a person who orders, books or signs up: the part of `errors.ts` that the shop's forms load. */
import { type ErrorTable, says, sentencesOf } from '../error-entry.ts';

export const CONTACT_ERRORS = {
  first_name_invalid: says(
    422,
    'Prenumele trebuie să aibă între 2 și 40 de caractere și nu poate conține caractere speciale.',
  ),
  last_name_invalid: says(
    422,
    'Numele trebuie să aibă între 2 și 40 de caractere și nu poate conține caractere speciale.',
  ),
  email_invalid: says(422, 'Adresa de e-mail nu este validă.'),
  phone_invalid: says(422, 'Introdu un număr de telefon românesc de 10 cifre (ex.: 0722 123 456).'),
  street_required: says(422, 'Scrie strada.'),
  street_number_required: says(422, 'Scrie numărul.'),
  city_required: says(422, 'Alege localitatea.'),
  text_invalid: says(422, 'Textul conține caractere care nu pot fi folosite sau este prea lung.'),
  text_character: says(
    422,
    'Textul conține un caracter invizibil care nu poate fi păstrat. Scris din nou de mână, fără lipire, este bun.',
  ),
  full_name_invalid: says(422, 'Scrie numele și prenumele: între 2 și 80 de caractere, fără caractere speciale.'),
  people_invalid: says(422, 'Scrie câte persoane veți fi.'),
  people_many: says(422, 'Pentru mai mult de 60 de persoane sună-ne și pregătim totul împreună.'),
} as const satisfies ErrorTable;

/** `sentenceOf` for the refusals that forms show before sending. */
export const contactSentence = sentencesOf(CONTACT_ERRORS);
