import { findPlace } from './navigation.ts';

/** The page that edits a product; without one, the guests' page. */
export function productAddress(id: number): string {
  return findPlace('/admin/menu') === null ? `/meniu/${id}` : `/admin/menu/${id}`;
}
