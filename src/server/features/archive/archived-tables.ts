/**
 * Which tables an archive holds. Every table of the database has a line here, so a new one is either taken along or left out
 * knowingly: the compiler asks.
 */
import { keysOf } from '#domain/keys-of.ts';
import type { DB } from '#server/platform/database.types.ts';

/**
 * `house` is the restaurant's own; `guests` names guests or staff and goes only with everything. Left out is what opens a door (`secret`), what is
 * computed from the others (`derived`), what means nothing in another house (`passing`), and what stands in files of its own (`file`).
 */
type Place = 'house' | 'guests' | 'secret' | 'derived' | 'passing' | 'file';

export const PLACES: Readonly<Record<keyof DB, Place>> = {
  alarm_mails: 'passing',
  backup_mails: 'passing',
  backups: 'passing',
  archives: 'passing',
  archive_rows: 'passing',
  blocks: 'guests',
  busy_modes: 'passing',
  campaign_recipients: 'guests',
  campaigns: 'guests',
  // Their addresses are signed with a key of this house.
  cart_links: 'passing',
  categories: 'house',
  changes: 'guests',
  closed_order_counts: 'derived',
  closed_slots: 'house',
  closures: 'house',
  coupon_redemptions: 'guests',
  courier_drops: 'guests',
  courier_sessions: 'secret',
  courier_shifts: 'guests',
  courier_steps: 'passing',
  couriers: 'guests',
  customer_sums: 'derived',
  customer_sums_due: 'derived',
  daily_menu_dishes: 'house',
  data_turns: 'passing',
  data_versions: 'passing',
  delivery_zones: 'house',
  demo_rows: 'passing',
  extras: 'house',
  guard_settings: 'house',
  house_alarms: 'passing',
  house_pictures: 'house',
  idempotency_keys: 'passing',
  image_variants: 'file',
  images: 'file',
  import_identities: 'house',
  import_pictures: 'passing',
  ingredient_uses: 'house',
  ingredients: 'house',
  kitchen_numbers: 'passing',
  legal_drafts: 'house',
  legal_texts: 'house',
  // Letters of the last weeks, with links that open an order or an account.
  mails: 'secret',
  manager_grants: 'house',
  menu_imports: 'passing',
  newsletter_consents: 'guests',
  newsletter_drafts: 'guests',
  newsletter_subscribers: 'guests',
  one_time_tokens: 'secret',
  option_group_uses: 'house',
  option_groups: 'house',
  option_prices: 'house',
  options: 'house',
  order_alarms: 'passing',
  order_bundles: 'guests',
  order_events: 'guests',
  order_lines: 'guests',
  order_proposals: 'guests',
  order_slots: 'guests',
  order_versions: 'guests',
  order_watch: 'passing',
  ordered_together: 'derived',
  orders: 'guests',
  panels: 'passing',
  passkeys: 'secret',
  personal_coupons: 'guests',
  popular_products: 'derived',
  price_history: 'house',
  print_jobs: 'passing',
  printers: 'house',
  product_add_ons: 'house',
  product_images: 'house',
  products: 'house',
  promotion_counters: 'house',
  promotion_options: 'house',
  promotion_sets: 'house',
  promotion_uses: 'guests',
  promotions: 'house',
  push_subscriptions: 'secret',
  rate_limits: 'passing',
  recovery_codes: 'secret',
  rehearsals: 'passing',
  reservation_events: 'guests',
  reservations: 'guests',
  restaurant: 'house',
  reviews: 'guests',
  schedule_days: 'house',
  schedule_intervals: 'house',
  schema_migrations: 'passing',
  secrets: 'secret',
  security_events: 'guests',
  service_pauses: 'passing',
  services: 'house',
  sessions: 'secret',
  similar_products: 'house',
  sizes: 'house',
  slot_limits: 'house',
  // Sums of order_slots that nothing computes anew.
  slot_loads: 'guests',
  sold_outs: 'house',
  stations: 'house',
  totp_factors: 'secret',
  user_addresses: 'guests',
  users: 'guests',
  turned_links: 'house',
  usual_minutes: 'derived',
  withdrawal_requests: 'guests',
};

/** Columns that no archive holds, whatever their table; neither does it hold bytes, which are all hashes of keys. */
export const SECRET_COLUMNS: readonly string[] = ['password_hash', 'pin_hash', 'xid'];

export function archivedTables(hasGuests: boolean): readonly (keyof DB)[] {
  return keysOf(PLACES).filter((name) => PLACES[name] === 'house' || (hasGuests && PLACES[name] === 'guests'));
}

type Difference = { readonly columns: readonly string[]; readonly why: string };
const PICTURES = { columns: ['image_hash'], why: 'pictures are encoded again, so their hashes differ' };
const TRANSACTION = { columns: ['xid'], why: 'the transaction is the one that reads the archive' };

/** What a new house does not have as it stood in the house that the archive is of. Every other column of every table is the same. */
export const NOT_AS_BEFORE: Readonly<Partial<Record<keyof DB, Difference>>> = {
  campaigns: {
    columns: ['image_hash', 'content_key', 'state'],
    why: 'one that was being sent is paused, or two houses would send it; pictures as everywhere',
  },
  categories: PICTURES,
  couriers: { columns: ['link_hash', 'pin_hash'], why: 'links and PINs open a door: they are given anew' },
  house_pictures: PICTURES,
  newsletter_drafts: PICTURES,
  newsletter_subscribers: {
    columns: ['confirm_hash', 'leave_hash'],
    why: 'links of mails are made with the key of the house: those of the new one open, those in old mails do not',
  },
  order_events: TRANSACTION,
  orders: {
    columns: ['access_token_hash'],
    why: 'pages of orders open with the key of the house: links in new mails open, those in old mails do not',
  },
  printers: {
    columns: ['basic_hash'],
    why: 'addresses of printers are made with the key of the house, and the password is set with them',
  },
  product_images: PICTURES,
  promotions: PICTURES,
  reservation_events: TRANSACTION,
  users: {
    columns: ['password_hash', 'is_active'],
    why: 'staff are closed and without a password, or a changed archive would open the house to its author; guests are as they were, and the account that reads keeps its own',
  },
};

/**
 * Read whole by a new house: everything that an archive with guests holds, but for the log of the doors, which every house writes for
 * itself and which is added to only.
 */
export function readTables(): readonly (keyof DB)[] {
  return archivedTables(true).filter((name) => name !== 'security_events');
}
