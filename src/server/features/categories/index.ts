/** Public API of the feature `categories`: other features import nothing else of it. */
export { deleteCategoryWithin } from './delete-category.ts';
export { CATEGORY_ORDER, categorySubject } from './describe-category.ts';
export { listStaffCategories, type ManagedCategory } from './list-staff-categories.ts';
export { saveCategoryWithin } from './save-categories.ts';
