/** The rows of the menu's table: products as the table reads them, and changed fields as they are sent. Free of zod. */
import { keysOf } from '#domain/keys-of.ts';
import type { ChangedProduct, TableProduct } from '#domain/menu/editing/menu-table.ts';
import type { BodyOf } from '../define/define-call.ts';
import { windowsToWire } from '../menu/codec.ts';
import type { Entry, saveEntryRows } from './staff-calls.ts';

export type RowBody = BodyOf<typeof saveEntryRows>['rows'][number];

export function readTableProduct(entry: Entry): TableProduct {
  return {
    id: entry.id,
    name: entry.name,
    categoryId: entry.categoryId,
    // A stored product has both rates.
    vatTakeawayRateId: entry.vatRateId ?? 0,
    vatOnPremisesRateId: entry.vatRateIdOnPremises ?? 0,
    isAgeRestricted: entry.ageRestricted18,
    allergens: entry.allergens,
    hasNoAllergens: entry.hasNoAllergens,
    stationId: entry.stationId,
    isOn: entry.available,
    availabilityWindows: entry.availabilityWindows,
    sizes: entry.dimensions.map(({ id, value, price, depositPrice }) => ({
      id,
      label: value,
      price,
      deposit: depositPrice,
    })),
  };
}

type Fields = Omit<ChangedProduct, 'id' | 'sizes'>;

/** A changed field on the wire. */
const TO_WIRE = {
  name: (name) => ({ name }),
  categoryId: (categoryId) => ({ categoryId }),
  vatTakeawayRateId: (vatRateId) => ({ vatRateId }),
  vatOnPremisesRateId: (vatRateIdOnPremises) => ({ vatRateIdOnPremises }),
  isAgeRestricted: (ageRestricted18) => ({ ageRestricted18 }),
  allergens: (allergens) => ({ allergens: [...allergens] }),
  hasNoAllergens: (hasNoAllergens) => ({ hasNoAllergens }),
  stationId: (stationId) => ({ stationId }),
  isOn: (available) => ({ available }),
  availabilityWindows: (windows) => ({ availabilityWindows: windowsToWire(windows) }),
} as const satisfies { readonly [Field in keyof Fields]-?: (value: NonNullable<Fields[Field]>) => Partial<RowBody> };

export function rowBody({ id, sizes, ...fields }: ChangedProduct): RowBody {
  const changed = keysOf(fields).map((field) => TO_WIRE[field](fields[field] as never));
  return {
    id,
    ...Object.assign({}, ...changed),
    dimensions: sizes.map(({ label, price, deposit, ...size }) => ({
      ...size,
      ...(label === undefined ? {} : { value: label }),
      ...(price === undefined ? {} : { price }),
      ...(deposit === undefined ? {} : { depositPrice: deposit }),
    })),
  };
}
