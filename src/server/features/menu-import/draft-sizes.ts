/** Converts the sizes of a dish of the file to those of a product. */
import { proposedDeposit } from '#domain/menu/editing/new-product.ts';
import { type ProductDraft, STOCK_KEPT } from '#domain/menu/product-sheet.ts';
import { orKept } from '#domain/menu/reading.ts';
import { ZERO_BANI } from '#domain/money/bani.ts';
import { formatLei } from '#domain/money/format-lei.ts';
import type { StoredProduct } from '#server/features/products/index.ts';
import { keptSpelling } from './draft-product.ts';
import { type NeutralSize, nameKey, ONLY_SIZE } from './neutral-menu.ts';

type StoredSize = StoredProduct['sizes'][number];
type SizeDrafts = {
  readonly sizes: ProductDraft['sizes'];
  /** Why the dish cannot be imported. */
  readonly reasons: readonly string[];
  readonly remarks: readonly string[];
};

const NEW_SIZE = {
  id: null,
  isOn: true,
  stockUnlimited: true,
  minimumQuantity: 1,
  boxNeeded: false,
  boxPrice: ZERO_BANI,
  deposit: ZERO_BANI,
  grams: null,
} as const;

/** What a new size is of: its words may name a drink with a deposit. */
type Dish = { readonly name: string; readonly category: string };

/** Sizes that the file lists; those of the product where the file does not say which one it prices. */
export function draftSizes(read: readonly NeutralSize[], before: StoredProduct | null, dish: Dish): SizeDrafts {
  const stored = before?.sizes ?? [];
  const [only] = read;
  if (read.length === 1 && only !== undefined && only.label.state !== 'understood' && stored.length > 0) {
    const matching = findUnlabelled(only, stored);
    if (matching !== null) return joinDrafts([draftSize(only, matching, dish)]);
    return {
      sizes: stored.map(keepSize),
      reasons: reasonsOf(only),
      remarks: ['Fișierul nu spune a cărei mărimi e prețul: mărimile și prețurile au rămas cum erau.'],
    };
  }
  return joinDrafts(
    read.map((size) => {
      const key = nameKey(orKept(size.label, ONLY_SIZE));
      return draftSize(size, stored.find(({ label }) => nameKey(label) === key) ?? null, dish);
    }),
  );
}

/** The stored size that a single price without a label belongs to. */
function findUnlabelled({ label }: NeutralSize, stored: readonly StoredSize[]): StoredSize | null {
  if (stored.length === 1) return stored[0] ?? null;
  if (label.state === 'absent') return null;
  return stored.find((size) => nameKey(size.label) === nameKey(ONLY_SIZE)) ?? null;
}

type SizeDraft = SizeDrafts['sizes'][number];
type OneDraft = { readonly size: SizeDraft; readonly reasons: readonly string[]; readonly remarks: readonly string[] };

function draftSize(read: NeutralSize, stored: StoredSize | null, dish: Dish): OneDraft {
  const facts = orKept(read.facts, null);
  const label = keptSpelling(orKept(read.label, stored?.label ?? ONLY_SIZE), stored?.label);
  return {
    size: {
      ...(stored ?? { ...NEW_SIZE, deposit: proposedDeposit(dish, label) }),
      ...facts,
      // The stock stored here is more recent than the file's.
      stock: stored === null && facts !== null ? facts.stock : STOCK_KEPT,
      label,
      price: orKept(read.price, stored?.price ?? null),
    },
    reasons: reasonsOf(read, stored),
    remarks: stored === null ? [] : remarksOf(read, stored),
  };
}

function keepSize(size: StoredSize): SizeDraft {
  return { ...size, stock: STOCK_KEPT };
}

function reasonsOf({ label, price }: NeutralSize, stored: StoredSize | null = null): readonly string[] {
  return [
    ...(label.state === 'unclear' ? [`Mărimea „${label.written}” nu a fost înțeleasă: ${label.reason}.`] : []),
    ...(price.state === 'unclear' && stored === null
      ? [`Prețul „${price.written}” nu a fost înțeles: ${price.reason}.`]
      : []),
  ];
}

function remarksOf({ price }: NeutralSize, { label, price: kept }: StoredSize): readonly string[] {
  if (price.state === 'understood') return [];
  const what =
    price.state === 'unclear'
      ? `Prețul „${price.written}” nu a fost înțeles: ${price.reason}`
      : `Fișierul nu are preț la ${label}`;
  return [`${what}. A rămas ${formatLei(kept)}.`];
}

function joinDrafts(drafts: readonly OneDraft[]): SizeDrafts {
  return {
    sizes: drafts.map(({ size }) => size),
    reasons: drafts.flatMap(({ reasons }) => reasons),
    remarks: drafts.flatMap(({ remarks }) => remarks),
  };
}
