/** What other features may use of `categories`; everything else is its own. */
export { deleteCategoryWithin } from './delete-category.ts';
export { CATEGORY_ORDER, categorySubject } from './describe-category.ts';
export { listStaffCategories, type ManagedCategory } from './list-staff-categories.ts';
export { saveCategoryWithin } from './save-categories.ts';
