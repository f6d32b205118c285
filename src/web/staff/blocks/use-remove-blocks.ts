import { removeBlocks } from '#contract/guard/staff-calls.ts';
import { blockWords as words } from '#web/i18n/staff/blocks.ts';
import { useStep } from '#web/staff/use-step.ts';
import { useApi } from '#web/use-api.ts';

export const BLOCKS_KEY = ['blocks'];

/** Removes entries from the block list, with a message. */
export function useRemoveBlocks() {
  const api = useApi();
  return useStep((ids: readonly number[]) => api(removeBlocks, { body: { ids: [...ids] } }), {
    failed: words.saveFailed,
    reads: [BLOCKS_KEY],
  });
}
