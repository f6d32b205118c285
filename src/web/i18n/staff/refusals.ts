import type { ErrorCode, ErrorFacts } from '#contract/errors.ts';
import { formatLei } from '#domain/money/format-lei.ts';

type Refusals = { readonly [Code in ErrorCode]?: string | ((facts: ErrorFacts<Code>) => string) };

/**
 * Refusals that the shop words with „tu”, reworded for staff who take an order or a table for a guest (romania.md §7).
 */
export const refusalsForStaff: Refusals = {
  text_character:
    'Textul conține un caracter care nu se vede și nu poate fi păstrat. Ștergeți-l sau scrieți textul din nou, fără să-l lipiți.',
  phone_invalid: 'Scrieți un număr de telefon românesc de 10 cifre (ex.: 0722 123 456).',
  street_required: 'Scrieți strada.',
  street_number_required: 'Scrieți numărul.',
  city_required: 'Alegeți localitatea.',
  full_name_invalid: 'Scrieți numele: între 2 și 80 de caractere, fără caractere speciale.',
  people_invalid: 'Scrieți câte persoane vin.',
  people_many: 'O rezervare este pentru cel mult 60 de persoane.',

  empty_cart: 'Adăugați cel puțin un produs.',
  cart_too_large: 'Comanda este prea mare. Împărțiți-o în două.',
  below_minimum_quantity: 'Unele produse nu ating cantitatea minimă.',
  option_missing: ({ name, group, pieces }) =>
    pieces === 1 ? `La ${name} alegeți din „${group}”.` : `La ${name} mai alegeți ${pieces} din „${group}”.`,
  option_unavailable: ({ name, option }) => `La ${name} nu mai avem: „${option}”. Alegeți altceva.`,
  option_gone: ({ name }) => `O opțiune aleasă la ${name} nu mai există. Alegeți din nou.`,
  bundle_incomplete: 'Alegeți un produs din fiecare grupă a promoției.',
  product_unavailable: ({ name }) =>
    name === null ? 'Un produs din comandă nu mai este disponibil.' : `Nu se mai poate comanda: ${name}.`,
  not_orderable_today: ({ name }) => `Doar pentru altă zi: ${name}. Alegeți data și ora.`,
  outside_window: ({ name, hours, when, canBeChosen }) =>
    [
      `Ore de comandă pentru ${name}: ${hours}.`,
      ...(when === null ? [] : [`Din nou ${when}.`]),
      canBeChosen ? 'Alegeți o oră din acest interval sau scoateți produsul.' : 'Scoateți produsul.',
    ].join(' '),
  mixed_pickup_places: 'Produsele se ridică din locuri diferite. Luați câte o comandă pentru fiecare.',
  method_required: 'Alegeți ridicare sau livrare.',
  time_required: 'Alegeți data și ora.',
  ambiguous_local_time: ({ when }) => `Ora aleasă există de două ori în noaptea schimbării orei. Alegeți ${when}.`,
  slot_full: ({ when }) =>
    `La ora aceasta bucătăria nu mai are loc.${when === null ? ' Alegeți altă oră.' : ` Prima oră liberă este ${when}.`}`,
  too_late: ({ when }) => `Se poate comanda cel târziu pentru ${when}.`,
  asap_not_offered: 'Alegeți data și ora: comenzile „cât mai repede” nu sunt disponibile.',
  below_minimum: ({ place, minimum, missing }) =>
    `Comanda minimă pentru ${place} este de ${formatLei(minimum)}. Mai lipsesc produse de ${formatLei(missing)}.`,
  promise_later: ({ when, minutes, expected }) =>
    `Între timp s-a aglomerat: comanda ar fi gata ${when} (~${minutes} min în loc de ~${expected} min). Dacă e bine așa, trimiteți din nou.`,
  payment_mismatch: ({ total }) =>
    `Verificați sumele: cea în numerar și cea cu cardul trebuie să dea împreună ${formatLei(total)}.`,
  meal_card_limit: ({ maximum, rest }) =>
    `Cu cardul de masă se pot plăti cel mult ${formatLei(maximum)}; restul de ${formatLei(rest)} se plătește altfel.`,
  meal_card_sum_changed: ({ maximum, rest }) =>
    `S-a schimbat suma care se poate plăti cu cardul de masă: acum ${formatLei(maximum)}, iar restul este de ${formatLei(rest)}. Spuneți clientului și trimiteți din nou.`,
  meal_card_pays_nothing: 'Nimic din comandă nu se poate plăti cu cardul de masă. Alegeți altă metodă de plată.',
  idempotency_conflict:
    'Comanda a fost trimisă deja, cu alt conținut. O găsiți în panou; pentru alta începeți alt apel.',
  company_name_required: 'Scrieți denumirea firmei.',
  company_cui_invalid: 'CUI-ul nu este corect: verificați cifrele (ex.: RO 12345674).',
  payment_required: 'Alegeți metoda de plată.',
  cash_ceiling: 'Plata în numerar este permisă până la 10.000 de lei. Alegeți plata cu cardul.',
  cash_ceiling_company:
    'Cu factură pe firmă, plata în numerar este permisă până la 5.000 de lei. Alegeți plata cu cardul.',
  age_declaration_required: 'Întrebați clientul dacă a împlinit 18 ani: comanda conține băuturi alcoolice.',
  coupon_invalid: 'Cuponul nu există sau a fost deja folosit.',
  coupon_below_minimum: ({ minimum, missing }) =>
    `Cuponul se aplică la produse de cel puțin ${formatLei(minimum)}. Mai lipsesc produse de ${formatLei(missing)}.`,
  coupon_not_applicable: 'Cuponul nu se aplică produselor din comandă.',
  price_changed: 'Prețul sau disponibilitatea unor produse s-a schimbat. Verificați din nou comanda.',

  booking_off: 'Rezervările sunt oprite din panoul de administrare, la „Servicii oferite”.',
  booking_no_schedule: 'Restaurantul este închis în ziua aleasă. Alegeți altă zi.',
  booking_paused: 'Rezervările pentru azi sunt oprite pentru puțin timp. Alegeți altă zi.',
  booking_too_late: 'Ziua aleasă este prea departe. Alegeți una mai apropiată.',
  reservation_sent_before: 'Rezervarea a fost trimisă deja, cu alt conținut. Începeți alt apel.',
};
