import { findPlace } from './navigation.ts';

/** Where a product is worked on; while no screen does it, where guests see it. */
export function productAddress(id: number): string {
  return findPlace('/admin/menu') === null ? `/meniu/${id}` : `/admin/menu/${id}`;
}
