import { SavedResponse } from '../changes/wire.ts';
import { type AnswerOf, type BodyOf, defineCall } from '../define/define-call.ts';
import { availabilityWindows } from '../menu/windows-codec.ts';
import { calendarDay, isoMoment, lei } from '../values/fields.ts';
import { DailyMenuResponse, SaveDailyMenuRequest, SaveDailyMenuResponse } from './daily-menu-wire.ts';
import {
  ChangeEntriesRequest,
  ChangeEntriesResponse,
  DeleteEntryResponse,
  EntriesForPromotionsResponse,
  EntriesQuery,
  EntriesResponse,
  EntryParams,
  EntryRequest,
  EntryResponse,
  ManagerRightsResponse,
  MenuEditingResponse,
  ReorderEntriesRequest,
  SavedEntryResponse,
  SaveEntryRequest,
  SaveEntryRowsRequest,
  SaveEntryRowsResponse,
  SaveManagerRightsRequest,
  SetEntryAvailabilityRequest,
  SetEntryStockRequest,
} from './wire.ts';

const priced = { price: lei };
const entry = {
  dimensions: [{ price: lei, boxPrice: lei, packagePrice: lei, depositPrice: lei }],
  extraIngredientsBeans: [priced],
  availabilityWindows,
  archivedAt: isoMoment,
} as const;
const dishes = [{ price: lei }] as const;
const menu = { day: calendarDay, dishes, known: dishes, earlier: [{ day: calendarDay, dishes }] } as const;

export const getEntries = defineCall({
  method: 'GET',
  path: '/admin-service/entries',
  access: 'staff',
  sentence: 'One page of products as staff see them, found by name, category or state (diacritics do not matter).',
  query: EntriesQuery,
  response: EntriesResponse,
  responseFields: { content: [entry] },
});
export type EntriesPage = AnswerOf<typeof getEntries>;
export type Entry = EntriesPage['content'][number];

export const getEntriesForPromotions = defineCall({
  method: 'GET',
  path: '/admin-service/entries/for-promotions',
  access: 'staff',
  sentence: 'The products and sizes that bundles can be made of.',
  response: EntriesForPromotionsResponse,
  responseFields: [{ dimensions: [{ price: lei, packagePrice: lei, boxPrice: lei }] }],
});
export type BundleProduct = AnswerOf<typeof getEntriesForPromotions>[number];

export const getMenuEditing = defineCall({
  method: 'GET',
  path: '/admin-service/entries/editing',
  access: 'staff',
  sentence: 'The categories a product can stand in, and what the person who asks may do beyond editing.',
  response: MenuEditingResponse,
  responseFields: { categories: [{ extraIngredients: [priced], availabilityWindows }] },
});
export type MenuEditing = AnswerOf<typeof getMenuEditing>;

export const getEntry = defineCall({
  method: 'GET',
  path: '/admin-service/entries/get-entry/{id}',
  access: 'staff',
  sentence: 'One product with everything that can be edited, archived ones too.',
  refusals: ['entry_not_found'],
  params: EntryParams,
  response: EntryResponse,
  responseFields: entry,
});
export type WholeEntry = AnswerOf<typeof getEntry>;

export const saveEntry = defineCall({
  method: 'POST',
  path: '/admin-service/entries/add-entry',
  access: 'staff',
  once: 'by_key',
  onPanels: 'never',
  sentence:
    'Adds a product or, with an `id`, updates it; fields that are left out stay as they are, sizes that are left out of `dimensions` are archived.',
  refusals: ['changed_meanwhile', 'deletion_not_granted', 'entry_not_found', 'prices_not_granted'],
  body: SaveEntryRequest,
  response: SavedEntryResponse,
  created: 'sometimes',
});

export const deleteEntry = defineCall({
  method: 'DELETE',
  path: '/admin-service/entries/delete-entry/{id}',
  access: 'staff',
  onPanels: 'never',
  sentence:
    'Takes a product off the menu; it can be restored. An archived one that no order and no promotion names is deleted for good.',
  refusals: ['changed_meanwhile', 'deletion_not_granted', 'entry_in_use', 'entry_not_found'],
  params: EntryParams,
  response: DeleteEntryResponse,
});

export const restoreEntry = defineCall({
  method: 'POST',
  path: '/admin-service/entries/restore-entry',
  access: 'staff',
  onPanels: 'never',
  sentence: 'Puts an archived product back on the menu.',
  refusals: ['changed_meanwhile', 'deletion_not_granted', 'entry_in_use', 'entry_not_found'],
  body: EntryRequest,
  response: SavedResponse,
});

