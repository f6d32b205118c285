/** Groups of options, and which products and categories use them, in the order of the menu. */
import { z } from 'zod';
import { ALLERGENS } from '#domain/menu/menu.ts';
import type { OptionBook } from '#domain/menu/options/option-sheet.ts';
import { bani } from '#domain/money/bani.ts';
import type { Instant } from '#domain/time/instant.ts';
import type { Database } from '#server/platform/database.ts';
import { byOwner } from '#server/platform/postgres/by-owner.ts';
import { paysVat } from './pays-vat.ts';
import { loadSoldOut, NOTHING_SOLD_OUT } from './sold-outs.repository.ts';

const Allergens = z.array(z.enum(ALLERGENS));

/** All of them, as sold at `now`: with sold-out marks and the charged VAT; or as staff edit them, for null. */
export async function loadOptionBook(db: Database, now: Instant | null): Promise<OptionBook> {
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
  const options = await listOptions(db, now);
  return {
    groups: new Map(groups.map((row) => [row.id, { ...row, options: options.get(row.id) ?? [] }])),
    ofProducts: byOwner(uses, 'product_id', groupUse),
    ofCategories: byOwner(uses, 'category_id', groupUse),
  };
}

async function listOptions(db: Database, now: Instant | null) {
  const soldOut = now === null ? NOTHING_SOLD_OUT : await loadSoldOut(db, now);
  const rows = await db
    .selectFrom('options')
    .select(['id', 'group_id', 'name', 'price_bani', 'most', 'is_default', 'product_id', 'opens_group_id'])
    .select(['allergens', 'vat_takeaway_basis_points', 'vat_on_premises_basis_points', 'deposit_bani'])
    .select(['is_age_restricted', paysVat.as('pays_vat')])
    .orderBy('position')
    .orderBy('id')
    .execute();
  const prices = byOwner(
    await db.selectFrom('option_prices').selectAll().orderBy('option_id').orderBy('size_label').execute(),
    'option_id',
    (row) => ({ sizeLabel: row.size_label, price: bani(row.price_bani) }),
  );
  // Sold by a restaurant that does not pay VAT, an option has the rate of its dish, which is 0.
  const rateOf = (row: (typeof rows)[number], rate: number | null) => (now === null || row.pays_vat ? rate : null);
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
    vatTakeawayBasisPoints: rateOf(row, row.vat_takeaway_basis_points),
    vatOnPremisesBasisPoints: rateOf(row, row.vat_on_premises_basis_points),
    deposit: bani(row.deposit_bani),
    isAgeRestricted: row.is_age_restricted,
    isSoldOut: soldOut.options.has(row.id),
    ranOutOf: soldOut.options.get(row.id) ?? [],
  }));
}
