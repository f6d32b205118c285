/**
 * Which tables an archive contains. Every table of the database must have a line here, checked by the compiler, so that
 * a new table is either included or excluded deliberately.
 */
import { keysOf } from '#domain/keys-of.ts';
import type { DB } from '#server/platform/database.types.ts';

/**
 * A table by its name in archives of every version. Orders are named `orders` there, though the database has them in
 * `all_orders` and shows parts of it by views (docs/decisions/0269).
 */
export type ArchivedTable = Exclude<keyof DB, 'all_orders' | 'real_orders'>;

export function databaseTable(archived: string): string {
  return archived === 'orders' ? 'all_orders' : archived;
}

/** The reverse of `databaseTable`. */
export function archivedTable(table: string): string {
  return table === 'all_orders' ? 'orders' : table;
}

/**
 * `house` belongs to the restaurant; `guests` identifies guests or staff and is included only in full archives.
 * Excluded are credentials (`secret`), data computed from others (`derived`), data without a meaning in another shop
 * (`passing`), and data in separate files (`file`).
 */
type Place = 'house' | 'guests' | 'secret' | 'derived' | 'passing' | 'file';

export const PLACES: Readonly<Record<ArchivedTable, Place>> = {
  alarm_mails: 'passing',
  backup_mails: 'passing',
  backups: 'passing',
  archives: 'passing',
  archive_rows: 'passing',
  blocks: 'guests',
  busy_modes: 'passing',
  campaign_recipients: 'guests',
  campaigns: 'guests',
  // Their addresses are signed with a key of this shop.
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
  // Mails of the last weeks, with links that open an order or an account.
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
  // Sums of order_slots that are never recomputed.
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

/**
 * Columns that no archive contains, in any table; bytes are excluded as well, because all of them are hashes of keys.
 */
export const SECRET_COLUMNS: readonly string[] = ['password_hash', 'pin_hash', 'xid'];

export function archivedTables(hasGuests: boolean): readonly ArchivedTable[] {
  return keysOf(PLACES).filter((name) => PLACES[name] === 'house' || (hasGuests && PLACES[name] === 'guests'));
}

type Difference = { readonly columns: readonly string[]; readonly why: string };
const PICTURES = { columns: ['image_hash'], why: 'pictures are encoded again, so their hashes differ' };
const TRANSACTION = { columns: ['xid'], why: 'the transaction is the one that reads the archive' };

/** Columns that differ in a new shop after reading the archive. Every other column of every table is the same. */
export const NOT_AS_BEFORE: Readonly<Partial<Record<ArchivedTable, Difference>>> = {
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
 * Tables that a new shop reads completely: everything in an archive with guests, except the security log, which is
 * append-only and which every shop writes itself.
 */
export function readTables(): readonly ArchivedTable[] {
  return archivedTables(true).filter((name) => name !== 'security_events');
}
