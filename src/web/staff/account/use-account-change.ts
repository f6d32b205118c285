import { accountWords } from '#web/i18n/staff/account.ts';
import { type StepOptions, useStep } from '#web/staff/use-step.ts';
import { ACCOUNT_KEY } from './account-query.ts';

/** A change of one's own account; refetches the account page. */
export function useAccountChange<Answer extends { readonly message: string }, Given = void>(
  change: (given: Given) => Promise<Answer>,
  { failed = accountWords.notSaved, ...more }: Partial<Pick<StepOptions<Answer>, 'failed' | 'onDone'>> = {},
) {
  return useStep(change, { failed, reads: [ACCOUNT_KEY], ...more });
}
