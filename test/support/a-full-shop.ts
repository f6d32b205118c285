/** A restaurant with a row in every table that an archive holds. */
import { sql } from 'kysely';
import type { Instant } from '#domain/time/instant.ts';
import { seedDemo } from '#server/features/demo/seed-demo.ts';
import type { Database } from '#server/platform/database.ts';
import { aCourier, aCustomer, aSubscriber } from './factories.ts';

/** Rows that the demonstration lacks. Where they refer to something, they use the first one. */
const MORE = `
  insert into blocks (kind, key, shown, reason, order_id, created_at) select 'phone', 'k', '0700000000', 'nu ridică', min(id), now() from orders;
  insert into campaigns (subject, content, image_hash, html, plain_text, content_key, state, created_at)
    select 'Bună', '<p>Bună</p>', min(image_hash), '<p>Bună</p>', 'Bună', 'k', 'sending', now() from product_images;
  insert into campaign_recipients (campaign_id, subscriber_id, state, try_at)
    select min(campaigns.id), min(newsletter_subscribers.id), 'waiting', now() from campaigns, newsletter_subscribers;
  insert into closed_slots (slot_at, closed_at) values ('2026-11-21 12:00+02', now());
  insert into coupon_redemptions (promotion_id, order_id, phone_normal, redeemed_at)
    select (select min(id) from promotions), min(id), '0700000001', now() from orders;
  insert into courier_drops (shift_id, amount_bani, at) select min(id), 1234, now() from courier_shifts;
  insert into couriers (name, phone, created_at, ended_at) values ('Plecat', '', now(), now());
  insert into daily_menu_dishes (day, product_id, position, price_bani, portions)
    select '2026-11-20', min(id), 0, 1500, 20 from products;
  insert into drawer_counts (day, counted_bani, expected_bani, counted_at) values ('2026-11-20', 5900, 6000, now());
  insert into fiscal_receipts (order_id, kind, state, made_at, number) select min(id), 'sale', 'printed', now(), '12' from orders;
  insert into fiscal_settings (on_since, dialect, name_letters, vat_groups, payment_codes, deposit_group, department,
      deposit_department, online_moment)
    values (now(), 'fiscalnet', 36, '{"1100": "2"}', '{"cash": "1"}', '4', '1', '2', 'handover');
  insert into guard_settings (blocked_words) values ('Sunați-ne.');
  insert into import_identities (source, source_id, product_id) select 'gloriafood', '77', min(id) from products;
  insert into ingredients (name) values ('mozzarella');
  insert into ingredient_uses (ingredient_id, product_id, is_left_out)
    select (select min(id) from ingredients), min(id), true from products;
  insert into legal_drafts (kind, sections, saved_at) values ('terms', '[]', now());
  insert into manager_grants (id, change_prices) values (1, true);
  insert into newsletter_consents (subscriber_id, act, text_version, source, at)
    select min(id), 'confirmed', '1', 'site', now() from newsletter_subscribers;
  insert into newsletter_drafts (staff_id, subject, content, image_hash, coupon_code, saved_at)
    select (select min(id) from users), 'S', '<p>C</p>', min(image_hash), '', now() from product_images;
  insert into order_bundles (order_id, position, promotion_id, name, quantity, unit_price_bani)
    select min(id), 9, (select min(id) from promotions), 'Meniu', 1, 3000 from orders;
  insert into order_proposals (order_id, made_at, reason, expires_at, content, changes, payable_bani, state)
    select min(id), now(), 'lipsă', now(), '{}', '[]', 1000, 'open' from orders;
  insert into order_slots (order_id, scope, slot_at, amount) select min(id), 'all', '2026-11-21 12:00+02', 2 from orders;
  insert into settlement_files (provider, name, content_hash, first_day, last_day, rows_read, read_at)
    values ('netopia', 'noiembrie.csv', repeat('a', 64), '2026-11-01', '2026-11-20', 1, now());
  insert into settlement_rows (provider, kind, attempt, reference, day, amount_bani, fee_bani, turn)
    values ('netopia', 'payment', '10000001-1', '', '2026-11-20', 5000, 60, 1);
  insert into slot_loads (slot_at, scope, taken) values ('2026-11-21 12:00+02', 'all', 2);
  insert into slot_limits (scope, most) values ('all', 40);
  insert into order_versions (order_id, order_version, changed_at, consent, reason, changes, content)
    select min(id), 1, now(), 'phone', 'alt fel', '[]', '{}' from orders;
  insert into personal_coupons (promotion_id, code, email_normal, discount_basis_points, discount_bani, min_order_bani,
      valid_from, valid_until, issued_at)
    select min(id), 'PENTRUTINE', 'ana@exemplu.ro', 1000, 0, 0, '2026-11-01', '2026-12-01', now() from promotions;
  insert into payment_settings (provider, mode, charge_time, meal_card_issuers)
    values ('netopia', 'live', 'at_once', '{edenred,up}');
  insert into printers (name, protocol, dots, prints, prints_on, basic_hash, created_at)
    values ('Bucătărie', 'star', 576, 'kitchen', 'arrival', 'h', now());
  insert into product_add_ons (product_id, add_on_id, position) select min(id), max(id), 0 from products;
  insert into promotion_counters (promotion_id, uses, given_bani) select min(id), 3, 900 from promotions;
  insert into promotion_uses (promotion_id, order_id, person)
    select (select min(id) from promotions), min(id), 'p' from orders;
  insert into reservations (full_name, phone, email, email_normal, people, reserved_for, additional_information, requested_at)
    values ('Ion Pop', '0700000002', 'ion@exemplu.ro', 'ion@exemplu.ro', 4, '2026-12-01 19:00+02', '', now());
  insert into reservation_events (reservation_id, kind, at, reservation_version)
    select min(id), 'requested', now(), 1 from reservations;
  insert into reviews (rating, body, author, state, created_at) values (5, 'Bun', 'Ana', 'pending', now());
  insert into sold_outs (product_id, since) select max(id), now() from products;
  insert into stations (name, position) values ('Grătar', 0);
  insert into vat_changes (rate_id, valid_from, basis_points) select min(id), '2030-01-01', 2200 from vat_rates;
  insert into vat_checks (year, checked_at) values (2026, now());
  insert into user_addresses (user_id, city, county, street, street_number)
    select max(id), 'Blaj', 'Alba', 'Republicii', '7' from users;
  insert into turned_links (place, turned_at, staff_id) select 'facebook', now(), min(id) from users;
  insert into withdrawal_requests (order_number, email, name, items, received_at)
    values (12345678, 'ana@exemplu.ro', 'Ana', 'tot', now());
  insert into changes (at, staff_id, subject, title, action) select now(), min(id), 'contact', 'Contact', 'updated' from users;
  insert into invoices (order_id, state, queued_at) select min(id), 'waiting', now() from orders;
  insert into payment_attempts (order_id, attempt_no, reference, provider, mode, amount_bani, is_hold, state, created_at, pay_until)
    select min(id), 1, '12345678-1-00ff', 'trial', 'test', 5000, true, 'held', now(), now() from orders;
  insert into payment_events (attempt_id, kind, amount_bani, event_key, actor_kind, at)
    select id, 'held', 5000, reference || ':held:1', 'provider', now() from payment_attempts;
`;

/** Keeps one picture, because encoding each takes a second. */
const FEWER_PICTURES = `
  delete from product_images where id not in (select id from product_images order by id limit 1);
  update categories set image_hash = null;
  update promotions set image_hash = null;
  delete from house_pictures;
  insert into house_pictures (role, position, image_hash, alt) select 'hero', 0, min(image_hash), '' from product_images;
`;

export async function aFullShop(db: Database, now: Instant): Promise<void> {
  await seedDemo(db, now);
  await sql.raw(FEWER_PICTURES).execute(db);
  await aCustomer(db, { email: 'ana@exemplu.ro' });
  await aSubscriber(db, { email: 'ana@exemplu.ro', state: 'confirmed' });
  await aCourier(db);
  await sql.raw(MORE).execute(db);
}
