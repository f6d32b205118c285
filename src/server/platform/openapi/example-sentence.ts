import { type ErrorCode, type ErrorFacts, type PlainErrorCode, sentenceOf } from '#contract/errors.ts';
import { blockedOrderSentence } from '#domain/guard/blocked-words.ts';
import { ZERO_BANI } from '#domain/money/bani.ts';

const A_PRODUCT = { name: 'Un produs din coș' };
const LATER = { when: 'mai târziu' };
const LATEST = { when: 'o dată mai apropiată' };
const NO_AMOUNT = { minimum: ZERO_BANI, missing: ZERO_BANI };
const NO_HOURS = { hours: '', lastHour: null };

/** Minimal facts: the description of the calls shows them for codes whose sentence needs facts. */
const EXAMPLES: { readonly [Code in Exclude<ErrorCode, PlainErrorCode>]: ErrorFacts<Code> } = {
  receipt_not_ready: { sentence: 'Lipsește grupa casei pentru TVA 11%. Scrieți-o la „Casa de marcat”.' },
  order_blocked: { sentence: blockedOrderSentence('', '') },
  pay_online_required: { from: ZERO_BANI },
  set_by_environment: { variables: 'SMTP_URL' },
  copy_place_failed: { sentence: 'Găleata nu există. Faceți-o întâi în contul furnizorului.' },
  mail_trial_failed: { sentence: 'La smtp.exemplu.ro, portul 465 este închis. Verificați portul.' },
  product_unavailable: { name: null },
  not_enough_stock: { ...A_PRODUCT, left: 0, reason: '' },
  below_minimum_quantity: A_PRODUCT,
  extra_unknown: { name: 'un produs' },
  option_missing: { ...A_PRODUCT, group: 'o grupă de opțiuni', pieces: 1 },
  options_too_many: { ...A_PRODUCT, group: 'o grupă de opțiuni', most: 1 },
  option_too_often: { ...A_PRODUCT, option: 'o opțiune', most: 1 },
  option_unavailable: { ...A_PRODUCT, option: 'o opțiune' },
  option_gone: { name: 'un produs din coș' },
  message_not_allowed: { name: 'Produsul' },
  bundle_unavailable: { name: null },
  option_group_in_use: { users: 'unele produse' },
  vat_rate_in_use: { users: '3 produse' },
  not_orderable_today: A_PRODUCT,
  not_orderable_ahead: A_PRODUCT,
  outside_window: { ...A_PRODUCT, hours: 'doar la anumite ore', when: null, canBeChosen: false },
  pickup_place_only: { ...A_PRODUCT, place: 'punctul de ridicare' },
  service_paused: { service: 'delivery', when: null },
  outside_hours_now: { when: null },
  day_closed: { reason: '' },
  promise_later: { ...LATER, minutes: 55, expected: 35 },
  slot_full: { when: null },
  settlement_columns_missing: { found: ['Zi', 'Total'], missing: ['suma'] },
  import_columns_missing: { found: ['Nume', 'Telefon'], missing: ['price'] },
  archive_rows_refused: { table: 'orders' },
  too_early: LATER,
  too_late: LATEST,
  outside_hours: NO_HOURS,
  nonexistent_local_time: { when: 'cu o oră mai târziu' },
  ambiguous_local_time: { when: 'altă oră' },
  below_minimum: { place: 'această localitate', ...NO_AMOUNT },
  payment_mismatch: { total: ZERO_BANI },
  refund_too_much: { maximum: ZERO_BANI },
  meal_card_limit: { maximum: ZERO_BANI, rest: ZERO_BANI },
  meal_card_sum_changed: { maximum: ZERO_BANI, rest: ZERO_BANI },
  meal_card_pays_nothing: { maximum: ZERO_BANI, rest: ZERO_BANI },
  coupon_below_minimum: NO_AMOUNT,
  too_many_requests: { retryAfterSeconds: null },
  booking_day_closed: { reason: '' },
  draft_changed: { when: '20.11.2026, 12:00' },
  booking_paused: { when: null },
  booking_too_early: LATER,
  booking_too_late: LATEST,
  booking_outside_hours: NO_HOURS,
  category_in_use: { name: '', products: 0, archivedProducts: 0 },
  already_answered: { reason: 'schimbată' },
  own_reservation_changed: { reason: 'schimbată' },
  seats_full: { left: 0 },
  changed_meanwhile: { actor: null, when: null },
  already_decided: { reason: 'rezolvată', actor: null, when: null },
  hours_overlap_next_day: { hours: null, nextHours: null },
  effective_too_early: { when: 'astăzi' },
  coupon_code_taken: { name: '' },
  bundle_option_unknown: { name: null },
  order_of_courier: { courier: 'alt curier' },
  courier_has_orders: { orders: 1 },
  invoice_keys_refused: { said: 'The access token is invalid' },
  invoice_number_taken: { orderNumber: 89_420_406 },
  free_option_too_expensive: { name: 'Produsul gratuit', maximum: ZERO_BANI },
};

/** The sentence of a code as the description of the calls shows it. */
export function exampleSentence(code: ErrorCode): string {
  // A code that is not in the table needs no facts.
  return sentenceOf(code, (EXAMPLES as Partial<Record<ErrorCode, ErrorFacts<ErrorCode>>>)[code] ?? {});
}
