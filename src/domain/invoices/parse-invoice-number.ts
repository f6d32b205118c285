import { err, ok, type Result } from '#domain/result.ts';
import { cleanCode } from '#domain/text/clean-text.ts';

export type InvoiceNumber = { readonly series: string; readonly number: string };
export type InvoiceNumberProblem = {
  readonly field: 'series' | 'number';
  readonly code: 'invoice_series_invalid' | 'invoice_number_invalid';
};

export const SERIES_MAX_LENGTH = 20;
export const NUMBER_MAX_LENGTH = 20;
const SERIES = /^[\p{L}\d][\p{L}\d ./_-]*$/u;
const NUMBER = /^\d{1,20}$/;

/** Series and number as a person copies them from an invoice; the series may be missing, zeros in front stay. */
export function parseInvoiceNumber(raw: InvoiceNumber): Result<InvoiceNumber, readonly InvoiceNumberProblem[]> {
  const series = parseSeries(raw.series, { isRequired: false });
  const number = cleanCode(raw.number).replace(/\s/g, '');
  const isNumber = NUMBER.test(number);
  if (series !== null && isNumber) return ok({ series, number });
  return err([
    ...(series === null ? [{ field: 'series', code: 'invoice_series_invalid' } as const] : []),
    ...(isNumber ? [] : [{ field: 'number', code: 'invoice_number_invalid' } as const]),
  ]);
}

/** Null where no invoice can have it. */
export function parseSeries(raw: string, { isRequired }: { readonly isRequired: boolean }): string | null {
  const series = cleanCode(raw).trim();
  if (series === '') return isRequired ? null : '';
  return series.length <= SERIES_MAX_LENGTH && SERIES.test(series) ? series : null;
}
