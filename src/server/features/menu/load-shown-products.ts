import type { BaseProduct } from '#contract/menu/wire.ts';
import type { Snapshots } from '#server/platform/snapshots.ts';
import { menuSnapshot } from './menu-snapshot.ts';

/** Products by id as lists show them; the same map until the menu changes. */
export async function loadShownProducts({
  snapshots,
}: {
  readonly snapshots: Snapshots;
}): Promise<ReadonlyMap<number, BaseProduct>> {
  const { answers } = await snapshots.read(menuSnapshot);
  return answers.productsById();
}
