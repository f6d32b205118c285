/**
 * Which tables an archive holds. Every table of the database has a line here, so a new one is either taken along or left out
 * knowingly: the compiler asks.
 */
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
  blocks: 'guests',
  busy_modes: 'passing',
  campaign_recipients: 'guests',
  campaigns: 'guests',
  cart_links: 'passing',
  categories: 'house',
  changes: 'guests',
  closed_order_counts: 'derived',
  closed_slots: 'passing',
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
  order_slots: 'passing',
  order_versions: 'guests',
  order_watch: 'passing',
  ordered_together: 'derived',
  orders: 'guests',
  panels: 'passing',
  personal_coupons: 'guests',
  popular_products: 'derived',
  price_history: 'house',
  print_jobs: 'passing',
  printers: 'house',
  product_images: 'house',
  products: 'house',
  promotion_counters: 'house',
  promotion_options: 'house',
  promotion_sets: 'house',
  promotions: 'house',
  push_subscriptions: 'secret',
  rate_limits: 'passing',
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
  slot_loads: 'derived',
  sold_outs: 'house',
  stations: 'house',
  user_addresses: 'guests',
  users: 'guests',
  usual_minutes: 'derived',
  withdrawal_requests: 'guests',
};

/** Columns that no archive holds, whatever their table; neither does it hold bytes, which are all hashes of keys. */
export const SECRET_COLUMNS: readonly string[] = ['password_hash', 'pin_hash', 'xid'];

export function archivedTables(hasGuests: boolean): readonly string[] {
  return Object.entries(PLACES)
    .filter(([, place]) => place === 'house' || (hasGuests && place === 'guests'))
    .map(([name]) => name);
}
