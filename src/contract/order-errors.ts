/** What the rules of an order refuse: a part of `errors.ts` that cart and checkout carry, to tell it before the server does. */
import type { PausableService } from '#domain/schedule/schedule.ts';
import { CONTACT_ERRORS } from './contact-errors.ts';
import { type ErrorDetails, type ErrorEntry, lei, sayHours, says } from './error-entry.ts';

const STOPPED = {
  delivery: 'Livrarea este oprită pentru puțin timp',
  pickup: 'Ridicarea din restaurant este oprită pentru puțin timp',
  booking: 'Rezervările sunt oprite pentru puțin timp',
} as const satisfies Record<PausableService, string>;

export const ORDER_ERRORS = {
  ...CONTACT_ERRORS,
  empty_cart: says(422, 'Coșul tău este gol.'),
  cart_too_large: says(422, 'Coșul este prea mare pentru o singură comandă. Sună-ne și o pregătim împreună.'),
  product_unavailable: {
    status: 409,
    sentence: ({ name }) => `${name ?? 'Un produs din coș'} nu mai este disponibil.`,
  },
  not_enough_stock: {
    status: 409,
    sentence: ({ name, left }) =>
      left === undefined || left <= 0
        ? `${name ?? 'Un produs din coș'} s-a epuizat.`
        : left === 1
          ? `Din ${name ?? 'produsul ales'} a mai rămas o singură bucată.`
          : `Din ${name ?? 'produsul ales'} au mai rămas doar ${left} bucăți.`,
  },
  below_minimum_quantity: says(422, 'Unele produse din coș nu ating cantitatea minimă.'),
  extra_unknown: {
    status: 409,
    sentence: ({ name }) => `Un extra ales pentru ${name ?? 'un produs'} nu mai este disponibil.`,
  },
  message_not_allowed: {
    status: 422,
    sentence: ({ name }) => `${name ?? 'Produsul'} nu acceptă mesaj pentru bucătărie.`,
  },
  message_too_long: says(422, 'Mesajul pentru bucătărie are cel mult 40 de caractere.'),
  bundle_unavailable: {
    status: 409,
    sentence: ({ name }) => `Promoția ${name ?? ''} nu mai este disponibilă.`.replace('  ', ' '),
  },
  bundle_incomplete: says(422, 'Alege un produs din fiecare grupă a promoției.'),
  free_product_too_expensive: says(422, 'Produsul gratuit nu poate costa mai mult decât cel mai scump produs plătit.'),
  not_orderable_today: {
    status: 422,
    sentence: ({ name }) => `${name ?? 'Un produs din coș'} se comandă doar pentru altă zi. Alege data și ora.`,
  },
  not_orderable_ahead: {
    status: 422,
    sentence: ({ name }) => `${name ?? 'Un produs din coș'} se comandă doar pentru astăzi.`,
  },
  outside_window: {
    status: 409,
    sentence: ({ name, hours, when, canBeChosen }) =>
      [
        `${name ?? 'Un produs din coș'} se poate comanda ${hours ?? 'doar la anumite ore'}.`,
        ...(when === undefined ? [] : [`Revine ${when}.`]),
        canBeChosen === true ? 'Alege o oră din acest interval sau scoate produsul.' : 'Scoate produsul din coș.',
      ].join(' '),
  },
  pickup_place_only: {
    status: 422,
    sentence: ({ name, place }) =>
      `${name ?? 'Un produs din coș'} se ridică doar din: ${place ?? 'punctul de ridicare'}.`,
  },
  mixed_pickup_places: says(
    422,
    'Produsele din coș se ridică din locuri diferite. Trimite câte o comandă pentru fiecare.',
  ),
  method_required: says(422, 'Alege ridicare din restaurant sau livrare la domiciliu.'),
  service_off: says(409, 'Momentan nu preluăm acest fel de comenzi.'),
  service_paused: {
    status: 409,
    sentence: ({ service, when }) =>
      `${STOPPED[service ?? 'delivery']}, ca să pregătim bine comenzile primite.${when === undefined ? '' : ` Reluăm ${when}.`}`,
  },
  outside_hours_now: {
    status: 409,
    sentence: ({ when }) =>
      `Comanda nu poate fi plasată acum, deoarece suntem în afara programului de lucru.${when === undefined ? '' : ` Deschidem ${when}.`}`,
  },
  day_closed: {
    status: 409,
    sentence: ({ reason }) =>
      `În această zi nu preluăm comenzi.${reason === undefined || reason === '' ? '' : ` ${reason}`}`,
  },
  too_early: { status: 422, sentence: ({ when }) => `Cea mai apropiată oră posibilă este ${when ?? 'mai târziu'}.` },
  too_late: {
    status: 422,
    sentence: ({ when }) => `Poți comanda cel târziu pentru ${when ?? 'o dată mai apropiată'}.`,
  },
  outside_hours: {
    status: 422,
    sentence: (details) => `Ora aleasă este în afara programului de comenzi${sayHours(details)}`,
  },
  no_schedule: says(422, 'Nu există program de comenzi pentru această zi.'),
  asap_not_offered: says(422, 'Alege data și ora: comenzile „cât mai repede” nu sunt disponibile.'),
  time_required: says(422, 'Alege data și ora.'),
  invalid_time: says(422, 'Data sau ora aleasă nu este validă.'),
  nonexistent_local_time: {
    status: 422,
    sentence: ({ when }) =>
      `Ora aleasă nu există în noaptea schimbării orei. Cea mai apropiată este ${when ?? 'cu o oră mai târziu'}.`,
  },
  ambiguous_local_time: {
    status: 422,
    sentence: ({ when }) => `Ora aleasă există de două ori în noaptea schimbării orei. Alege ${when ?? 'altă oră'}.`,
  },
  zone_unknown: says(422, 'Nu livrăm în localitatea aleasă.'),
  below_minimum: {
    status: 422,
    sentence: ({ place, minimum, missing }) =>
      `Comanda minimă pentru ${place ?? 'această localitate'} este de ${lei(minimum)}. Mai adaugă produse de ${lei(missing)}.`,
  },
  company_name_required: says(422, 'Scrie denumirea firmei.'),
  company_cui_invalid: says(422, 'CUI-ul nu este corect: verifică cifrele (ex.: RO 12345674).'),
  trade_register_invalid: says(
    422,
    'Numărul din Registrul Comerțului are între 8 și 20 de caractere (ex.: J01/123/2020).',
  ),
  payment_required: says(422, 'Alege metoda de plată.'),
  payment_not_offered: says(409, 'Metoda de plată aleasă nu mai este disponibilă.'),
  payment_mismatch: {
    status: 422,
    sentence: ({ total }) => `Suma în numerar și suma cu cardul trebuie să dea împreună ${lei(total)}.`,
  },
  cash_ceiling: says(422, 'Plata în numerar este permisă până la 10.000 lei. Alege plata cu cardul.'),
  cash_ceiling_company: says(
    422,
    'Cu factură pe firmă, plata în numerar este permisă până la 5.000 lei. Alege plata cu cardul.',
  ),
  age_declaration_required: says(422, 'Declară că ai împlinit 18 ani: coșul conține băuturi alcoolice.'),
  coupon_invalid: says(422, 'Cuponul a fost deja aplicat sau nu există. Te-ai abonat la newsletterul nostru?'),
  coupon_below_minimum: {
    status: 422,
    sentence: ({ minimum, missing }) =>
      `Cuponul se aplică la produse de cel puțin ${lei(minimum)}. Mai adaugă produse de ${lei(missing)}.`,
  },
  coupon_not_applicable: says(422, 'Cuponul nu se aplică produselor din coș.'),
  price_changed: says(409, 'Prețul sau disponibilitatea unor produse s-a schimbat. Verifică din nou coșul.'),
} as const satisfies Record<string, ErrorEntry>;

export type OrderErrorCode = keyof typeof ORDER_ERRORS;

/** `sentenceOf` for the refusals that cart and checkout tell by themselves. */
export function orderSentence(code: OrderErrorCode, details: ErrorDetails = {}): string {
  return ORDER_ERRORS[code].sentence(details);
}
