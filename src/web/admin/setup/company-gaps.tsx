import { Alert } from '@mantine/core';
import type { AnswerOf } from '#contract/define/define-call.ts';
import type { fetchSetup } from '#contract/restaurant/staff-calls.ts';
import { companyGaps } from '#domain/restaurant/company-gaps.ts';
import { setupNameWords } from '#web/i18n/admin/setup-name.ts';

const words = setupNameWords.company;

/** Lists the company details that the law requires and that are still missing, while they are being typed. */
export function CompanyGaps({ company }: { readonly company: AnswerOf<typeof fetchSetup>['company'] }) {
  const gaps = companyGaps(company);
  if (gaps.length === 0) return null;
  return (
    <Alert color="warn" title={words.missingTitle} data-wide>
      {words.missing(gaps.map((gap) => words.names[gap]).join(', '))}
    </Alert>
  );
}
