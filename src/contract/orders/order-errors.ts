/**
 * Refusals of the order rules: the part of `errors.ts` that cart and checkout load, to show them before the request.
 */
import type { Bani } from '#domain/money/bani.ts';
import { formatLei } from '#domain/money/format-lei.ts';
import { countOf } from '#domain/text/plural.ts';
import { CONTACT_ERRORS } from '../accounts/contact-errors.ts';
import { type ErrorTable, says, sentencesOf, tells } from '../error-entry.ts';
import { MOMENT_ERRORS, WINDOW_ERRORS } from './moment-errors.ts';
import { OPTION_ERRORS } from './option-errors.ts';

/**
 * The product's name; '' when the menu no longer has it. A name may be feminine or plural: no word of a sentence agrees
 * with it.
 */
type Named = { readonly name: string };
type Soon = { readonly when: string };
type MealCardSums = { readonly maximum: Bani; readonly rest: Bani };
type Missing = { readonly minimum: Bani; readonly missing: Bani };

const PIECES_LEFT = {
  one: 'a mai rămas o singură bucată',
  few: 'mai sunt doar {n} bucăți',
  other: 'mai sunt doar {n} de bucăți',
} as const;

export const ORDER_ERRORS = {
  ...CONTACT_ERRORS,
  empty_cart: says(422, 'Coșul tău este gol.'),
  cart_too_large: says(422, 'Coșul este prea mare pentru o singură comandă. Sună-ne și o pregătim împreună.'),
  product_unavailable: tells(409, ({ name }: { readonly name: string | null }) =>
    name === null ? 'Un produs din coș nu mai este disponibil.' : `Nu se mai poate comanda: ${name}.`,
  ),
  not_enough_stock: tells(
    409,
    ({
      name,
      left,
      reason,
    }: Named & { readonly left: number /** '' where it ran out by itself. */; readonly reason: string }) =>
      left <= 0
        ? `Stoc epuizat: ${name}${reason === '' ? '' : ` (${reason})`}.`
        : `Din ${name} ${countOf(left, PIECES_LEFT)}.`,
  ),
  below_minimum_quantity: tells(422, (_: Named) => 'Unele produse din coș nu ating cantitatea minimă.'),
  extra_unknown: tells(409, ({ name }: Named) => `Un extra ales pentru ${name} nu mai este disponibil.`),
  ...OPTION_ERRORS,
  message_not_allowed: tells(422, ({ name }: Named) => `Fără mesaj pentru bucătărie la: ${name}.`),
  message_too_long: says(422, 'Mesajul pentru bucătărie are cel mult 40 de caractere.'),
  bundle_unavailable: tells(409, ({ name }: { readonly name: string | null }) =>
    `Promoția ${name ?? ''} nu mai este disponibilă.`.replace('  ', ' '),
  ),
  bundle_incomplete: says(422, 'Alege un produs din fiecare grupă a promoției.'),
  free_product_too_expensive: says(422, 'Produsul gratuit nu poate costa mai mult decât cel mai scump produs plătit.'),
  not_orderable_today: tells(422, ({ name }: Named) => `Doar pentru altă zi: ${name}. Alege data și ora.`),
  not_orderable_ahead: tells(422, ({ name }: Named) => `Doar pentru astăzi: ${name}.`),
  ...WINDOW_ERRORS,
  pickup_place_only: tells(
    422,
    ({ name, place }: Named & { readonly place: string }) => `Ridicare doar din ${place}: ${name}.`,
  ),
  mixed_pickup_places: says(
    422,
    'Produsele din coș se ridică din locuri diferite. Trimite câte o comandă pentru fiecare.',
  ),
  method_required: says(422, 'Alege ridicarea din restaurant sau livrarea la domiciliu.'),
  ...MOMENT_ERRORS,
  time_required: says(422, 'Alege data și ora.'),
  invalid_time: says(422, 'Data sau ora aleasă nu este validă.'),
  nonexistent_local_time: tells(
    422,
    ({ when }: Soon) => `Ora aleasă nu există în noaptea schimbării orei. Cea mai apropiată este ${when}.`,
  ),
  ambiguous_local_time: tells(
    422,
    ({ when }: Soon) => `Ora aleasă există de două ori în noaptea schimbării orei. Alege ${when}.`,
  ),
  zone_unknown: says(422, 'Nu livrăm în localitatea aleasă.'),
  below_minimum: tells(
    422,
    ({ place, minimum, missing }: Missing & { readonly place: string }) =>
      `Comanda minimă pentru ${place} este de ${formatLei(minimum)}. Mai adaugă produse de ${formatLei(missing)}.`,
  ),
  company_name_required: says(422, 'Scrie denumirea firmei.'),
  company_cui_invalid: says(422, 'CUI-ul nu este corect: verifică cifrele (ex.: RO 12345674).'),
  trade_register_invalid: says(
    422,
    'Numărul din Registrul Comerțului are între 8 și 20 de caractere (ex.: J01/123/2020).',
  ),
  payment_required: says(422, 'Alege metoda de plată.'),
  payment_not_offered: says(409, 'Metoda de plată aleasă nu mai este disponibilă.'),
  payment_mismatch: tells(
    422,
    ({ total }: { readonly total: Bani }) =>
      `Te rugăm să verifici sumele: cea în numerar și cea cu cardul trebuie să dea împreună ${formatLei(total)}.`,
  ),
  meal_card_limit: tells(
    422,
    ({ maximum, rest }: MealCardSums) =>
      `Cu cardul de masă se pot plăti ${formatLei(maximum)}. Alege cum plătești restul de ${formatLei(rest)}.`,
  ),
  meal_card_sum_changed: tells(
    409,
    ({ maximum, rest }: MealCardSums) =>
      `S-a schimbat suma care se poate plăti cu cardul de masă: acum ${formatLei(maximum)}, iar restul este de ${formatLei(rest)}. Verifică și trimite din nou.`,
  ),
  meal_card_pays_nothing: tells(
    422,
    (_: MealCardSums) => 'Nimic din comandă nu se poate plăti cu cardul de masă. Alege altă metodă de plată.',
  ),
  cash_ceiling: says(422, 'Plata în numerar este permisă până la 10.000 de lei. Alege plata cu cardul.'),
  cash_ceiling_company: says(
    422,
    'Cu factură pe firmă, plata în numerar este permisă până la 5.000 de lei. Alege plata cu cardul.',
  ),
  age_declaration_required: says(422, 'Declară că ai împlinit 18 ani: coșul conține băuturi alcoolice.'),
  coupon_invalid: says(422, 'Cuponul a fost deja aplicat sau nu există. Te-ai abonat la newsletterul nostru?'),
  coupon_below_minimum: tells(
    422,
    ({ minimum, missing }: Missing) =>
      `Cuponul se aplică la produse de cel puțin ${formatLei(minimum)}. Mai adaugă produse de ${formatLei(missing)}.`,
  ),
  coupon_not_applicable: says(422, 'Cuponul nu se aplică produselor din coș.'),
  price_changed: says(409, 'Prețul sau disponibilitatea unor produse s-a schimbat. Verifică din nou coșul.'),
} as const satisfies ErrorTable;

export type OrderErrorCode = keyof typeof ORDER_ERRORS;

/** `sentenceOf` for the refusals that cart and checkout show themselves. */
export const orderSentence = sentencesOf(ORDER_ERRORS);
