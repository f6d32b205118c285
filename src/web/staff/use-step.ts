import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import { announce } from './announce.ts';
import { failureSentence } from './failure-sentence.ts';

export type StepOptions<Answer> = {
  /** Used when the server gives no reason. */
  readonly failed: string;
  /**
   * Queries that show what the step changes. Also refetched after a refusal, because another person may have changed
   * it.
   */
  readonly reads?: readonly QueryKey[];
  readonly onDone?: (answer: Answer) => void;
  /** Called after success or refusal, before the queries are refetched. */
  readonly onSettled?: () => void;
};

/** A step that staff take by one press: announces the server's sentence, or why it failed. */
export function useStep<Answer extends { readonly message: string }, Given = void>(
  take: (given: Given) => Promise<Answer>,
  { failed, reads = [], onDone, onSettled }: StepOptions<Answer>,
) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: take,
    onSuccess: (answer) => {
      // An empty message: the dialog that opens says the rest.
      if (answer.message !== '') announce(answer.message);
      onDone?.(answer);
    },
    onError: (failure) => announce(failureSentence(failure, failed), 'bad'),
    onSettled: () => {
      onSettled?.();
      return Promise.all(reads.map((queryKey) => queries.invalidateQueries({ queryKey })));
    },
  });
}
