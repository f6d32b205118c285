/** Groups of options, and which products and categories use them, in the order of the menu. */
import { z } from 'zod';
import { ALLERGENS } from '#domain/menu/menu.ts';
import type { OptionBook } from '#domain/menu/options/option-sheet.ts';
import { bani } from '#domain/money/bani.ts';
import type { Instant } from '#domain/time/instant.ts';
import { type VatValues, valueOfRate } from '#domain/vat/vat-rates.ts';
import type { Database } from '#server/platform/database.ts';
import { byOwner } from '#server/platform/postgres/by-owner.ts';
import { loadSoldOut, NOTHING_SOLD_OUT } from './sold-outs.repository.ts';

const Allergens = z.array(z.enum(ALLERGENS));

/**
 * All of them, with sold-out marks as of `now`, or without any for null.
 *
 * @param vat the values to give the rates
 */
export async function loadOptionBook(db: Database, now: Instant | null, vat: VatValues): Promise<OptionBook> {
  const groups = await db
    .selectFrom('option_groups')
    .select(['id', 'name', 'minimum', 'maximum', 'included', 'pricing'])
    .orderBy('name')
    .orderBy('id')
    .execute();
  const uses = await db
    .selectFrom('option_group_uses')
    .select(['group_id', 'product_id', 'category_id', 'size_label'])
    .orderBy('position')
    .orderBy('id')
    .execute();
  const groupUse = (row: (typeof uses)[number]) => ({ groupId: row.group_id, sizeLabel: row.size_label });
  const options = await listOptions(db, now, vat);
  return {
    groups: new Map(groups.map((row) => [row.id, { ...row, options: options.get(row.id) ?? [] }])),
    ofProducts: byOwner(uses, 'product_id', groupUse),
    ofCategories: byOwner(uses, 'category_id', groupUse),
  };
}

async function listOptions(db: Database, now: Instant | null, vat: VatValues) {
  const soldOut = now === null ? NOTHING_SOLD_OUT : await loadSoldOut(db, now);
  const rows = await db
    .selectFrom('options')
    .select(['id', 'group_id', 'name', 'price_bani', 'most', 'is_default', 'product_id', 'opens_group_id'])
    .select(['allergens', 'vat_takeaway_rate_id', 'vat_on_premises_rate_id', 'deposit_bani', 'is_age_restricted'])
    .orderBy('position')
    .orderBy('id')
    .execute();
  const prices = byOwner(
    await db.selectFrom('option_prices').selectAll().orderBy('option_id').orderBy('size_label').execute(),
    'option_id',
    (row) => ({ sizeLabel: row.size_label, price: bani(row.price_bani) }),
  );
  const valueAt = (rateId: number | null) => (rateId === null ? null : valueOfRate(vat, rateId));
  return byOwner(rows, 'group_id', (row) => ({
    id: row.id,
    name: row.name,
    price: row.price_bani === null ? null : bani(row.price_bani),
    sizePrices: prices.get(row.id) ?? [],
    most: row.most,
    isDefault: row.is_default,
    productId: row.product_id,
    opensGroupId: row.opens_group_id,
    allergens: Allergens.parse(row.allergens),
    vatTakeawayBasisPoints: valueAt(row.vat_takeaway_rate_id),
    vatOnPremisesBasisPoints: valueAt(row.vat_on_premises_rate_id),
    vatTakeawayRateId: row.vat_takeaway_rate_id,
    vatOnPremisesRateId: row.vat_on_premises_rate_id,
    deposit: bani(row.deposit_bani),
    isAgeRestricted: row.is_age_restricted,
    isSoldOut: soldOut.options.has(row.id),
    ranOutOf: soldOut.options.get(row.id) ?? [],
  }));
}
