import type { Menu } from '#domain/menu/menu.ts';
import type { Snapshots } from '#server/platform/snapshots.ts';
import { menuSnapshot } from './menu-snapshot.ts';

/** The menu as it is shown now. Orders are decided by `loadOrderMenu`, which reads inside their transaction. */
export function loadMenu({ snapshots }: { readonly snapshots: Snapshots }): Promise<Menu> {
  return snapshots.read(menuSnapshot);
}
