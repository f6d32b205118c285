/**
 * One table of all refusals: code → HTTP status → Romanian sentence. The server answers with it and screens show it, so
 * that each refusal has one sentence. Sentences follow the owner's documents, with grammar corrected
 * (docs/readings.md).
 *
 * Refusals that the shop's screens show without a request are in separate tables, so that guests do not load the
 * sentences of the back office with a cart (docs/decisions/0116).
 */
import type { Bani } from '#domain/money/bani.ts';
import { formatLei } from '#domain/money/format-lei.ts';
import { countOf } from '#domain/text/plural.ts';
import { formatWait } from '#domain/time/duration.ts';
import { PERSON_ERRORS } from './accounts/person-errors.ts';
import {
  type ErrorTable,
  type FactsOf,
  type Hours,
  hoursSentence,
  type PlainCode,
  says,
  sentencesOf,
  tells,
} from './error-entry.ts';
import { ORDER_ERRORS } from './orders/order-errors.ts';
import { WITHDRAWAL_ERRORS } from './withdrawals/withdrawal-errors.ts';

/** Number of products in a category: those on the menu, else those in the archive. */
type InUse = { readonly name: string; readonly products: number; readonly archivedProducts: number };

function sayInUse({ products, archivedProducts }: InUse): string {
  const onMenu = countOf(products, { one: 'un produs', few: '{n} produse', other: '{n} de produse' });
  const archived = countOf(archivedProducts, {
    one: 'un produs arhivat',
    few: '{n} produse arhivate',
    other: '{n} de produse arhivate',
  });
  const what = [...(products > 0 ? [onMenu] : []), ...(archivedProducts > 0 ? [archived] : [])].join(' și ');
  return `Categoria nu poate fi ștearsă: are ${what === '' ? 'produse' : what}. Mutați produsele în altă categorie.`;
}

type MissingColumns = { readonly found: readonly string[]; readonly missing: readonly ('name' | 'price')[] };

function sayMissingColumns({ found, missing }: MissingColumns): string {
  const names = missing.map((column) => ({ name: '„Produs”', price: '„Preț”' })[column]).join(' și ');
  const titles = found.map((title) => `„${title}”`).join(', ');
  return `Nu am găsit ${missing.length === 1 ? 'coloana' : 'coloanele'} ${names}. Fișierul are: ${titles}. Potriviți coloanele mai jos sau folosiți tabelul model.`;
}

type MissingSettlementColumns = { readonly found: readonly string[]; readonly missing: readonly string[] };

function sayMissingSettlementColumns({ found, missing }: MissingSettlementColumns): string {
  const titles = found.map((title) => `„${title}”`).join(', ');
  return `Din fișier lipsește: ${missing.join('; ')}. Fișierul are: ${titles}. Verificați că ați ales procesatorul potrivit și raportul cu fiecare tranzacție.`;
}

/**
 * The account's owner can bypass the lockout by mail, so that strangers who guess passwords cannot lock the owner out.
 */
const BY_MAIL = ' Ca să intri acum, cere un link pentru altă parolă și deschide-l pe acest dispozitiv.';

type Soon = { readonly when: string };
type MaybeSoon = { readonly when: string | null };

