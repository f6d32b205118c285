/**
 * Factories for rows: pass what a story is about, everything else has a default. Each returns what later steps need to
 * refer to it.
 */

import { randomBytes, randomInt, randomUUID } from 'node:crypto';
import type { Role } from '#domain/accounts/roles.ts';
import type { AvailabilityWindow } from '#domain/menu/availability-window.ts';
import type { Allergen, Extra } from '#domain/menu/menu.ts';
import { type Bani, bani } from '#domain/money/bani.ts';
import type { PromotionType } from '#domain/promotions/kinds.ts';
import { toSlug } from '#domain/text/fold.ts';
import { type Instant, instant } from '#domain/time/instant.ts';
import { openCourierSession } from '#server/platform/courier-sessions.ts';
import type { Database } from '#server/platform/database.ts';
import { openSession } from '#server/platform/sessions.ts';

const unique = () => randomUUID().slice(0, 8);

export type CategoryFacts = {
  readonly name?: string;
  readonly slug?: string;
  readonly position?: number;
  readonly isSpecial?: boolean;
  readonly pickupPlace?: string | null;
  readonly allowsMessage?: boolean;
  readonly additionalInformation?: string;
  readonly extras?: readonly ExtraFacts[];
  readonly imageHash?: string | null;
  readonly stationId?: number | null;
  readonly availabilityWindows?: readonly AvailabilityWindow[];
};
type ExtraFacts = Pick<Extra, 'name' | 'price'> & { readonly allergens?: readonly Allergen[] };

export async function aCategory(db: Database, facts: CategoryFacts = {}): Promise<{ id: number; slug: string }> {
  const name = facts.name ?? `Categorie ${unique()}`;
  const category = await db
    .insertInto('categories')
    .values({
      name,
      slug: facts.slug ?? toSlug(name),
      position: facts.position ?? 0,
      is_special: facts.isSpecial ?? false,
      pickup_place: facts.pickupPlace ?? null,
      allows_message: facts.allowsMessage ?? false,
      additional_information: facts.additionalInformation ?? '',
      image_hash: facts.imageHash ?? null,
      station_id: facts.stationId ?? null,
      availability_windows: JSON.stringify(facts.availabilityWindows ?? []),
    })
    .returning(['id', 'slug'])
    .executeTakeFirstOrThrow();
  await addExtras(db, { category_id: category.id }, facts.extras ?? []);
  return category;
}

export type SizeFacts = {
  readonly label?: string;
  readonly price?: Bani;
  readonly boxPrice?: Bani;
  readonly deposit?: Bani;
  readonly isOn?: boolean;
  /** Pieces; `null`: unlimited. */
  readonly stock?: number | null;
  readonly minimumQuantity?: number;
  readonly grams?: number | null;
  readonly position?: number;
  readonly archivedAt?: Instant | null;
};

