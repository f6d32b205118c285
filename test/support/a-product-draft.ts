/** Drafts of products for tests: pass only what the test is about. */
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
    name: 'Ciorbă de burtă',
    category: { id: 1, isSpecial: false },
    description: '<p>Cu smântână și ardei.</p>',
    isOn: true,
    isOrderableToday: true,
    isOrderableAhead: false,
    allowsMessage: true,
    isVeggie: false,
    isFasting: false,
    isFromFrozen: false,
    isAgeRestricted: false,
    ingredients: '',
    additives: '',
    allergens: [],
    hasNoAllergens: false,
    mayContain: [],
    nutrition: null,
    nutritionNote: '',
    vatTakeawayBasisPoints: 1100,
    vatOnPremisesBasisPoints: 1100,
    sizes: [aSizeDraft()],
    extras: [],
    stationId: null,
    availabilityWindows: [],
    similarIds: [],
    addOnIds: [],
    ...about,
  };
}