export const ERRORS = {
  ...PERSON_ERRORS,
  ...ORDER_ERRORS,
  // --- the request itself
  invalid_request: says(422, 'Unele câmpuri nu sunt completate corect. Verifică-le și încearcă din nou.'),
  malformed_request: says(400, 'Cererea nu a putut fi citită.'),
  /** To guests and staff alike. */
  sent_before: says(
    409,
    'Cererea a mai fost trimisă o dată, cu alt conținut sau fără răspuns. După reîncărcarea paginii se vede ce s-a păstrat.',
  ),
  idempotency_key_invalid: says(422, 'Cheia cererii are între 8 și 255 de caractere, fără spații.'),
  payload_too_large: says(413, 'Ai trimis prea multe date deodată.'),
  unsupported_media_type: says(415, 'Formatul cererii nu este acceptat.'),
  not_found: says(404, 'Pagina căutată nu există.'),
  method_not_allowed: says(405, 'Această operațiune nu este posibilă aici.'),
  foreign_origin: says(403, 'Cererea vine de pe altă pagină și a fost oprită.'),
  too_many_requests: tells(
    429,
    ({ retryAfterSeconds, byMail }: { readonly retryAfterSeconds: number | null; readonly byMail?: boolean }) =>
      `Prea multe încercări. Așteaptă ${retryAfterSeconds === null ? 'puțin' : formatWait(retryAfterSeconds)} și încearcă din nou.${byMail === true ? BY_MAIL : ''}`,
  ),
  internal_error: says(500, 'A apărut o eroare la noi. Încearcă din nou; dacă se repetă, sună-ne.'),
  unavailable: says(503, 'Serviciul nu este disponibil pentru câteva clipe. Încearcă din nou imediat.'),
  no_room: says(
    503,
    'Nu putem salva acum: serverul a rămas fără spațiu. Încearcă din nou peste câteva minute; dacă e urgent, sună-ne.',
  ),
  // --- people
  bad_credentials: says(401, 'Adresa de e-mail sau parola este greșită.'),
  unauthenticated: says(401, 'Sesiunea a expirat. Conectează-te din nou.'),
  wrong_password: says(422, 'Parola nu este corectă.'),
  password_required: says(422, 'Scrie parola.'),
  orders_under_way: says(409, 'Ai o comandă în curs. Poți șterge contul după ce o primești.'),
  staff_account: says(409, 'Conturile personalului se închid din panoul de administrare.'),
  forbidden: says(403, 'Nu ai dreptul să faci această operațiune.'),
  // --- reading
  product_not_found: says(404, 'Produsul nu mai există în meniu.'),
  order_not_found: says(404, 'Comanda nu a fost găsită.'),
  // --- paying
  idempotency_conflict: says(
    422,
    'Aceeași comandă a fost trimisă cu alt conținut. Reîncarcă pagina și încearcă din nou.',
  ),
  /** The owner's text and the telephone number; it reveals nothing that was compared. */
  order_blocked: tells(403, ({ sentence }: { readonly sentence: string }) => sentence),
  order_code_required: says(409, 'Confirmă comanda cu un cod primit pe e-mail.'),
  order_code_wrong: says(422, 'Codul nu este corect sau a expirat. Verifică-l ori cere altul.'),
  pay_online_required: tells(
    409,
    ({ from }: { readonly from: Bani }) =>
      `Prima comandă de la ${formatLei(from)} în sus se plătește online. Alege „Card online” și trimite din nou; tot ce ai completat rămâne.`,
  ),
  account_not_signed_in: says(409, 'Sesiunea contului tău s-a încheiat. Comanda nu a fost trimisă.'),
  online_payment_off: says(409, 'Plata online nu merge acum. Poți plăti la livrare sau la ridicare.'),
  payment_over: says(409, 'Comanda nu mai așteaptă plata.'),
  /** Paying at the door while the money may be on its way would make the guest pay twice. */
  payment_unclear: says(409, 'Verificăm dacă plata a ajuns la noi. Încearcă din nou peste câteva clipe.'),
  payment_only_online: says(
    409,
    'Prima comandă de la această sumă în sus se plătește online. Încearcă din nou plata cu cardul.',
  ),
  too_many_payments: says(429, 'Ai început prea multe plăți. Plătește la livrare sau sună-ne.'),
  // --- feedback and withdrawal
  review_text_invalid: says(422, 'Scrie câteva cuvinte, cel mult 2.000 de caractere.'),
  ...WITHDRAWAL_ERRORS,
  review_not_found: says(404, 'Opinia nu a fost găsită.'),
  // --- a table
  booking_off: says(409, 'Momentan nu preluăm rezervări online. Sună-ne și vedem împreună.'),
  booking_no_schedule: says(422, 'Restaurantul este închis în ziua aleasă. Alege altă zi.'),
  booking_day_closed: tells(
    409,
    ({ reason }: { readonly reason: string }) =>
      `În această zi nu preluăm rezervări.${reason === '' ? '' : ` ${reason}`}`,
  ),
  booking_paused: tells(
    409,
    ({ when }: { readonly when: string | null }) =>
      `Pentru azi nu mai primim rezervări deocamdată.${when === null ? ' Alege altă zi.' : ` Următoarea oră posibilă este ${when}.`}`,
  ),
  booking_too_early: tells(422, ({ when }: Soon) => `Cea mai apropiată oră pentru o rezervare este ${when}.`),
  booking_too_late: tells(422, ({ when }: Soon) => `Poți rezerva cel târziu pentru ${when}.`),
  booking_outside_hours: tells(422, (hours: Hours) => `Ora aleasă este în afara programului${hoursSentence(hours)}`),
  too_many_reservations: says(429, 'Ai trimis deja mai multe cereri de rezervare. Sună-ne și le rezolvăm împreună.'),
  reservation_sent_before: says(
    422,
    'Cererea a fost trimisă deja, cu alt conținut. Reîncarcă pagina și încearcă din nou.',
  ),
  // --- the newsletter
  newsletter_link_invalid: says(404, 'Linkul nu mai este valabil. Abonează-te din nou și îți trimitem altul.'),
  // --- categories
  category_not_found: says(404, 'Categoria nu mai există.'),
  category_name_required: says(422, 'Numele categoriei este obligatoriu.'),
  category_name_invalid: says(422, 'Numele are cel mult 60 de caractere și conține litere sau cifre.'),
  category_name_reserved: says(422, 'Numele „Promoții” este rezervat. Alegeți alt nume.'),
  category_name_taken: says(422, 'Există deja o categorie cu acest nume.'),
  category_text_too_long: says(422, 'Textul este prea lung.'),
  category_extras_many: says(422, 'O categorie are cel mult 40 de suplimente.'),
  pickup_place_required: says(422, 'Trebuie să specificați locul de ridicare.'),
  pickup_place_invalid: says(422, 'Locul de ridicare are cel mult 200 de caractere.'),
  extra_name_invalid: says(422, 'Scrieți denumirea suplimentului, cel mult 80 de caractere.'),
  extra_name_repeated: says(422, 'Există deja un supliment cu această denumire.'),
  extra_price_invalid: says(422, 'Scrieți prețul suplimentului în lei: 0 sau mai mult, cel mult 100.000.'),
  too_many_windows: says(422, 'Puteți adăuga cel mult 10 intervale.'),
  window_days_required: says(422, 'Alegeți cel puțin o zi.'),
  window_hour_invalid: says(422, 'Scrieți ora ca 11:30.'),
  daily_hours_reversed: says(422, 'Ora de sfârșit trebuie să fie după ora de început.'),
  station_name_invalid: says(422, 'Scrieți numele secției, cel mult 24 de caractere.'),
  station_name_repeated: says(422, 'Există deja o secție cu acest nume.'),
  station_unknown: says(422, 'Secția nu mai există. Alegeți alta.'),
  ingredient_not_found: says(404, 'Ingredientul nu mai există.'),
  ingredient_name_invalid: says(422, 'Scrieți numele ingredientului, cel mult 60 de caractere.'),
  ingredient_name_repeated: says(422, 'Există deja un ingredient cu acest nume.'),
  ingredients_many: says(422, 'Lista are cel mult 400 de ingrediente.'),
  option_group_not_found: says(404, 'Grupul de opțiuni nu mai există.'),
  option_unknown: says(422, 'Opțiunea nu mai există. Reîncărcați pagina.'),
  option_group_in_use: tells(
    409,
    ({ users }: { readonly users: string }) =>
      `Grupul este folosit la: ${users}. Scoateți-l de acolo, apoi îl puteți șterge.`,
  ),
  option_use_repeated: says(422, 'Același grup este ales de două ori la aceeași mărime.'),
  option_group_name_invalid: says(422, 'Scrieți numele grupului, cel mult 80 de caractere.'),
  option_group_minimum_invalid: says(422, 'Scrieți câte opțiuni trebuie alese, de la 0 la 100.'),
  option_group_minimum_unreachable: says(422, 'Din opțiunile grupului nu se pot alege atâtea.'),
  option_group_maximum_invalid: says(422, 'Maximul este cel puțin 1 și cel puțin cât minimul. Gol: oricâte.'),
  option_group_included_invalid: says(422, 'Scrieți câte sunt incluse în preț: 0 sau mai multe, cel mult maximul.'),
  option_group_empty: says(422, 'Adăugați cel puțin o opțiune.'),
  option_group_options_many: says(422, 'Un grup are cel mult 300 de opțiuni.'),
  option_group_defaults_many: says(422, 'Sunt alese dinainte mai multe opțiuni decât maximul grupului.'),
  option_name_invalid: says(422, 'Scrieți numele opțiunii, cel mult 80 de caractere, sau alegeți un produs.'),
  option_name_repeated: says(422, 'Există deja o opțiune cu acest nume în grup.'),
  option_price_invalid: says(422, 'Scrieți prețul în lei: 0 sau mai mult, cel mult 100.000.'),
  option_most_invalid: says(422, 'Scrieți de câte ori se poate alege: de la 1 la 99.'),
  option_size_invalid: says(422, 'Scrieți mărimea ca la produs, fiecare o singură dată.'),
  option_opens_itself: says(422, 'Un grup nu se poate deschide pe sine.'),
  import_not_a_menu: says(
    422,
    'Fișierul nu e un meniu pe care îl putem citi. Trimiteți meniul din GloriaFood (JSON) sau un tabel CSV ori XLSX cu coloanele Categorie, Produs, Preț.',
  ),
  import_columns_missing: tells(422, sayMissingColumns),
  import_too_large: says(422, 'Fișierul e prea mare: cel mult 20 MB, 10.000 de rânduri și 3.000 de produse.'),
  import_link_unknown: says(
    422,
    'Nu am recunoscut restaurantul. Lipiți linkul paginii de comandă GloriaFood, codul butonului „Comandă online” de pe site sau cheia pentru citirea meniului („Fetch Menu”).',
  ),
  import_key_refused: says(422, 'GloriaFood nu acceptă cheia. Copiați-o din nou din Integrări, șablonul „Fetch Menu”.'),
  import_fetch_failed: says(
    422,
    'GloriaFood nu a răspuns cu un meniu. Încercați din nou sau încărcați fișierul cu meniul.',
  ),
  settlement_columns_missing: tells(422, sayMissingSettlementColumns),
  settlement_empty: says(422, 'Fișierul nu are niciun rând cu plăți.'),
  settlement_unreadable: says(
    422,
    'Fișierul nu poate fi citit. Descărcați din contul procesatorului raportul în format CSV, de cel mult 5 MB și 20.000 de rânduri.',
  ),
  import_empty: says(422, 'Fișierul nu are niciun produs.'),
  import_not_found: says(404, 'Importul nu mai există. Încărcați fișierul din nou.'),
  import_done: says(409, 'Importul acesta a fost făcut deja. Încărcați fișierul din nou.'),
  import_nothing: says(422, 'Nu e nimic de importat: alegeți cel puțin un rând.'),
  import_not_undoable: says(409, 'Importul nu mai poate fi anulat: a trecut o zi sau a fost anulat deja.'),
  house_not_new: says(
    409,
    'Arhiva întreagă se citește numai într-un restaurant nou: fără produse, comenzi, rezervări, abonați și alte conturi. Meniul singur se poate importa oricând.',
  ),
  archive_without_guests: says(
    422,
    'Arhiva e fără datele clienților: din ea se citesc meniul și pozele. Descărcați una cu datele clienților.',
  ),
  archive_newer: says(422, 'Arhiva e făcută de o versiune mai nouă: actualizați întâi programul de aici.'),
  archive_rows_refused: tells(
    422,
    ({ table }: { readonly table: string }) =>
      `Arhiva a fost modificată sau e stricată (${table}): nu am citit nimic din ea.`,
  ),
  archive_rows_too_large: says(422, 'Arhiva e mai mare decât se poate citi dintr-o dată: cel mult 2 GB de rânduri.'),
  import_not_comparable: says(422, 'Prețurile se compară numai la un meniu luat din GloriaFood.'),
  page_address_invalid: says(
    422,
    'Scrieți adresa unei pagini a site-ului, de exemplu restaurant.ro sau restaurant.ro/comanda.',
  ),
  page_moved: says(
    422,
    'Pagina trimite la altă adresă. Deschideți-o în browser și copiați de acolo adresa la care ajunge.',
  ),
  page_too_large: says(422, 'Pagina e prea mare ca să fie verificată. Scrieți adresa altei pagini a site-ului.'),
  page_unreachable: says(422, 'Pagina nu poate fi deschisă. Verificați adresa sau încercați mai târziu.'),
  category_in_use: tells(409, sayInUse),
  withdrawal_not_found: says(404, 'Cererea de retragere nu a fost găsită.'),
  // --- pictures
  picture_unreadable: says(422, 'Fișierul nu este o imagine PNG, JPEG sau WebP care poate fi citită.'),
  picture_too_large: says(422, 'Imaginea este prea mare: fișierul are cel mult 5 MB.'),
  picture_too_detailed: says(
    422,
    'Imaginea este prea mare: cel mult 25 de milioane de pixeli (de exemplu 5.000 × 5.000).',
  ),
  picture_not_found: says(422, 'Imaginea nu s-a păstrat. Încărcați-o din nou.'),
  too_many_files: says(422, 'Trimiteți cel mult 10 imagini deodată.'),
  too_many_pictures: says(422, 'Un produs are cel mult 12 imagini.'),
  // --- setting up
  confirmation_required: says(422, 'Scrieți cuvântul de confirmare.'),
  no_demo: says(409, 'Nu mai există date demonstrative.'),
  restaurant_name_required: says(422, 'Completați numele restaurantului.'),
  restaurant_phone_required: says(422, 'Completați numărul de telefon.'),
  restaurant_phone_invalid: says(422, 'Introduceți un număr de telefon românesc de 10 cifre (ex.: 0258 123 456).'),
  restaurant_email_required: says(422, 'Completați adresa de e-mail.'),
  county_required: says(422, 'Alegeți județul.'),
  address_street_required: says(422, 'Completați strada.'),
  address_number_required: says(422, 'Completați numărul.'),
  address_city_required: says(422, 'Completați localitatea.'),
  postal_code_invalid: says(422, 'Codul poștal are între 5 și 10 cifre.'),
  coordinates_invalid: says(422, 'Coordonatele nu sunt corecte: latitudinea și longitudinea se completează împreună.'),
  cui_invalid: says(422, 'CUI-ul nu este corect: verificați cifrele (ex.: RO 12345674).'),
  authorisation_incomplete: says(422, 'Completați documentul, numărul și cine l-a emis.'),
  text_too_long: says(422, 'Textul este prea lung sau conține caractere care nu pot fi folosite.'),
  // --- reports
  period_reversed: says(422, 'Data de sfârșit trebuie să fie după data de început.'),
  period_too_long: says(422, 'Alegeți cel mult trei ani.'),
  // --- staff
  back_on_invalid: says(422, 'Alegeți o zi de mâine încolo, cel mult peste un an.'),
  cancel_too_late: says(
    409,
    'Comanda nu mai poate fi anulată de aici: restaurantul a răspuns deja. Sună-ne dacă s-a schimbat ceva.',
  ),
  cancel_not_offered: says(409, 'Comanda se anulează doar la telefon. Sună-ne și rezolvăm.'),
  cart_link_unknown: says(404, 'Acest link de coș nu mai este valabil.'),
  reservation_not_found: says(404, 'Rezervarea nu a fost găsită.'),
  already_answered: tells(
    409,
    ({ reason }: { readonly reason: string }) => `Între timp, rezervarea a fost ${reason}. Verificați cum stă acum.`,
  ),
  own_reservation_changed: tells(
    409,
    ({ reason }: { readonly reason: string }) =>
      `Între timp, rezervarea a fost ${reason}. Reîncarcă pagina ca să vezi cum stă acum.`,
  ),
  reservation_gone_by: says(409, 'Ora rezervării a trecut deja.'),
  reason_missing: says(422, 'Scrieți clientului de ce nu îl puteți primi.'),
  proposal_invalid: says(422, 'Alegeți o zi și o oră care nu au trecut.'),
  proposal_unchanged: says(422, 'Aceasta este ora cerută. Alegeți altă zi sau altă oră.'),
  proposal_closed: says(409, 'La ora aceasta restaurantul este închis.'),
  seats_full: tells(409, ({ left }: { readonly left: number }) =>
    left <= 0
      ? 'La ora aceasta nu mai sunt locuri libere.'
      : `La ora aceasta ${left === 1 ? 'mai este un singur loc liber' : `mai sunt doar ${left} ${left < 20 ? '' : 'de '}locuri libere`}.`,
  ),
  pause_without_end: says(422, 'Restaurantul este deschis non-stop: alegeți o durată în minute sau „azi”.'),
  service_not_offered: says(409, 'Serviciul este oprit din panoul de administrare, nu poate fi pus în pauză.'),
  account_exists: says(409, 'Există deja un cont cu această adresă de e-mail.'),
  user_not_found: says(404, 'Utilizatorul nu a fost găsit.'),
  person_contact_invalid: says(422, 'Scrieți o adresă de e-mail sau un număr de telefon românesc.'),
  person_unknown: says(404, 'Nu păstrăm nimic la această adresă sau la acest număr.'),
  own_account: says(409, 'Nu vă puteți schimba propriul rol și nu vă puteți dezactiva propriul cont.'),
  last_admin: says(409, 'Este ultimul administrator activ: fără el nimeni nu ar mai putea configura restaurantul.'),
  user_unconfirmed: says(
    409,
    'Contul nu și-a confirmat încă adresa de e-mail. Numai un cont confirmat poate primi un rol de personal.',
  ),
  changed_meanwhile: tells(
    409,
    ({ actor, when }: MaybeSoon & { readonly actor: string | null }) =>
      `Între timp a salvat ${actor ?? 'altcineva'}${when === null ? '' : ` (${when})`}. Ce ați scris a rămas în formular.`,
  ),
  // --- how staff prove who they are
  second_factor_required: says(
    401,
    'Contul cere și un cod: cele șase cifre din aplicația de autentificare sau un cod de recuperare. Intrați pe pagina personalului.',
  ),
  second_factor_wrong: says(
    401,
    'Codul nu este corect sau a fost deja folosit. Așteptați codul următor și verificați că telefonul are ora exactă, ori folosiți un cod de recuperare.',
  ),
  proof_required: says(403, 'Confirmați întâi că sunteți dumneavoastră: scrieți din nou parola.'),
  totp_code_wrong: says(
    422,
    'Codul nu este cel din aplicație. Așteptați codul următor și verificați că telefonul are ora exactă.',
  ),
  totp_exists: says(409, 'Aplicația de autentificare este deja adăugată. Scoateți-o întâi.'),
  totp_not_started: says(409, 'Adăugarea aplicației nu a fost începută. Luați-o de la capăt.'),
  passkey_refused: says(401, 'Cheia de acces nu a fost recunoscută. Intrați cu e-mailul și parola.'),
  passkey_name_invalid: says(422, 'Dați cheii un nume, cel mult 60 de caractere.'),
  panel_name_invalid: says(422, 'Dați tabletei un nume, cel mult 60 de caractere.'),
  panel_pin_invalid: says(422, 'PIN-ul are între 4 și 8 cifre; lăsați gol ca tableta să nu se blocheze.'),
  panel_pin_wrong: says(401, 'PIN-ul nu este corect.'),
  panel_locked: says(403, 'Panoul este blocat. Scrieți PIN-ul.'),
  not_owned: says(404, 'Nu mai este în listă: a fost ștearsă între timp.'),
  // --- the menu, for staff
  entry_not_found: says(404, 'Produsul nu există sau a fost șters definitiv.'),
  size_not_found: says(404, 'Porția nu mai există la acest produs.'),
  prices_not_granted: says(
    403,
    'Numai administratorul schimbă prețurile, TVA-ul și porțiile; poate da acest drept și managerilor.',
  ),
  deletion_not_granted: says(403, 'Numai administratorul șterge produse; poate da acest drept și managerilor.'),
  entry_in_use: says(409, 'Produsul apare în comenzi sau promoții și rămâne în arhivă; nu poate fi șters definitiv.'),
  product_category_required: says(422, 'Alegeți categoria.'),
  order_type_required: says(422, 'Alegeți cel puțin un tip de comandă.'),
  product_name_invalid: says(422, 'Scrieți numele produsului, cel mult 120 de caractere.'),
  product_description_required: says(422, 'Scrieți descrierea produsului.'),
  product_description_too_long: says(422, 'Descrierea este prea lungă.'),
  product_text_invalid: says(422, 'Textul este prea lung sau conține caractere care nu pot fi folosite.'),
  sizes_required: says(422, 'Adăugați cel puțin o porție.'),
  too_many_sizes: says(422, 'Un produs are cel mult 20 de porții.'),
  size_name_invalid: says(422, 'Scrieți denumirea porției, de exemplu „350 g” (cel mult 60 de caractere).'),
  size_name_repeated: says(422, 'Există deja o porție cu această denumire.'),
  size_unknown: says(422, 'Porția este a altui produs. Reîncărcați pagina.'),
  price_invalid: says(422, 'Scrieți prețul în lei: 0 sau mai mult, cel mult 100.000, cu cel mult două zecimale.'),
  stock_invalid: says(422, 'Scrieți stocul: un număr întreg, de la 0 la 9.998.'),
  minimum_quantity_invalid: says(422, 'Cantitatea minimă este un număr întreg, de la 1 la 99.'),
  box_price_invalid: says(422, 'Scrieți costul ambalajului în lei: 0 sau mai mult, cel mult 100.000.'),
  deposit_invalid: says(422, 'Garanția SGR este 0 sau 0,50 lei.'),
  allergens_contradict: says(
    422,
    'Produsul are alergeni bifați, deci nu poate fi fără alergeni. Păstrați una dintre ele.',
  ),
  allergens_untold: says(422, 'Bifați alergenii felului sau „Nu conține alergeni”.'),
  grams_invalid: says(422, 'Scrieți gramajul ca număr întreg, de exemplu 350.'),
  too_many_extras: says(422, 'Un produs are cel mult 40 de suplimente.'),
  vat_invalid: says(422, 'Cota de TVA este între 0 și 100.'),
  vat_rate_unknown: says(
    422,
    'Nicio cotă de TVA nu are astăzi această valoare. Cotele se văd și se adaugă la „Cote de TVA”.',
  ),
  vat_rate_gone: says(422, 'Cota de TVA nu mai există. Alegeți alta.'),
  vat_rate_not_found: says(404, 'Cota de TVA nu mai există.'),
  vat_name_invalid: says(422, 'Scrieți numele cotei, cel mult 40 de caractere.'),
  vat_name_repeated: says(422, 'Există deja o cotă cu acest nume.'),
  vat_rates_many: says(422, 'Sunt deja 12 cote, mai multe decât are o casă de marcat. Schimbați una dintre ele.'),
  vat_day_passed: says(422, 'Alegeți ziua de astăzi sau una care urmează: zilele trecute au comenzile lor.'),
  vat_day_far: says(422, 'Alegeți o zi din următorii trei ani.'),
  vat_change_same: says(422, 'Cota are deja această valoare în ziua aleasă.'),
  vat_changes_many: says(422, 'Cota are deja prea multe schimbări pregătite. Renunțați la una dintre ele.'),
  vat_change_not_found: says(404, 'Schimbarea nu mai este în listă.'),
  vat_change_holds: says(409, 'Schimbarea este deja în vigoare, deci nu se mai poate retrage. Pregătiți alta.'),
  vat_rate_in_use: tells(
    409,
    ({ users }: { readonly users: string }) => `Cota este folosită: ${users}. Mutați-le pe altă cotă, apoi ștergeți-o.`,
  ),
  vat_rate_fixed: says(409, 'Această cotă este propusă produselor noi, deci nu se poate șterge.'),
  vat_year_invalid: says(422, 'Anul nu mai trebuie verificat. Reîncărcați pagina.'),
  nutrition_invalid: says(
    422,
    'Completați valoarea: 0 sau mai mult, iar partea („din care”) nu poate depăși întregul.',
  ),
  already_decided: tells(
    409,
    ({ actor, when, reason }: MaybeSoon & { readonly actor: string | null; readonly reason: string }) =>
      `Comanda a fost deja ${reason}${actor === null ? '' : ` de ${actor}`}${when === null ? '' : `, la ${when}`}.`,
  ),
  not_accepted_yet: says(409, 'Comanda nu a fost încă acceptată.'),
  minutes_required: says(422, 'Vă rugăm să selectați un timp de pregătire pentru comandă.'),
  packaging_invalid: says(422, 'Vă rugăm să introduceți un cost valid pentru ambalaje.'),
  agreement_required: says(
    422,
    'Totalul devine mai mare decât cel anunțat: bifați „Clientul a fost de acord” după ce l-ați întrebat.',
  ),
  allergy_unread: says(422, 'Clientul a scris despre o alergie: bifați că mesajul a fost citit, apoi acceptați.'),
  // --- couriers
  courier_not_found: says(404, 'Curierul nu mai este în listă.'),
  courier_name_invalid: says(422, 'Scrieți numele curierului: între 2 și 60 de caractere.'),
  courier_phone_invalid: says(422, 'Introduceți un număr de telefon românesc de 10 cifre (ex.: 0722 123 456).'),
  courier_float_invalid: says(422, 'Scrieți suma în lei: 0 sau mai mult, cel mult 10.000.'),
  courier_link_ended: says(404, 'Linkul nu mai este valabil. Cere altul de la restaurant.'),
  courier_pin_wrong: says(401, 'PIN-ul nu este corect.'),
  order_not_ready: says(409, 'Comanda nu este încă gata.'),
  order_of_courier: tells(409, ({ courier }: { readonly courier: string }) => `Comanda a fost luată de ${courier}.`),
  order_not_carried: says(409, 'Comanda nu mai este la tine.'),
  courier_has_orders: tells(
    409,
    ({ orders }: { readonly orders: number }) =>
      `Tura nu se poate închide: ${countOf(orders, { one: 'o comandă este încă', few: '{n} comenzi sunt încă', other: '{n} de comenzi sunt încă' })} la curier.`,
  ),
  shift_not_found: says(409, 'Tura a fost deja închisă.'),
  cash_invalid: says(422, 'Scrieți o sumă în lei; nu se poate preda mai mult decât este de predat.'),
  cash_reason_required: says(422, 'Suma numărată diferă de cea de predat: scrieți de ce, cel mult 300 de caractere.'),
  reason_required: says(422, 'Motivul respingerii comenzii este obligatoriu.'),
  station_has_no_part: says(422, 'La comanda aceasta, secția nu are nimic de pregătit.'),
  stage_invalid: says(422, 'Doar o comandă cu livrare poate pleca din restaurant.'),
  promise_invalid: says(422, 'Alegeți o oră care urmează, la cel mult o zi de ora promisă.'),
  payment_day_over: says(409, 'Plata se corectează numai în ziua predării.'),
  payment_online: says(409, 'Partea plătită online se încasează de procesator, nu de personal.'),
  refund_too_much: tells(
    422,
    ({ maximum }: { readonly maximum: Bani }) => `Se pot da înapoi cel mult ${formatLei(maximum)}.`,
  ),
  payment_settled: says(409, 'Plata s-a lămurit între timp.'),
  payment_unchanged: says(409, 'Plata este deja așa înregistrată.'),
  proposal_withdrawn: says(409, 'Restaurantul a retras propunerea. Comanda a rămas cum era.'),
  proposal_answered: says(409, 'Ai răspuns deja la această propunere.'),
  proposal_lapsed: says(409, 'Timpul de răspuns a trecut. Comanda a rămas cum era; sună-ne dacă vrei schimbarea.'),
  proposal_over: says(
    409,
    'Propunerea nu mai este valabilă: comanda s-a schimbat între timp. Vezi starea ei pe pagină.',
  ),
  order_left: says(409, 'Comanda a plecat deja: nu mai poate fi schimbată.'),
  order_paid: says(409, 'Comanda este deja plătită: nu mai poate fi schimbată.'),
  couriers_not_rehearsing: says(409, 'Curierii nu iau parte la această repetiție.'),
  order_rehearsed: says(409, 'Comanda este din repetiție: nu se schimbă.'),
  nothing_changed: says(422, 'Comanda este deja așa. Schimbați ceva înainte de a trimite.'),
  promise_unchanged: says(409, 'Clientul știe deja această oră.'),
  // --- the fiscal register
  fiscal_off: says(409, 'Casa de marcat nu este configurată. Administratorul o configurează la „Casa de marcat”.'),
  fiscal_group_invalid: says(422, 'Grupa este o cifră sau o literă, cum spune tehnicianul casei.'),
  fiscal_department_invalid: says(422, 'Departamentul este un număr de la 1 la 99.'),
  fiscal_code_invalid: says(422, 'Codul de plată este un număr de cel mult două cifre.'),
  fiscal_letters_invalid: says(
    422,
    'Scrieți câte litere are cel mult o denumire pe bon: minimum 10, maximum cât citește driverul.',
  ),
  receipt_number_invalid: says(422, 'Numărul bonului are cel mult 10 cifre.'),
  receipt_not_found: says(404, 'Bonul nu mai există.'),
  receipt_answered: says(409, 'Bonul are deja un răspuns. Reîncărcați lista.'),
  receipt_given: says(
    409,
    'Bonul a fost deja trimis la casă. Dacă nu a ieșit pe hârtie, spuneți aceasta în lista „Bonuri fiscale”.',
  ),
  receipt_not_ready: tells(409, ({ sentence }: { readonly sentence: string }) => sentence),
  order_unpaid: says(409, 'Bonul se face după ce plata comenzii este notată.'),
  // --- receipt printers
  printer_name_invalid: says(422, 'Scrieți numele imprimantei, de exemplu „Bucătărie”, cel mult 40 de caractere.'),
  printer_name_taken: says(422, 'Există deja o imprimantă cu acest nume.'),
  printer_not_found: says(404, 'Imprimanta nu mai există: a fost scoasă între timp.'),
  printer_password_invalid: says(422, 'Scrieți și utilizatorul, și parola, fără două puncte în numele utilizatorului.'),
  printer_prints_nothing: says(409, 'Imprimanta nu are nimic de tipărit din această comandă.'),
  too_many_printers: says(422, 'Puteți avea cel mult 20 de imprimante.'),
  // --- a rehearsal
  rehearsal_running: says(409, 'O repetiție este deja în curs.'),
  rehearsal_without_menu: says(409, 'Nu există niciun preparat disponibil acum: repetiția are nevoie de un meniu.'),
  // --- settings of the server
  set_by_environment: tells(
    409,
    ({ variables }: { readonly variables: string }) =>
      `Setat prin mediu: ${variables}. Se schimbă acolo, de cel care se ocupă de server.`,
  ),
  mail_host_invalid: says(422, 'Scrieți numai numele serverului, de exemplu smtp.exemplu.ro, fără https:// și spații.'),
  mail_port_invalid: says(422, 'Portul este un număr: de obicei 587 sau 465.'),
  mail_needs_encryption: says(
    422,
    'Fără criptare se poate trimite numai printr-un server din rețeaua dumneavoastră. Alegeți TLS sau STARTTLS.',
  ),
  mail_user_required: says(422, 'Scrieți și utilizatorul acestei parole.'),
  mail_password_required: says(422, 'Scrieți parola sau cheia pentru SMTP a acestui utilizator.'),
  mail_sender_missing: says(
    409,
    'Restaurantul nu are încă o adresă de e-mail. Completați-o la „Nume și contact”, apoi reveniți aici.',
  ),
  copies_endpoint_invalid: says(422, 'Scrieți adresa serviciului, de exemplu https://s3.exemplu.ro, fără găleată.'),
  copies_needs_https: says(422, 'Adresa trebuie să înceapă cu https://, în afară de una din rețeaua dumneavoastră.'),
  copies_bucket_invalid: says(422, 'Scrieți numele găleții (bucket), așa cum l-ați făcut la furnizor.'),
  copies_folder_invalid: says(422, 'Dosarul are numai litere fără diacritice, cifre, puncte și liniuțe.'),
  copies_region_invalid: says(422, 'Regiunea are numai litere, cifre și liniuțe, de exemplu eu-central-1.'),
  copies_key_required: says(422, 'Scrieți cheia de acces (access key), fără spații.'),
  copies_secret_required: says(422, 'Scrieți secretul acestei chei (secret key), fără spații.'),
  copy_place_failed: tells(409, ({ sentence }: { readonly sentence: string }) => sentence),
  copies_not_here: says(409, 'Baza de date este administrată separat: copiile ei nu se fac de aici.'),
  copies_key_missing: says(409, 'Copiile pleacă numai criptate. Faceți întâi cheia copiilor și tipăriți-o.'),
  copy_under_way: says(409, 'O copie se face chiar acum.'),
  copy_key_over: says(409, 'Cheia a fost făcută de prea mult timp și nu a fost folosită. Faceți alta.'),
  copy_key_wrong: says(
    422,
    'Grupele nu sunt cele de pe foaie. Verificați-le și încercați din nou; nimic nu s-a schimbat.',
  ),
  mail_trial_failed: tells(409, ({ sentence }: { readonly sentence: string }) => sentence),
  // --- invoices for companies
  invoice_secret_required: says(422, 'Scrieți cheia din programul de facturare.'),
  invoice_secret_invalid: says(422, 'Cheia nu este corectă: copiați-o întreagă, fără spații.'),
  invoice_series_required: says(422, 'Alegeți seria facturilor.'),
  invoice_series_invalid: says(422, 'Seria are cel mult 20 de litere și cifre.'),
  invoice_number_invalid: says(422, 'Numărul facturii are numai cifre.'),
  invoice_cui_missing: says(409, 'Lipsește CUI-ul restaurantului. Completați-l la datele firmei, apoi reveniți aici.'),
  invoice_keys_refused: tells(
    409,
    ({ said }: { readonly said: string }) => `Programul de facturare nu a primit cheile. A răspuns: „${said}”.`,
  ),
  invoice_programme_busy: says(
    503,
    'Programul de facturare nu răspunde acum. Ce ați scris rămâne; încercați din nou peste câteva minute.',
  ),
  invoice_not_found: says(404, 'Comanda nu are o factură de emis de aici.'),
  invoice_issued_already: says(409, 'Factura a fost emisă între timp. Reîncărcați pagina ca să-i vedeți numărul.'),
  invoice_number_taken: tells(
    409,
    ({ orderNumber }: { readonly orderNumber: number }) => `Factura cu acest număr este a comenzii ${orderNumber}.`,
  ),
  // --- the block list
  block_exists: says(409, 'Este deja pe listă.'),
  block_not_found: says(404, 'Nu mai este pe listă: a fost scos între timp.'),
  block_reason_required: says(422, 'Scrieți motivul, cel mult 200 de caractere.'),
  block_until_invalid: says(422, 'Alegeți o zi de azi încolo, cel mult peste trei ani.'),
  codes_unsent: says(
    409,
    'E-mailurile nu pleacă acum: clienții noi nu ar primi codul și nu ar putea comanda. Vedeți în „Starea magazinului” ce le oprește, apoi porniți confirmarea prin cod.',
  ),
  online_payment_unset: says(
    409,
    'Plata online nu este pornită: bifați „Card online” la „Metode de plată” și alegeți un procesator la „Plăți online”, apoi cereți-o primelor comenzi.',
  ),
  // --- setting up
  hour_invalid: says(422, 'Scrieți ora ca HH:mm, de exemplu 09:30.'),
  hours_required: says(422, 'Ziua este deschisă: scrieți cel puțin un interval.'),
  hours_overlap: says(422, 'Intervalele aceleiași zile nu se pot suprapune.'),
  hours_overlap_next_day: tells(
    422,
    ({ hours, nextHours }: { readonly [Day in 'hours' | 'nextHours']: string | null }) =>
      hours === null || nextHours === null
        ? 'Orele de după miezul nopții nu se pot suprapune cu ziua următoare.'
        : `Programul de ${hours} se suprapune cu ${nextHours}. Închideți mai devreme sau deschideți mai târziu.`,
  ),
  too_many_intervals: says(422, 'O zi are cel mult 6 intervale.'),
  closure_name_required: says(422, 'Scrieți un nume, cel mult 80 de caractere.'),
  closure_message_required: says(422, 'Scrieți mesajul pentru clienți, cel mult 300 de caractere.'),
  closure_services_required: says(422, 'Alegeți cel puțin un serviciu.'),
  closure_date_invalid: says(422, 'Alegeți data.'),
  closure_date_past: says(422, 'Data nu poate fi înainte de astăzi.'),
  closure_end_before_start: says(422, 'Data de sfârșit nu poate fi înaintea datei de început.'),
  slot_invalid: says(409, 'Sfertul de oră a trecut deja.'),
  work_points_invalid: says(422, 'Scrieți un număr întreg, de la 0 la 100.'),
  work_product_required: says(422, 'Alegeți produsul.'),
  work_product_repeated: says(422, 'Produsul este deja în listă.'),
  slot_limit_invalid: says(422, 'Scrieți un număr întreg, de la 1 la 1.000, sau lăsați gol.'),
  advance_invalid: says(422, 'Scrieți un număr întreg, cel puțin 1.'),
  advance_days_invalid: says(422, 'Scrieți un număr întreg de zile, între 1 și 365.'),
  advance_crossed: says(422, 'Timpul maxim trebuie să fie cel puțin cât timpul minim; fără el se înțelege o zi.'),
  payments_only_food: says(422, 'Cardul de masă plătește numai mâncarea. Porniți și plata în numerar sau cu cardul.'),
  payments_required: says(422, 'Cel puțin o metodă de plată trebuie să rămână activă.'),
  zone_code_invalid: says(422, 'Codul are 1–20 de litere mari, cifre sau cratime.'),
  zone_code_taken: says(422, 'Codul este folosit de altă localitate.'),
  zone_city_required: says(422, 'Scrieți numele localității.'),
  zone_city_taken: says(422, 'Localitatea există deja în acest județ.'),
  zone_county_required: says(422, 'Scrieți județul.'),
  zone_minutes_invalid: says(422, 'Scrieți minute întregi, între 0 și 600.'),
  legal_section_invalid: says(422, 'Secțiunea are nevoie de un titlu și de un text.'),
  legal_draft_missing: says(409, 'Nu există o ciornă de publicat.'),
  effective_date_invalid: says(422, 'Alegeți data intrării în vigoare.'),
  effective_too_early: tells(422, ({ when }: Soon) => `Cea mai apropiată dată posibilă este ${when}.`),
  // --- promotions and the newsletter in the back office
  promotion_not_found: says(404, 'Promoția nu a fost găsită.'),
  promotion_still_on: says(409, 'Opriți promoția înainte să o ștergeți.'),
  promotion_not_replayed: says(
    422,
    'Ce ar fi fost nu se poate calcula pentru oferta aceasta: clientul o cere el însuși.',
  ),
  promotion_in_use: says(
    409,
    'Promoția apare în comenzi sau a fost trimisă clienților, de aceea rămâne în evidență. O puteți opri.',
  ),
  payment_keys_missing: says(422, 'Salvați întâi cheile contului; fără ele plata online nu poate porni.'),
  payment_live_needs_https: says(
    422,
    'Plățile reale cer ca magazinul să aibă adresă https. Rămâneți la modul de probă până atunci.',
  ),
  payment_account_in_use: says(409, 'Cu aceste chei se plătește acum. Opriți întâi plata online sau alegeți alt cont.'),
  payment_field_missing: says(422, 'Completați câmpul.'),
  payment_field_space: says(
    422,
    'Conține un spațiu sau un rând nou, rămas probabil de la copiere. Copiați din nou numai cheia.',
  ),
  payment_field_other_mode: says(
    422,
    'Cheia este a celuilalt mod: cele de probă nu merg pentru plăți reale, nici invers.',
  ),
  payment_field_publishable: says(422, 'Aceasta este cheia publică (pk_). Aici se scrie cheia secretă, sk_ sau rk_.'),
  payment_field_malformed: says(
    422,
    'Nu arată ca o valoare din contul procesatorului. Comparați cu exemplul de sub câmp.',
  ),
  payment_field_address: says(422, 'Alegeți una dintre adresele din listă.'),
  payment_field_same: says(
    422,
    'Este aceeași valoare ca în celălalt mod. Contul de probă are alte chei decât cel real.',
  ),
  payment_field_weak_key: says(422, 'Cheia publică nu poate fi citită sau este mai scurtă de 2048 de biți.'),
  promotion_name_required: says(422, 'Numele promoției este obligatoriu.'),
  promotion_start_required: says(422, 'Alegeți data de început.'),
  promotion_end_required: says(422, 'Alegeți data de sfârșit.'),
  promotion_end_before_start: says(422, 'Data de sfârșit trebuie să fie după data de început.'),
  promotion_type_fixed: says(422, 'Felul unei promoții salvate nu se mai poate schimba. Adăugați una nouă.'),
  promotion_products_required: says(422, 'Alegeți cel puțin un produs sau o categorie.'),
  promotion_gift_required: says(422, 'Alegeți cel puțin un produs care se dă gratuit.'),
  promotion_pieces_invalid: says(422, 'Scrieți un număr de bucăți de la 1 la 20.'),
  promotion_uses_invalid: says(422, 'Scrieți un număr întreg de comenzi, cel puțin 1.'),
  promotion_discount_required: says(422, 'Scrieți un procent sau o sumă.'),
  promotion_percentage_required: says(422, 'Scrieți un procent mai mare decât 0.'),
  percentage_invalid: says(422, 'Procentul trebuie să fie între 0 și 100, cu cel mult două zecimale.'),
  amount_invalid: says(422, 'Scrieți o sumă în lei, pozitivă, cu cel mult două zecimale.'),
  validity_invalid: says(422, 'Numărul de zile trebuie să fie întreg, de la 0 la 3650.'),
  coupon_code_invalid: says(422, 'Codul are 1–40 de caractere: litere, cifre, punct, cratimă; fără spații.'),
  coupon_code_taken: tells(
    409,
    ({ name }: { readonly name: string }) => `Codul este deja folosit de promoția „${name}”. Alegeți altul.`,
  ),
  newsletter_incomplete: says(422, 'Completați subiectul, conținutul și imaginea.'),
  newsletter_subject_required: says(422, 'Scrieți subiectul, cel mult 150 de caractere.'),
  newsletter_content_required: says(422, 'Scrieți conținutul e-mailului.'),
  newsletter_content_too_long: says(422, 'Conținutul este prea lung.'),
  newsletter_image_required: says(422, 'Adăugați o imagine.'),
  newsletter_coupon_unknown: says(422, 'Codul de reducere nu există, este oprit sau a expirat.'),
  draft_changed: tells(409, ({ when }: MaybeSoon) =>
    when === null
      ? 'Ciorna a fost trimisă între timp din altă fereastră. Ce ați scris aici a rămas pe ecran.'
      : `Ciorna a fost schimbată între timp în altă fereastră (${when}); textul de acolo se vede la previzualizare. Ce ați scris aici a rămas pe ecran.`,
  ),
  campaign_not_found: says(404, 'Trimiterea nu a fost găsită.'),
  campaign_ended: says(409, 'Trimiterea s-a încheiat deja.'),
  picture_unknown: says(422, 'Imaginea nu a fost găsită. Încărcați-o din nou.'),
  bundle_paid_set_required: says(422, 'Adăugați cel puțin o grupă cu produse plătite.'),
  bundle_free_set_required: says(422, 'Adăugați grupa cu produsul gratuit.'),
  bundle_too_many_sets: says(422, 'O promoție are cel mult 12 grupe.'),
  bundle_label_required: says(422, 'Scrieți denumirea grupei, cel mult 80 de caractere.'),
  bundle_option_required: says(422, 'Alegeți cel puțin un produs.'),
  bundle_too_many_options: says(422, 'O grupă are cel mult 200 de porții.'),
  bundle_option_unknown: tells(422, ({ name }: { readonly name: string | null }) =>
    name === null
      ? 'Un produs ales nu mai este în meniu. Scoateți produsul din grupă.'
      : `Nu mai avem în meniu: ${name}. Scoateți produsul din grupă.`,
  ),
  free_option_too_expensive: tells(
    422,
    ({ name, maximum }: { readonly name: string; readonly maximum: Bani }) =>
      `Preț mai mare decât al celui mai scump produs plătit (${formatLei(maximum)}): ${name}.`,
  ),
} as const satisfies ErrorTable;

export type ErrorCode = keyof typeof ERRORS;
/** The codes whose sentence needs no facts. */
export type PlainErrorCode = PlainCode<typeof ERRORS>;
/** The facts of a code's sentence. */
export type ErrorFacts<Code extends ErrorCode> = FactsOf<typeof ERRORS, Code>;

/** The sentence of a code with its facts filled in. */
export const sentenceOf = sentencesOf(ERRORS);
