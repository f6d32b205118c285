/** Products and categories as staff edit them, with domain values. */
import { defineAnswer, isoMoment, lei, type ValueOf } from '../values/define-answer.ts';
import { windowsFromWire, windowsToWire } from './codec.ts';

/** Hours in which something may be ordered, or a promotion applies. */
export const availabilityWindows = { toWire: windowsToWire, fromWire: windowsFromWire };
const priced = { price: lei };

const entry = {
  dimensions: [{ price: lei, boxPrice: lei, packagePrice: lei, depositPrice: lei }],
  extraIngredientsBeans: [priced],
  availabilityWindows,
  archivedAt: isoMoment,
} as const;

export const entriesPage = defineAnswer('getEntries', { content: [entry] });
export type EntriesPage = ValueOf<typeof entriesPage>;
export type Entry = EntriesPage['content'][number];

export const entryAnswer = defineAnswer('getEntry', entry);
export type WholeEntry = ValueOf<typeof entryAnswer>;

/** Products and sizes that bundles can contain. */
export const sizesForPromotions = defineAnswer('getEntriesForPromotions', [
  { dimensions: [{ price: lei, packagePrice: lei, boxPrice: lei }] },
]);
export type BundleProduct = ValueOf<typeof sizesForPromotions>[number];

export const menuEditing = defineAnswer('getMenuEditing', {
  categories: [{ extraIngredients: [priced], availabilityWindows }],
});
export type MenuEditing = ValueOf<typeof menuEditing>;

export const staffCategories = defineAnswer('getStaffCategories', [
  { extraIngredients: [priced], availabilityWindows },
]);
export type StaffCategory = ValueOf<typeof staffCategories>[number];

/** Carts priced by another system's rules and by ours, for comparison. */
export const importProof = defineAnswer('proveMenuImport', { differences: [{ theirs: lei, ours: lei }] });
export type ImportProof = ValueOf<typeof importProof>;
