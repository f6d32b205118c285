import { parseText, type TextRefusal } from '#domain/accounts/parse-text.ts';
import type { InvoiceCompany } from '#domain/orders/order.ts';
import { parseCui } from '#domain/restaurant/parse-cui.ts';
import { parseTradeRegister } from '#domain/restaurant/parse-trade-register.ts';
import { err, ok, type Result } from '#domain/result.ts';

/** Longest of each, in characters. */
export const COMPANY_MAX_LENGTHS = { name: 160, cui: 40, tradeRegister: 40, office: 200 } as const;

export type CompanyProblem = { readonly part: keyof InvoiceCompany } & (
  | TextRefusal
  | { readonly code: 'company_name_required' | 'company_cui_invalid' | 'trade_register_invalid' }
);

/**
 * Reads the company for the invoice. Name and fiscal code are required; trade register number and registered office are
 * optional. All problems are reported at once. A personal number is never asked for.
 *
 * @see romania.md §3.4
 */
export function parseInvoiceCompany(raw: InvoiceCompany): Result<InvoiceCompany, readonly CompanyProblem[]> {
  const text = (value: string, maximum: number) => parseText(value, { maximum, isRequired: false, isMultiline: false });
  const name = text(raw.name, COMPANY_MAX_LENGTHS.name);
  const cui = parseCui(raw.cui);
  const tradeRegister = parseTradeRegister(raw.tradeRegister);
  const office = text(raw.office, COMPANY_MAX_LENGTHS.office);
  if (name.ok && name.value !== '' && cui.ok && tradeRegister.ok && office.ok) {
    return ok({ name: name.value, cui: cui.value, tradeRegister: tradeRegister.value, office: office.value });
  }
  const problems: readonly (CompanyProblem | false)[] = [
    !name.ok && { part: 'name', ...name.error },
    name.ok && name.value === '' && { part: 'name', code: 'company_name_required' },
    !cui.ok && { part: 'cui', code: 'company_cui_invalid' },
    !tradeRegister.ok && { part: 'tradeRegister', code: 'trade_register_invalid' },
    !office.ok && { part: 'office', ...office.error },
  ];
  return err(problems.filter((problem) => problem !== false));
}
