import { SavedResponse } from '../changes/wire.ts';
import { type AnswerOf, defineCall } from '../define/define-call.ts';
import { DoneResponse } from '../define/done-response.ts';
import { availabilityWindows } from '../menu/windows-codec.ts';
import { lei } from '../values/fields.ts';
import {
  CategoryParams,
  CreateCategoryRequest,
  CreateCategoryResponse,
  ReorderCategoriesRequest,
  StaffCategoriesResponse,
} from './wire.ts';

export const getStaffCategories = defineCall({
  method: 'GET',
  path: '/admin-service/setup/get-categories',
  access: 'staff',
  sentence: 'Lists every category in the order of the menu, empty ones too, with its version.',
  response: StaffCategoriesResponse,
  responseFields: [{ extraIngredients: [{ price: lei }], availabilityWindows }],
});
export type StaffCategory = AnswerOf<typeof getStaffCategories>[number];

export const createCategory = defineCall({
  method: 'POST',
  path: '/admin-service/setup/create-category',
  access: 'admin',
  sentence: 'Makes categories, and changes those rows that carry an id: all of the array or none of it.',
  refusals: ['category_name_taken', 'category_not_found', 'changed_meanwhile', 'picture_not_found', 'station_unknown'],
  body: CreateCategoryRequest,
  response: CreateCategoryResponse,
});

export const deleteCategory = defineCall({
  method: 'DELETE',
  path: '/admin-service/setup/delete-category/{id}',
  access: 'admin',
  sentence: 'Deletes a category without products; one with products is refused with their number.',
  refusals: ['category_in_use', 'category_not_found', 'changed_meanwhile'],
  params: CategoryParams,
  response: DoneResponse,
});

export const reorderCategories = defineCall({
  method: 'POST',
  path: '/admin-service/setup/reorder-categories',
  access: 'admin',
  sentence: 'Puts the categories of the menu in order.',
  refusals: ['changed_meanwhile'],
  body: ReorderCategoriesRequest,
  response: SavedResponse,
});
