import { useMutation, useQueryClient } from '@tanstack/react-query';
import { accountWords } from '#web/i18n/staff/account.ts';
import { announce } from '#web/staff/announce.ts';
import { failureSentence } from '#web/staff/failure-sentence.ts';
import { ACCOUNT_KEY } from './account-query.ts';

/** A change of one's own account that says what became of it; the page is read again. */
export function useAccountChange<Given, Answer extends { readonly message: string }>(
  change: (given: Given) => Promise<Answer>,
  {
    onDone,
    failed = accountWords.notSaved,
  }: { readonly onDone?: (answer: Answer) => void; readonly failed?: string } = {},
) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: (answer) => {
      // What opens a dialog says the rest there.
      if (answer.message !== '') announce(answer.message);
      onDone?.(answer);
    },
    onError: (failure) => announce(failureSentence(failure, failed), 'bad'),
    onSettled: () => queries.invalidateQueries({ queryKey: ACCOUNT_KEY }),
  });
}
