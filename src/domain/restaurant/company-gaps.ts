/** Company facts that must be shown before ordering and are missing. */
export type CompanyGap = 'companyName' | 'cui' | 'tradeRegister' | 'registeredOffice' | 'authorisations';

export type CompanyRecord = {
  readonly companyName: string;
  readonly cui: string;
  readonly tradeRegister: string;
  readonly registeredOffice: string;
  readonly authorisations: readonly { readonly name: string; readonly number: string; readonly issuer: string }[];
};

/**
 * Empty fields, and those that still hold the demonstration's zeros. The work point may equal the registered office and
 * is never reported.
 *
 * @see Ordin ANPC 225/2023, romania.md §1.1
 */
export function companyGaps(company: CompanyRecord): readonly CompanyGap[] {
  const texts = (['companyName', 'cui', 'tradeRegister', 'registeredOffice'] as const).filter((name) =>
    isUnfilled(company[name]),
  );
  const isAuthorised =
    company.authorisations.length > 0 && company.authorisations.every(({ number }) => !isUnfilled(number));
  return isAuthorised ? texts : [...texts, 'authorisations'];
}

function isUnfilled(text: string): boolean {
  const digits = text.replace(/\D/g, '');
  return text.trim() === '' || (digits.length >= 4 && /^0+$/.test(digits));
}