export async function aSize(db: Database, productId: number, facts: SizeFacts = {}): Promise<{ id: number }> {
  const boxPrice = facts.boxPrice ?? bani(0);
  return db
    .insertInto('sizes')
    .values({
      product_id: productId,
      label: facts.label ?? '300 g',
      price_bani: facts.price ?? bani(3200),
      box_needed: boxPrice > 0,
      box_price_bani: boxPrice,
      deposit_bani: facts.deposit ?? 0,
      is_on: facts.isOn ?? true,
      stock_unlimited: (facts.stock ?? null) === null,
      stock: facts.stock ?? 0,
      minimum_quantity: facts.minimumQuantity ?? 1,
      grams: facts.grams ?? null,
      position: facts.position ?? 0,
      archived_at: facts.archivedAt == null ? null : new Date(facts.archivedAt),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
}

/** The facts of a product and of its first size. */
export type ProductFacts = Omit<SizeFacts, 'position' | 'isOn' | 'archivedAt'> & {
  readonly name?: string;
  /** A new category by default. */
  readonly categoryId?: number;
  readonly description?: string;
  readonly position?: number;
  readonly isOn?: boolean;
  readonly isOrderableToday?: boolean;
  readonly isOrderableAhead?: boolean;
  readonly allowsMessage?: boolean;
  readonly isAgeRestricted?: boolean;
  readonly isFromFrozen?: boolean;
  readonly isMealCardExcluded?: boolean;
  readonly allergens?: readonly Allergen[];
  readonly hasNoAllergens?: boolean;
  readonly mayContain?: readonly Allergen[];
  readonly nutrition?: Readonly<Record<string, unknown>> | null;
  readonly ingredients?: string;
  readonly extras?: readonly ExtraFacts[];
  readonly vatBasisPoints?: number;
  readonly availabilityWindows?: readonly AvailabilityWindow[];
  readonly archivedAt?: Instant | null;
};

export type AProduct = {
  readonly id: number;
  readonly sizeId: number;
  readonly categoryId: number;
  readonly name: string;
};

/** The rate with this value, which is added where there is none. */
export async function aVatRate(db: Database, basisPoints: number): Promise<number> {
  const known = await db
    .selectFrom('vat_rates')
    .select('id')
    .where('basis_points', '=', basisPoints)
    .executeTakeFirst();
  if (known !== undefined) return known.id;
  const { id } = await db
    .insertInto('vat_rates')
    .values({ name: `TVA ${basisPoints / 100} %`, basis_points: basisPoints })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function aProduct(db: Database, facts: ProductFacts = {}): Promise<AProduct> {
  const name = facts.name ?? `Produs ${unique()}`;
  const categoryId = facts.categoryId ?? (await aCategory(db)).id;
  const { id } = await db
    .insertInto('products')
    .values({
      name,
      slug: `${toSlug(name)}-${unique()}`,
      category_id: categoryId,
      description: facts.description ?? '',
      position: facts.position ?? 0,
      is_on: facts.isOn ?? true,
      is_orderable_today: facts.isOrderableToday ?? true,
      is_orderable_ahead: facts.isOrderableAhead ?? true,
      allows_message: facts.allowsMessage ?? true,
      is_age_restricted: facts.isAgeRestricted ?? false,
      is_from_frozen: facts.isFromFrozen ?? false,
      is_meal_card_excluded: facts.isMealCardExcluded ?? false,
      allergens: [...(facts.allergens ?? [])],
      has_no_allergens: facts.hasNoAllergens ?? false,
      may_contain: [...(facts.mayContain ?? [])],
      nutrition: facts.nutrition ? JSON.stringify(facts.nutrition) : null,
      ingredients: facts.ingredients ?? '',
      ...(facts.vatBasisPoints === undefined ? {} : { vat_takeaway_rate_id: await aVatRate(db, facts.vatBasisPoints) }),
      availability_windows: JSON.stringify(facts.availabilityWindows ?? []),
      archived_at: facts.archivedAt == null ? null : new Date(facts.archivedAt),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { position: _, isOn: __, archivedAt: ___, ...firstSize } = facts;
  const size = await aSize(db, id, firstSize);
  await addExtras(db, { product_id: id }, facts.extras ?? []);
  return { id, sizeId: size.id, categoryId, name };
}

async function addExtras(
  db: Database,
  owner: { readonly category_id: number } | { readonly product_id: number },
  extras: readonly ExtraFacts[],
): Promise<void> {
  for (const [position, { name, price, allergens = [] }] of extras.entries()) {
    await db
      .insertInto('extras')
      .values({ ...owner, name, price_bani: price, allergens: [...allergens], position })
      .execute();
  }
}

/** A picture without its bytes. */
export async function anImage(db: Database, hash = randomBytes(16).toString('hex')): Promise<{ hash: string }> {
  return db
    .insertInto('images')
    .values({ hash, width: 1200, height: 900, placeholder: 'data:image/webp;base64,AA' })
    .returning('hash')
    .executeTakeFirstOrThrow();
}

export type ZoneFacts = {
  readonly code?: string;
  readonly city?: string;
  readonly county?: string;
  readonly isEnabled?: boolean;
  readonly minimumOrder?: Bani;
  readonly fee?: Bani;
  readonly freeFrom?: Bani | null;
  readonly extraMinutes?: number;
  readonly isVillage?: boolean;
  readonly position?: number;
};

export async function aZone(db: Database, facts: ZoneFacts = {}): Promise<{ code: string }> {
  return db
    .insertInto('delivery_zones')
    .values({
      code: facts.code ?? unique(),
      city: facts.city ?? 'Blaj',
      county: facts.county ?? 'Alba',
      is_enabled: facts.isEnabled ?? true,
      minimum_order_bani: facts.minimumOrder ?? 0,
      fee_bani: facts.fee ?? 0,
      free_from_bani: facts.freeFrom ?? null,
      extra_minutes: facts.extraMinutes ?? 0,
      is_village: facts.isVillage ?? false,
      position: facts.position ?? 0,
    })
    .returning('code')
    .executeTakeFirstOrThrow();
}

export type PromotionFacts = {
  readonly name?: string;
  readonly type?: PromotionType;
  readonly isActive?: boolean;
  readonly couponCode?: string | null;
  readonly discountBasisPoints?: number;
  readonly discount?: Bani;
  readonly minimumOrder?: Bani;
  /** For a personal code. */
  readonly validityInDays?: number;
  /** `YYYY-MM-DD`. */
  readonly startDate?: string;
  readonly endDate?: string;
  readonly imageHash?: string | null;
  /** For a bundle: the products of each set. */
  readonly sets?: readonly {
    readonly label?: string;
    readonly isFree?: boolean;
    readonly options: readonly { readonly id: number; readonly sizeId: number }[];
  }[];
};

export async function aPromotion(
  db: Database,
  facts: PromotionFacts = {},
): Promise<{ id: number; setIds: readonly number[] }> {
  const { id } = await db
    .insertInto('promotions')
    .values({
      name: facts.name ?? `Promoție ${unique()}`,
      type: facts.type ?? 'BUY_X_GET_Y_FREE',
      is_active: facts.isActive ?? true,
      coupon_code: facts.couponCode ?? null,
      discount_basis_points: facts.discountBasisPoints ?? 0,
      discount_bani: facts.discount ?? 0,
      min_order_bani: facts.minimumOrder ?? 0,
      validity_in_days: facts.validityInDays ?? 0,
      start_date: facts.startDate ?? '2026-01-01',
      end_date: facts.endDate ?? '2026-12-31',
      image_hash: facts.imageHash ?? null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const setIds: number[] = [];
  for (const [position, set] of (facts.sets ?? []).entries()) {
    const { id: setId } = await db
      .insertInto('promotion_sets')
      .values({ promotion_id: id, position, label: set.label ?? `Grupa ${position + 1}`, is_free: set.isFree ?? false })
      .returning('id')
      .executeTakeFirstOrThrow();
    for (const [place, option] of set.options.entries()) {
      await db
        .insertInto('promotion_options')
        .values({ set_id: setId, product_id: option.id, size_id: option.sizeId, position: place })
        .execute();
    }
    setIds.push(setId);
  }
  return { id, setIds };
}

/** A coupon of 10 % by default. */
export async function aCoupon(
  db: Database,
  facts: Omit<PromotionFacts, 'type' | 'sets'> = {},
): Promise<{ id: number; code: string }> {
  const code = facts.couponCode ?? `CUPON-${unique().toUpperCase()}`;
  const discountBasisPoints = facts.discountBasisPoints ?? (facts.discount === undefined ? 1000 : 0);
  const { id } = await aPromotion(db, { ...facts, type: 'COUPON_CODE', couponCode: code, discountBasisPoints });
  return { id, code };
}

export type PersonFacts = {
  readonly email?: string;
  readonly firstName?: string;
  readonly lastName?: string;
  readonly phone?: string;
  readonly isActive?: boolean;
  /** Whether the address was confirmed; true by default. */
  readonly isConfirmed?: boolean;
  /** A result of `hashPassword`; the default matches no password. */
  readonly passwordHash?: string;
  readonly sessionOpenedAt?: Instant;
};

export type SignedIn = { readonly id: number; readonly email: string; readonly token: string };

async function aPerson(db: Database, roles: readonly Role[], facts: PersonFacts): Promise<SignedIn> {
  const user = await db
    .insertInto('users')
    .values({
      email: facts.email ?? `persoana-${unique()}@exemplu.ro`,
      first_name: facts.firstName ?? 'Ana',
      last_name: facts.lastName ?? 'Pop',
      phone: facts.phone ?? '0722123456',
      password_hash: facts.passwordHash ?? '!',
      roles: [...roles],
      is_active: facts.isActive ?? true,
      email_confirmed_at: facts.isConfirmed === false ? null : new Date('2026-11-01T10:00:00Z'),
    })
    .returning(['id', 'email'])
    .executeTakeFirstOrThrow();
  const now = facts.sessionOpenedAt ?? instant(Date.parse('2026-11-20T09:00:00Z'));
  const { token } = await openSession(db, { userId: user.id, userAgent: 'story', now });
  return { ...user, token };
}

/**
 * Signed in for 168 hours from 20 November 2026, 11:00 in Bucharest, by default; the next three as well. A shop that runs by
 * the real clock needs `sessionOpenedAt`.
 */
export function anAdmin(db: Database, facts: PersonFacts = {}): Promise<SignedIn> {
  return aPerson(db, ['ROLE_ADMIN'], facts);
}

export function aManager(db: Database, facts: PersonFacts = {}): Promise<SignedIn> {
  return aPerson(db, ['ROLE_MANAGER'], facts);
}

/** With the role of the kitchen. */
export function aCook(db: Database, facts: PersonFacts = {}): Promise<SignedIn> {
  return aPerson(db, ['ROLE_KITCHEN'], facts);
}

export function aCustomer(db: Database, facts: PersonFacts = {}): Promise<SignedIn> {
  return aPerson(db, ['ROLE_USER'], facts);
}

/** A courier with a session of 18 hours and an open shift, from 11:00 in Bucharest on 20 November 2026. */
export async function aCourier(
  db: Database,
  {
    name = `Curier ${unique()}`,
    float = bani(0),
    hasShift = true,
  }: { readonly name?: string; readonly float?: Bani; readonly hasShift?: boolean } = {},
): Promise<{ id: number; name: string; token: string }> {
  const now = instant(Date.parse('2026-11-20T09:00:00Z'));
  const { id } = await db
    .insertInto('couriers')
    .values({ name, float_bani: float, link_hash: randomBytes(32), pin_hash: '!', created_at: new Date(now) })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (hasShift) {
    await db
      .insertInto('courier_shifts')
      .values({ courier_id: id, opened_at: new Date(now), float_bani: float })
      .execute();
  }
  const { token } = await openCourierSession(db, { courierId: id, now });
  return { id, name, token };
}

/**
 * A minimal order, for rows that refer to one: no lines, picked up, 32 lei in cash. Stories about orders place them
 * instead.
 */
export async function anOrder(db: Database): Promise<{ id: number }> {
  return db
    .insertInto('orders')
    .values({
      number: randomInt(10_000_000, 100_000_000),
      status: 'NEW',
      access_token_hash: randomBytes(32),
      method: 'PICKUP',
      first_name: 'Ana',
      last_name: 'Pop',
      email: 'ana@exemplu.ro',
      phone: '0722123456',
      placed_at: new Date('2026-11-20T10:00:00Z'),
      payment_parts: JSON.stringify([{ means: 'cash', amount: 3200 }]),
      products_bani: 3200,
      packaging_bani: 0,
      delivery_bani: 0,
      deposit_bani: 0,
      total_bani: 3200,
      payable_bani: 3200,
      terms_version: '2026-11-20',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
}

export type SubscriberFacts = { readonly email?: string; readonly state?: 'pending' | 'confirmed' | 'left' };

/** A newsletter subscriber; the tokens of the links are not returned. */
export async function aSubscriber(
  db: Database,
  { email = `abonat-${unique()}@exemplu.ro`, state = 'confirmed' }: SubscriberFacts = {},
): Promise<{ id: number; email: string }> {
  const at = new Date('2026-11-01T10:00:00Z');
  return db
    .insertInto('newsletter_subscribers')
    .values({
      email,
      state,
      confirm_hash: randomBytes(32),
      confirm_until: at,
      leave_hash: randomBytes(32),
      requested_at: at,
      confirmed_at: state === 'pending' ? null : at,
      left_at: state === 'left' ? at : null,
    })
    .returning(['id', 'email'])
    .executeTakeFirstOrThrow();
}
