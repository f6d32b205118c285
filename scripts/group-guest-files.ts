/**
 * Which modules of guests' pages the build joins, and which dependencies lazy chunks preload (docs/decisions/0194,
 * 0218).
 */

/** For Rolldown's `output.codeSplitting.groups`: a module belongs to the first group that matches. */
export function groupGuestFiles(): { name: string; test: RegExp | ((file: string) => boolean) }[] {
  return [
    { name: 'shop', test: isInEveryPageOfTheShop },
    ...Object.entries(SHARED_FILES).map(([name, test]) => ({ name, test })),
  ];
}

/**
 * What every page of the shop needs, in one chunk: thirty small ones compress worse and cost thirty requests.
 * Everything else stays where the bundler puts it. bench/first-load.bench.ts shows whether this still helps.
 */
function isInEveryPageOfTheShop(file: string): boolean {
  return [
    /\/node_modules\/(react|react-dom|scheduler)\//,
    /\/src\/domain\/(result|money\/(bani|format-lei|percent)|text\/(\w+|parse-json)|cart\/(cart|change-cart|parse-cart)|menu\/(menu|allergens-with-extras|declared-allergens)|orders\/placing\/minutes-left|time\/instant)\.ts$/,
    /\/src\/contract\/pictures\/picture-addresses\.ts$/,
    /\/src\/web\/i18n\/(added|card|general|ordering|shell)\.ts$/,
    /\/src\/web\/ui\/(button|icon|messages|notice|picture|status-region|theme|theme-toggle|use-now|when-near)\.(tsx?|module\.css)$/,
    /\/src\/web\/storefront\/cart\/(cart-button|cart-room|cart-store|look-at-answers|open-cart)\.(tsx?|module\.css)$/,
    /\/src\/web\/storefront\/again\/again-files\.ts$/,
    // The server renders the footer, and its script is fetched when everything above works; its styles are inlined in
    // the page.
    /\/src\/web\/storefront\/shell\/(?!not-found|shop-footer|staff-links|sal-pictogram|ordering-line)[a-z-]+\.tsx$/,
    /\/src\/web\/storefront\/shell\/(?!not-found|ordering-line)[a-z-]+\.module\.css$/,
    /\/src\/web\/session\/(device-keys|ensure-storage|use-stored)\.ts$/,
    /rolldown\/runtime\.js$/,
    /\/src\/web\/router\/[a-z-]+\.tsx?$/,
    /\/src\/web\/(routes\/_shop|shop-[a-z]+|use-api|ui\/(use-hydrated|document-head))\.tsx?$/,
    /\/src\/contract\/(client|error-entry)\.ts$/,
  ].some((pattern) => pattern.test(file));
}

/**
 * Chunks of modules that several lazy pages share: the rules of an order in sixty files of 300 bytes would cost sixty
 * requests and a sixth more bytes. A chunk includes what its members import, unless an earlier chunk has it: no two
 * chunks import each other, whatever is added. What a first load needs of one chunk only is in an earlier one.
 * bench/first-load.bench.ts shows whether this still helps.
 */
