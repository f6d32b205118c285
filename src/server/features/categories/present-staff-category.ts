import type { StaffCategory } from '#contract/categories/wire.ts';
import { categoryToWire } from '#contract/menu/codec.ts';
import type { ManagedCategory } from './list-staff-categories.ts';

export function presentStaffCategory(category: ManagedCategory): StaffCategory {
  return {
    ...categoryToWire(category, category.products),
    numberOfArchivedProducts: category.archivedProducts,
    stationId: category.stationId,
    version: category.version,
  };
}
