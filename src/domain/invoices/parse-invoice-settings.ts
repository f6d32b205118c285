import { parseEmail } from '#domain/accounts/parse-email.ts';
import { err, ok, type Result } from '#domain/result.ts';
import { cleanText } from '#domain/text/clean-text.ts';
import { parseSeries } from './parse-invoice-number.ts';
import { factsOfProgramme, type InvoiceProgramme } from './programmes.ts';

export type TypedInvoiceSettings = {
  readonly programme: InvoiceProgramme;
  readonly isOn: boolean;
  readonly email: string;
  /** '' keeps the stored one. */
  readonly secret: string;
  readonly series: string;
  readonly hasOwnSeries: boolean;
  readonly zeroVatName: string;
};

export type InvoiceSettingsProblem =
  | { readonly field: 'email'; readonly code: 'email_invalid' }
  | { readonly field: 'secret'; readonly code: 'invoice_secret_required' | 'invoice_secret_invalid' }
  | { readonly field: 'series'; readonly code: 'invoice_series_required' | 'invoice_series_invalid' }
  | { readonly field: 'zeroVatName'; readonly code: 'text_too_long' };

export const SECRET_MAX_LENGTH = 200;
export const VAT_NAME_MAX_LENGTH = 40;

/**
 * Checks what is typed before a programme is asked. While invoicing is off, series and secret may be missing.
 *
 * @param hasSecret a secret of the same programme is stored
 */
export function parseInvoiceSettings(
  typed: TypedInvoiceSettings,
  hasSecret: boolean,
): Result<TypedInvoiceSettings, readonly InvoiceSettingsProblem[]> {
  const { asksEmail } = factsOfProgramme(typed.programme);
  const email = parseEmail(typed.email);
  const isEmailMissing = typed.email.trim() === '' && !typed.isOn;
  const secret = parseSecret(typed.secret);
  const series = parseSeries(typed.series, { isRequired: false });
  const zeroVatName = cleanText(typed.zeroVatName).trim();
  const problems: readonly (InvoiceSettingsProblem | false)[] = [
    asksEmail && !isEmailMissing && !email.ok && { field: 'email', code: 'email_invalid' },
    secret === null && { field: 'secret', code: 'invoice_secret_invalid' },
    secret === '' && typed.isOn && !hasSecret && { field: 'secret', code: 'invoice_secret_required' },
    series === null && { field: 'series', code: 'invoice_series_invalid' },
    series === '' && typed.isOn && { field: 'series', code: 'invoice_series_required' },
    zeroVatName.length > VAT_NAME_MAX_LENGTH && { field: 'zeroVatName', code: 'text_too_long' },
  ];
  const found = problems.filter((problem) => problem !== false);
  if (found.length > 0 || secret === null || series === null) return err(found);
  return ok({ ...typed, email: asksEmail && email.ok ? email.value : '', secret, series, zeroVatName });
}

/** What a programme shows as a key: printable, without blanks; null for anything else. */
function parseSecret(raw: string): string | null {
  const secret = cleanText(raw).trim();
  return secret === '' || (secret.length <= SECRET_MAX_LENGTH && /^[\x21-\x7e]+$/.test(secret)) ? secret : null;
}
