import type { Instant } from '#domain/time/instant.ts';
import { loadWholeMenu, type StoredProduct } from '#server/features/products/index.ts';
import type { Tx } from '#server/platform/in-transaction.ts';
import { withCleanDescriptions } from './clean-descriptions.ts';
import { loadCurrentMenu } from './load-current-menu.ts';
import { planImport } from './plan-import.ts';
import { neutralMenuOf } from './read-archive-menu.ts';
import { writePlan } from './write-plan.ts';

/**
 * Writes the menu of a document into a shop without a menu, as an import would, but without a trace in the history of
 * changes: staff have saved nothing of it.
 *
 * @returns its products, in order
 * @throws Error for a document of which an import would refuse something, or leave something out
 */
export async function writeMenu(
  tx: Tx,
  document: Parameters<typeof neutralMenuOf>[0],
  at: Instant,
): Promise<readonly StoredProduct[]> {
  const current = await loadCurrentMenu(tx, 'pofta', at);
  const plan = planImport(withCleanDescriptions(neutralMenuOf(document)), current);
  const doubts = plan.lines.flatMap(({ name, reasons, remarks }) =>
    [...reasons, ...remarks].map((one) => `${name}: ${one}`),
  );
  if (doubts.length > 0) throw new Error(doubts.join('\n'));
  const written = await writePlan(tx, plan, { current, staffId: null, at, isRecorded: false });
  const ids = written.products.map(({ id }) => id);
  return (await loadWholeMenu(tx, ids, at)).products;
}
