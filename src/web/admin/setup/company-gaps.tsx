import { Alert } from '@mantine/core';
import type { CallOutput } from '#contract/client.ts';
import { companyGaps } from '#domain/restaurant/company-gaps.ts';
import { setupNameWords } from '#web/i18n/admin/setup-name.ts';

const words = setupNameWords.company;

/** Lists the company details that the law requires and that are still missing, while they are being typed. */
export function CompanyGaps({ company }: { readonly company: CallOutput<'fetchSetup'>['company'] }) {
  const gaps = companyGaps(company);
  if (gaps.length === 0) return null;
  return (
    <Alert color="warn" title={words.missingTitle} data-wide>
      {words.missing(gaps.map((gap) => words.names[gap]).join(', '))}
    </Alert>
  );
}