const SHARED_FILES = {
  time: /\/src\/(domain\/time\/(bucharest|format-date|local-date|wire-date-time)|domain\/(accounts\/(full-name|parse-text)|text\/format-phone)|contract\/(idempotency|orders\/calls|values\/(convert|fields))|web\/new-key)\.ts$/,
  session:
    /\/src\/(web\/session\/(account-session|session-store)|contract\/accounts\/session-end|domain\/accounts\/roles)\.ts$/,
  person: /\/src\/(domain\/accounts\/parse-(email|person-name|phone)|contract\/accounts\/(contact|person)-errors)\.ts$/,
  options: anyOf(
    /\/src\/domain\/menu\/(options\/(menu-with-options|offered-option|price-options)|ran-out-sentence)\.ts$/,
    /\/src\/domain\/promotions\/kinds\/discount-on-product\/take-off-piece\.ts$/,
  ),
  choosing:
    /\/src\/(domain\/menu\/options\/(choose-options|describe-bounds)|contract\/orders\/option-errors|web\/i18n\/food-facts)\.ts$/,
  orders: anyOf(
    /\/src\/domain\/(accounts\/parse-address|promotions\/reduction|text\/format-address)\.ts$/,
    /\/src\/domain\/orders\/(describe-payment|drop-off)\.ts$/,
    /\/src\/domain\/menu\/options\/(sold-extra|describe-extras)\.ts$/,
    /\/src\/web\/ui\/lei\.tsx$/,
  ),
  // After placing an order: its live page, and its bar on every page.
  moments: anyOf(
    /\/src\/domain\/orders\/(order-moments|order-stage|order-status|steps\/told-promise)\.ts$/,
    /\/src\/web\/storefront\/visit\/running-order\.ts$/,
  ),
  // The description of a placed order, for guests and for staff.
  receipt: /\/src\/domain\/orders\/(describe-order|order-(facts|sums|view))\.ts$/,
  facts: anyOf(
    /\/src\/contract\/((menu|promotions|restaurant)\/(calls|client|codec|service-fields)|pictures\/codec)\.ts$/,
    /\/src\/domain\/menu\/(availability|availability-window|describe-windows|extras-of|find-category|find-product)\.ts$/,
    /\/src\/domain\/promotions\/(kinds|cart-conditions|kinds\/[\w-]+\/kind)\.ts$/,
    /\/src\/domain\/schedule\/(?!decide-|night-clashes)[\w-]+\.ts$/,
    /\/src\/domain\/(orders\/(order-day|placing\/(list-moments|order-terms|ordering-by-way|ordering-now))|delivery\/home-zone)\.ts$/,
    /\/src\/web\/storefront\/(facts\/[\w-]+|shell\/describe-ordering)\.ts$/,
  ),
  ordering: anyOf(
    /\/src\/domain\/(cart\/(count-deposits|own-container|own-deposit|price-(cart|line|now))|money\/allocate)\.ts$/,
    /\/src\/domain\/promotions\/(coupon-rules|person|promotion|reduce-cart|kinds\/[\w-]+\/bundle-rules)\.ts$/,
    /\/src\/domain\/orders\/(order|placing\/(cash-ceiling|pickup-place|price-order|work-of-order))\.ts$/,
    /\/src\/domain\/(delivery\/quote-delivery|menu\/station|schedule\/decide-moment)\.ts$/,
    /\/src\/web\/storefront\/(cart\/deposit-label|checkout\/form\/(moment-options|checkout-facts|offers))\.ts$/,
    /\/src\/contract\/orders\/moment-errors\.ts$/,
    /\/src\/web\/i18n\/(checkout|order-line)\.ts$/,
  ),
  // Of the frame that is rendered first, and of the order's troubles, which come late.
  'checkout-frame': /\/src\/web\/storefront\/checkout\/checkout-frame\.module\.css$/,
  form: /\/src\/web\/storefront\/checkout\/(checkout\.module\.css|(form\/(checkout-form|device-memory|order-of-form)|sending\/attempt)\.ts)$/,
  problems: anyOf(
    /\/src\/contract\/orders\/(describe-order-problem|order-errors)\.ts$/,
    /\/src\/web\/(i18n\/cart|storefront\/cart\/(again-notes|describe-problem))\.ts$/,
  ),
  placed: /\/src\/contract\/orders\/(address-on-wire|client|codec|quote)\.ts$/,
  // What the checkout fetches after its form is rendered: nothing that the first render needs belongs here.
  placing: anyOf(
    /\/src\/contract\/orders\/order-request\.ts$/,
    /\/src\/domain\/(accounts\/parse-message|promotions\/normal-\w+|restaurant\/parse-(cui|trade-register)|time\/parse-requested-moment)\.ts$/,
    /\/src\/domain\/orders\/placing\/(contact-needed|judge-order|order-problem|parse-[\w-]+)\.ts$/,
    /\/src\/web\/i18n\/placing\.ts$/,
    /\/src\/web\/storefront\/checkout\/(cart-(fixes|problems)|form\/judge-checkout|order-troubles|sending\/send-order)\.tsx?$/,
  ),
  'no-answer': /\/src\/web\/ui\/no-answer\.ts$/,
  forms: /\/src\/web\/forms\/(form-state|paths|read-refusal|use-form)\.ts$/,
  // Inputs, also used on the page of a product.
  fields: /\/src\/web\/ui\/fields\/(choice|field)\.(tsx|module\.css)$/,
  'guest-form': /\/src\/web\/forms\/guest\/guest-form\.(tsx|module\.css)$/,
  'sign-in': /\/src\/web\/i18n\/sign-in\.ts$/,
  passwords: anyOf(
    /\/src\/web\/forms\/person-problems\.ts$/,
    /\/src\/web\/account\/password-field\.(tsx|module\.css)$/,
  ),
  // The cards of dishes, which half of the pages do not have.
  cards: /\/src\/web\/storefront\/menu\/(card-cart|product-card|use-prepared-sheets)\.(tsx?|module\.css)$/,
  // Small parts of the pages on which guests arrive.
  tiles: anyOf(
    /\/src\/(domain\/menu\/daily-menu-slug|web\/i18n\/home)\.ts$/,
    /\/src\/web\/ui\/(form-outline|cached-markup)\.(tsx?|module\.css)$/,
    /\/src\/web\/storefront\/(again\/again-slot|reservation\/reservation-outline)\.(tsx|module\.css)$/,
  ),
  'ordering-line': /\/src\/web\/storefront\/shell\/ordering-line\.(tsx|module\.css)$/,
  'dish-texts':
    /\/src\/(contract\/trusted-policies|domain\/menu\/allergen-names|web\/ui\/(create-policy|staff-html|rich-text))\.tsx?$/,
  'copy-address': /\/src\/web\/ui\/copy-address\.(tsx|module\.css)$/,
  skeleton: /\/src\/web\/ui\/skeleton\.(tsx|module\.css)$/,
  stepper: /\/src\/web\/ui\/fields\/stepper\.(tsx|module\.css)$/,
  sheet: /\/src\/web\/(ui\/sheet|storefront\/product\/use-go-back)\.(tsx?|module\.css)$/,
  dishes: anyOf(
    /\/src\/domain\/(promotions\/price-cut|menu\/(card-description|ordering-habits|price-range|quick-add))\.ts$/,
    /\/src\/web\/storefront\/(menu\/present-(card|later)|product\/(load-product|product-answer))\.ts$/,
  ),
  // Preloaded wherever dishes are listed: the sheet of a dish, and the cart.
  dish: anyOf(
    /\/src\/web\/i18n\/product\.ts$/,
    /\/src\/web\/storefront\/product\/(message-field|option-groups|product-(choice|details|figures|pictures)|share-product|similar-products|split-allergens)\.(tsx?|module\.css)$/,
  ),
  'dish-sheet': anyOf(
    /\/src\/domain\/text\/escape-html\.ts$/,
    /\/src\/web\/storefront\/product\/(product-(of-card|sheet)|sheet-failed|to-own-page)\.(tsx?|module\.css)$/,
  ),
  'cart-room': anyOf(
    /\/src\/(contract\/cart-links\/(calls|client)|domain\/promotions\/(list-offers|offer-sentence)|web\/i18n\/(shop\/sent-cart|offers))\.ts$/,
    /\/src\/web\/storefront\/cart\/(cart-(add-ons|contents|line-row|offers|sums)|delivery-hint|explain-(closed|mix)|send-cart|describe-delivery-fees|use-priced-cart)\.(tsx?|module\.css)$/,
  ),
  // Rendered as soon as something is in the cart.
  'filled-cart': /\/src\/web\/storefront\/cart\/(cart-bar|filled-bag)\.(tsx|module\.css)$/,
  visit: anyOf(
    /\/src\/web\/i18n\/shop\/(again|visit)\.ts$/,
    /\/src\/web\/storefront\/visit\/(own-orders|session-ended|use-of-account)\.(tsx?|module\.css)$/,
  ),
};

function anyOf(...patterns: readonly RegExp[]): (file: string) => boolean {
  return (file) => patterns.some((pattern) => pattern.test(file));
}

/**
 * Vite writes a list of the scripts of every lazy chunk into the first one, so that they are requested in parallel: 2.7
 * kB for every visitor, although few open those pages. Without the list, a lazy chunk requests its own imports; the
 * HTML names the scripts of a page's first render anyway, and links preload on hover. Styles stay in the list, because
 * nothing else requests them. The checkout's form, the cart and the card of the last order are waited for
 * (docs/decisions/0194), so their scripts stay in it too.
 */
export function withoutScripts(file: string, dependencies: readonly string[]): string[] {
  if (/\/(checkout-page|cart-sheet|again-card)-[^/]+\.js$/.test(file)) return [...dependencies];
  return dependencies.filter((dependency) => dependency.endsWith('.css'));
}
