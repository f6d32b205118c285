import { useMutation, useQueryClient } from '@tanstack/react-query';
import { blockWords as words } from '#web/i18n/staff/blocks.ts';
import { announce } from '#web/staff/announce.ts';
import { failureSentence } from '#web/staff/failure-sentence.ts';
import { useApi } from '#web/use-api.ts';

export const BLOCKS_KEY = ['blocks'];

/** Takes entries off the block list, and says so. */
export function useRemoveBlocks() {
  const api = useApi();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (ids: readonly number[]) => api('removeBlocks', { body: { ids: [...ids] } }),
    onSuccess: ({ message }) => announce(message),
    onError: (failure) => announce(failureSentence(failure, words.saveFailed), 'bad'),
    onSettled: () => queries.invalidateQueries({ queryKey: BLOCKS_KEY }),
  });
}