export const duplicateEntry = defineCall({
  method: 'POST',
  path: '/admin-service/entries/duplicate-entry',
  access: 'staff',
  once: 'by_key',
  onPanels: 'never',
  sentence: 'Copies a product with its sizes, extras and pictures; the copy is switched off.',
  refusals: ['changed_meanwhile', 'entry_not_found', 'prices_not_granted'],
  body: EntryRequest,
  response: SavedEntryResponse,
  created: 'always',
});

export const reorderEntries = defineCall({
  method: 'POST',
  path: '/admin-service/entries/reorder',
  access: 'staff',
  onPanels: 'never',
  sentence: 'Puts the products of a category in order; those that are not named stand behind.',
  refusals: ['category_not_found', 'changed_meanwhile'],
  body: ReorderEntriesRequest,
  response: SavedResponse,
});

export const changeEntries = defineCall({
  method: 'POST',
  path: '/admin-service/entries/change-several',
  access: 'staff',
  onPanels: 'never',
  sentence: 'Switches, moves, archives or restores several products in one step, and answers which became different.',
  refusals: [
    'category_not_found',
    'changed_meanwhile',
    'deletion_not_granted',
    'entry_not_found',
    'prices_not_granted',
    'vat_rate_gone',
    'vat_rate_unknown',
  ],
  body: ChangeEntriesRequest,
  response: ChangeEntriesResponse,
});

export const saveEntryRows = defineCall({
  method: 'POST',
  path: '/admin-service/entries/save-rows',
  access: 'staff',
  onPanels: 'never',
  sentence:
    'Changes single fields of many products and sizes in one step, all or none; fields that are left out stay as they are.',
  refusals: ['changed_meanwhile', 'deletion_not_granted', 'entry_not_found', 'prices_not_granted'],
  body: SaveEntryRowsRequest,
  bodyFields: { rows: [{ dimensions: [{ price: lei, depositPrice: lei }] }] },
  response: SaveEntryRowsResponse,
});

export const setEntryAvailability = defineCall({
  method: 'POST',
  path: '/admin-service/entries/set-availability',
  access: 'staff',
  sentence: 'Switches a product, or one of its sizes, on or off.',
  refusals: ['changed_meanwhile', 'entry_not_found', 'size_not_found'],
  body: SetEntryAvailabilityRequest,
  response: SavedResponse,
});

export const setEntryStock = defineCall({
  method: 'POST',
  path: '/admin-service/entries/set-stock',
  access: 'staff',
  sentence: 'Sets the stock of one size.',
  refusals: ['changed_meanwhile', 'entry_not_found', 'size_not_found'],
  body: SetEntryStockRequest,
  response: SavedResponse,
});

export const getDailyMenu = defineCall({
  method: 'GET',
  path: '/admin-service/daily-menu',
  access: 'staff',
  sentence: 'What the menu of the day offers today, its hours, its dishes, and menus of other days that can be copied.',
  response: DailyMenuResponse,
  responseFields: menu,
});
export type DailyMenu = AnswerOf<typeof getDailyMenu>;
export type DailyDish = DailyMenu['dishes'][number];

export const saveDailyMenu = defineCall({
  method: 'POST',
  path: '/admin-service/daily-menu',
  access: 'staff',
  sentence:
    'Offers these dishes today, in this order; other dishes of the menu of the day are switched off. New and copied ones become products.',
  refusals: ['changed_meanwhile', 'entry_not_found', 'prices_not_granted'],
  body: SaveDailyMenuRequest,
  response: SaveDailyMenuResponse,
  responseFields: { menu },
});
export type DailyMenuBody = BodyOf<typeof saveDailyMenu>;

export const getManagerRights = defineCall({
  method: 'GET',
  path: '/admin-service/setup/manager-rights',
  access: 'admin',
  sentence: 'What managers may do beyond editing products, availability and stock.',
  response: ManagerRightsResponse,
});

export const saveManagerRights = defineCall({
  method: 'POST',
  path: '/admin-service/setup/manager-rights',
  access: 'admin',
  needsStepUp: true,
  sentence: 'Grants managers to change prices and to delete products, or takes it back.',
  refusals: ['changed_meanwhile'],
  body: SaveManagerRightsRequest,
  response: SavedResponse,
});
