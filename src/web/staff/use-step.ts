import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import { announce } from './announce.ts';
import { failureSentence } from './failure-sentence.ts';

export type StepOptions<Answer> = {
  /** The sentence where the server gives no reason. */
  readonly failed: string;
  /** Queries that show what the step changes. They are read again after a refusal, too: another person was first. */
  readonly reads?: readonly QueryKey[];
  readonly onDone?: (answer: Answer) => void;
  /** Done or refused, before the queries are read again. */
  readonly onSettled?: () => void;
};

/** A step of staff that one press takes: the server's sentence is announced, or why it was not done. */
export function useStep<Answer extends { readonly message: string }, Given = void>(
  take: (given: Given) => Promise<Answer>,
  { failed, reads = [], onDone, onSettled }: StepOptions<Answer>,
) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: take,
    onSuccess: (answer) => {
      // What opens a dialog says the rest there.
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
