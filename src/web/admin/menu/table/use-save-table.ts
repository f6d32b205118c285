import { useMutation } from '@tanstack/react-query';
import { rowBody } from '#contract/products/rows-on-wire.ts';
import { saveEntryRows } from '#contract/products/staff-calls.ts';
import type { ChangedProduct } from '#domain/menu/editing/menu-table.ts';
import { menuTableWords as words } from '#web/i18n/admin/menu-table.ts';
import { menuEditorWords } from '#web/i18n/staff/menu-editor.ts';
import { failureSentence } from '#web/staff/failure-sentence.ts';
import { useReadMenuAgain } from '#web/staff/menu-editor/menu-queries.ts';
import { useApi } from '#web/use-api.ts';

/** A copy of the contract's `MOST_ROWS_AT_ONCE`, whose file imports zod. */
const MOST_AT_ONCE = 500;

type Save = {
  readonly changed: readonly ChangedProduct[];
  /** Takes it back; null when this is taking back. */
  readonly before: readonly ChangedProduct[] | null;
};

/** Saves the changed products; the last save can be taken back. */
export function useSaveTable({ onSaved }: { readonly onSaved: () => void }) {
  const api = useApi();
  const readAgain = useReadMenuAgain();
  const save = useMutation({
    mutationFn: async ({ changed }: Save) => {
      let message = '';
      for (let start = 0; start < changed.length; start += MOST_AT_ONCE) {
        const rows = changed.slice(start, start + MOST_AT_ONCE).map(rowBody);
        ({ message } = await api(saveEntryRows, { body: { rows } }));
      }
      return message;
    },
    onSuccess: async () => {
      // The stored texts are on the screen before the typed ones go.
      await readAgain();
      onSaved();
    },
  });
  const before = save.isSuccess ? save.variables.before : null;
  return {
    isPending: save.isPending,
    failure: save.isError ? failureSentence(save.error, menuEditorWords.failed.save) : null,
    /** What the last save did; null before it. */
    outcome: !save.isSuccess ? null : before === null ? words.undone : save.data,
    save: (changed: readonly ChangedProduct[], undoing: readonly ChangedProduct[]) =>
      save.mutate({ changed, before: undoing }),
    undo: before === null ? null : () => save.mutate({ changed: before, before: null }),
    /** Something was typed since: the outcome is old. */
    forget: save.reset,
  };
}
