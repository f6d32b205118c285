import { Alert } from '@mantine/core';
import type { CallOutput } from '#contract/client.ts';
import { companyGaps } from '#domain/restaurant/company-gaps.ts';
import { setupNameWords } from '#web/i18n/admin/setup-name.ts';

const words = setupNameWords.company;

/** Says what the law wants to see and is not there yet, while it is being typed. */
export function CompanyGaps({ company }: { readonly company: CallOutput<'fetchSetup'>['company'] }) {
  const gaps = companyGaps(company);
  if (gaps.length === 0) return null;
  return (
    <Alert color="warn" title={words.missingTitle} data-wide>
      {words.missing(gaps.map((gap) => words.names[gap]).join(', '))}
    </Alert>
  );
}
