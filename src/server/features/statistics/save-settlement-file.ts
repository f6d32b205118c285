import { createHash } from 'node:crypto';
import type { ContractProvider } from '#domain/payments/payment-settings.ts';
import { factsOfProvider } from '#domain/payments/providers.ts';
import {
  readSettlement,
  type Settlement,
  type SettlementRefusal,
} from '#domain/payments/settlement/read-settlement.ts';
import { err, ok, type Result } from '#domain/result.ts';
import { formatDate } from '#domain/time/format-date.ts';
import type { LocalDate } from '#domain/time/local-date.ts';
import { type ChangedMeanwhile, saveByStaff } from '#server/features/changes/index.ts';
import type { DbServices } from '#server/platform/database.ts';
import { decodeText } from '#server/platform/decode-text.ts';
import { insertSettledRows, insertSettlementFile } from './day-match.repository.ts';

/** A month of a busy restaurant has a few thousand rows. */
const MOST_BYTES = 5 * 1024 * 1024;
const MOST_ROWS = 20_000;
const MOST_NAME = 200;

export type ReadFile = {
  readonly rowsRead: number;
  /** Of them: in no file before. */
  readonly rowsAdded: number;
  readonly refused: Settlement['refused'];
  /** Null when no row could be read. */
  readonly days: { readonly first: LocalDate; readonly last: LocalDate } | null;
};

export type FileRefusal = SettlementRefusal | { readonly code: 'too_large' } | { readonly code: 'not_text' };

/** Reads a provider's file and stores the rows that are new; the same file again changes nothing. */
export async function saveSettlementFile(
  services: DbServices,
  staffId: number,
  { provider, name, content }: { readonly provider: ContractProvider; readonly name: string; readonly content: Buffer },
): Promise<Result<ReadFile, FileRefusal | ChangedMeanwhile>> {
  if (content.length > MOST_BYTES) return err({ code: 'too_large' });
  const { text } = decodeText(content);
  if (text.includes('\u0000')) return err({ code: 'not_text' });
  const read = readSettlement(provider, text);
  if (!read.ok) return read;
  const { rows, refused } = read.value;
  if (rows.length > MOST_ROWS) return err({ code: 'too_large' });
  const sorted = rows.map(({ day }) => day).toSorted();
  const [first, last] = [sorted[0], sorted.at(-1)];
  const nothingNew = { rowsRead: rows.length, rowsAdded: 0, refused };
  if (first === undefined || last === undefined) return ok({ ...nothingNew, days: null });
  const days = { first, last };
  const contentHash = createHash('sha256').update(content).digest('hex');
  return saveByStaff(services, { subject: `settlement:${provider}`, staffId }, async (tx, save, at) => {
    const file = { provider, name: name.slice(0, MOST_NAME), contentHash, firstDay: first, lastDay: last };
    const isNew = await insertSettlementFile(tx, { ...file, rowsRead: rows.length, at, staffId });
    if (!isNew) return ok({ ...nothingNew, days });
    const rowsAdded = await insertSettledRows(tx, provider, rows);
    await save({
      title: `Fișier de decontare ${factsOfProvider(provider).label}`,
      action: 'created',
      after: {
        Fișier: file.name,
        Zile: first === last ? formatDate(first) : `${formatDate(first)} – ${formatDate(last)}`,
        Rânduri: String(rows.length),
        'Rânduri noi': String(rowsAdded),
      },
    });
    return ok({ rowsRead: rows.length, rowsAdded, refused, days });
  });
}
