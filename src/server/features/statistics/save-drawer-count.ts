import { sentenceOf } from '#contract/errors.ts';
import type { Bani } from '#domain/money/bani.ts';
import { formatLei } from '#domain/money/format-lei.ts';
import { err, type Result } from '#domain/result.ts';
import { formatLongDate } from '#domain/time/format-date.ts';
import type { LocalDate } from '#domain/time/local-date.ts';
import { type ChangedMeanwhile, saveByStaff } from '#server/features/changes/index.ts';
import type { DbServices } from '#server/platform/database.ts';
import type { InvalidFields } from '#server/platform/field-reader.ts';
import { type DrawerCount, findDrawerCount, writeDrawerCount } from './drawer-counts.repository.ts';
import { loadDrawer } from './load-drawer.ts';

/** Records the cash counted for a day beside what the drawer has to have now; the history keeps every count. */
export async function saveDrawerCount(
  services: DbServices,
  staffId: number,
  { day, counted }: { readonly day: LocalDate; readonly counted: Bani | null },
): Promise<Result<object, ChangedMeanwhile | InvalidFields>> {
  if (counted === null) return err({ code: 'invalid_request', fields: { counted: sentenceOf('amount_invalid') } });
  return saveByStaff(services, { subject: `drawer:${day}`, staffId }, async (tx, save, at) => {
    const before = await findDrawerCount(tx, day);
    const { expected } = await loadDrawer(tx, day);
    return save({
      title: `Numerar numărat, ${formatLongDate(day)}`,
      ...(before === null ? { action: 'created' } : { before: describeCount(before) }),
      after: describeCount({ counted, expected }),
      write: () => writeDrawerCount(tx, { day, counted, expected, at, staffId }),
    });
  });
}

function describeCount({ counted, expected }: Pick<DrawerCount, 'counted' | 'expected'>) {
  return { Numărat: formatLei(counted), 'Trebuia să fie': formatLei(expected) };
}
