/** Reads the file in which a provider says what it pays out; what cannot be read is refused by its line. */
import { keysOf } from '#domain/keys-of.ts';
import { type Bani, ZERO_BANI } from '#domain/money/bani.ts';
import { err, ok, type Result } from '#domain/result.ts';
import { fold } from '#domain/text/fold.ts';
import { type LocalDate, parseLocalDate } from '#domain/time/local-date.ts';
import type { ContractProvider } from '../payment-settings.ts';
import { readAmount } from './read-amount.ts';
import { type CsvRow, readCsv } from './read-csv.ts';
import {
  KIND_WORDS,
  NEEDED_FIELDS,
  SETTLEMENT_COLUMNS,
  SETTLEMENT_FIELDS,
  type SettlementField,
  type SettlementKind,
} from './settlement-columns.ts';

export type SettlementRow = {
  readonly line: number;
  readonly kind: SettlementKind;
  /** Our attempt, as the provider repeats it; '' where it does not. */
  readonly attempt: string;
  /** The provider's own id; '' where the file has none. */
  readonly reference: string;
  /** Never negative: the kind says which way the money went. */
  readonly amount: Bani;
  readonly fee: Bani;
  readonly day: LocalDate;
};

export const LINE_PROBLEMS = [
  'not_an_amount',
  'amount_unclear',
  'fee_unclear',
  'day_unclear',
  'no_reference',
  'other_currency',
  'kind_unknown',
] as const;
export type LineProblem = (typeof LINE_PROBLEMS)[number];

export type Settlement = {
  readonly rows: readonly SettlementRow[];
  readonly refused: readonly { readonly line: number; readonly problem: LineProblem }[];
};

export type SettlementRefusal =
  | { readonly code: 'empty' }
  /** `missing`: one of each group is needed. `found`: the headings of the file. */
  | {
      readonly code: 'columns_missing';
      readonly missing: readonly (readonly SettlementField[])[];
      readonly found: readonly string[];
    };

export function readSettlement(provider: ContractProvider, text: string): Result<Settlement, SettlementRefusal> {
  const [head, ...rows] = readCsv(text);
  if (head === undefined || rows.length === 0) return err({ code: 'empty' });
  const places = placesOf(provider, head);
  const missing = NEEDED_FIELDS.filter((group) => group.every((field) => places[field] === undefined));
  if (missing.length > 0) return err({ code: 'columns_missing', missing, found: head.cells });
  const read = rows.map((row) => ({ line: row.line, row: readRow(row, places) }));
  return ok({
    rows: read.flatMap(({ row }) => (row.ok ? [row.value] : [])),
    refused: read.flatMap(({ line, row }) => (row.ok ? [] : [{ line, problem: row.error }])),
  });
}

type Places = Readonly<Partial<Record<SettlementField, number>>>;

function placesOf(provider: ContractProvider, { cells }: CsvRow): Places {
  const headings = cells.map((cell) => fold(cell).trim());
  const found = SETTLEMENT_FIELDS.flatMap((field) => {
    const place = SETTLEMENT_COLUMNS[provider][field].map((name) => headings.indexOf(name)).find((at) => at >= 0);
    return place === undefined ? [] : [[field, place] as const];
  });
  return Object.fromEntries(found);
}

function readRow({ line, cells }: CsvRow, places: Places): Result<SettlementRow, LineProblem> {
  const textOf = (field: SettlementField) => {
    const place = places[field];
    return place === undefined ? '' : (cells[place] ?? '');
  };
  const [attempt, reference, currency] = [textOf('attempt'), textOf('reference'), textOf('currency')];
  if (!['', 'ron', 'lei', '946'].includes(currency.toLowerCase())) return err('other_currency');
  const amount = readAmount(textOf('amount'));
  if (!amount.ok) return amount;
  const kind = kindOf(textOf('kind'), amount.value);
  if (kind === null) return err('kind_unknown');
  if (kind !== 'payout' && attempt === '' && reference === '') return err('no_reference');
  const fee = textOf('fee') === '' ? ok(ZERO_BANI) : readAmount(textOf('fee'));
  if (!fee.ok) return err('fee_unclear');
  const day = readDay(textOf('day'));
  if (day === null) return err('day_unclear');
  const [taken, kept] = [withoutSign(amount.value), withoutSign(fee.value)];
  return ok({ line, kind, attempt, reference, amount: taken, fee: kept, day });
}

/** Null for a word that is none of the known ones: it is not guessed. */
function kindOf(written: string, amount: Bani): SettlementKind | null {
  if (written === '') return amount < 0 ? 'refund' : 'payment';
  const text = fold(written);
  return keysOf(KIND_WORDS).find((kind) => KIND_WORDS[kind].some((word) => text.includes(word))) ?? null;
}

/** `2026-11-20 09:15:00`, `20.11.2026`, `20/11/2026`: the day comes first where the year does not. */
function readDay(written: string): LocalDate | null {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})(?:$|[T ])/.exec(written) ?? [];
  const [, d, m, y] = /^(\d{1,2})[./](\d{1,2})[./](\d{4})(?:$|[T, ])/.exec(written) ?? [];
  const iso = year === undefined ? `${y}-${m?.padStart(2, '0')}-${d?.padStart(2, '0')}` : `${year}-${month}-${day}`;
  const parsed = parseLocalDate(iso);
  return parsed.ok ? parsed.value : null;
}

function withoutSign(amount: Bani): Bani {
  return Math.abs(amount) as Bani;
}
