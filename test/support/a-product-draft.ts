/** Drafts of products for tests: pass only what the test is about. */
import { NEW_PRODUCT } from '#domain/menu/editing/new-product.ts';
import type { ProductDraft, SizeDraft } from '#domain/menu/product-sheet.ts';
import { bani } from '#domain/money/bani.ts';

/** A size for 32 lei in unlimited stock. */
export function aSizeDraft(about: Partial<SizeDraft> = {}): SizeDraft {
  return {
    id: null,
    label: '350 g',
    price: bani(3200),
    isOn: true,
    stockUnlimited: true,
    stock: null,
    minimumQuantity: 1,
    boxNeeded: false,
    boxPrice: null,
    deposit: bani(0),
    grams: 350,
    ...about,
  };
}

/** A valid product. */
export function aProductDraft(about: Partial<ProductDraft> = {}): ProductDraft {
  return {
    ...NEW_PRODUCT,
    name: 'Ciorbă de burtă',
    category: { id: 1, isSpecial: false },
    description: '<p>Cu smântână și ardei.</p>',
    isOrderableAhead: false,
    sizes: [aSizeDraft()],
    extras: [],
    availabilityWindows: [],
    ...about,
  };
}
