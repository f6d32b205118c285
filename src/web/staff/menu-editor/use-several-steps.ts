import { useMutation } from '@tanstack/react-query';
import type { AnswerOf, BodyOf } from '#contract/define/define-call.ts';
import { changeEntries } from '#contract/products/staff-calls.ts';
import { menuEditorWords } from '#web/i18n/staff/menu-editor.ts';
import { failureSentence } from '#web/staff/failure-sentence.ts';
import { useApi } from '#web/use-api.ts';
import { useReadMenuAgain } from './menu-queries.ts';

type Step = BodyOf<typeof changeEntries>;
type Changed = AnswerOf<typeof changeEntries>['changed'];

/** The change applied to the products. */
export type SeveralChange = Step['change'];

/** Changes several products at once, with undo. Stores the steps that undo the last change. */
export function useSeveralSteps({ onChanged }: { readonly onChanged: () => void }) {
  const api = useApi();
  const readAgain = useReadMenuAgain();
  const step = useMutation({
    mutationFn: async ({ steps }: { readonly steps: readonly Step[]; readonly isUndo?: true }) => {
      const answers = [];
      for (const body of steps) answers.push({ body, ...(await api(changeEntries, { body })) });
      return answers;
    },
    onSuccess: onChanged,
    onSettled: readAgain,
  });
  const undoing = (step.data ?? []).flatMap(({ body, changed }) => stepsBack(body.change, changed));
  const isUndone = step.variables?.isUndo === true;
  const [done] = step.data ?? [];
  return {
    isPending: step.isPending,
    failure: step.isError ? failureSentence(step.error, menuEditorWords.failed.save) : null,
    /** The last change as a sentence; null before the first one. */
    outcome: done === undefined ? null : isUndone ? menuEditorWords.several.undone : done.message,
    canUndo: !isUndone && undoing.length > 0,
    change: (ids: ReadonlySet<number>, change: SeveralChange) => step.mutate({ steps: [{ ids: [...ids], change }] }),
    undo: () => step.mutate({ steps: undoing, isUndo: true }),
  };
}

/** The steps that restore the changed products. */
function stepsBack(change: SeveralChange, changed: Changed): readonly Step[] {
  if (changed.length === 0) return [];
  const ids = changed.map(({ id }) => id);
  switch (change.kind) {
    case 'availability':
      return [{ ids, change: { kind: 'availability', available: !change.available } }];
    case 'age':
      return [{ ids, change: { kind: 'age', ageRestricted18: !change.ageRestricted18 } }];
    case 'deposit':
      return [{ ids, change: { kind: 'deposit', hasDeposit: !change.hasDeposit } }];
    // Asked before; the products may have had different rates.
    case 'vat':
      return [];
    case 'archive':
      return [{ ids, change: { kind: 'restore' } }];
    case 'restore':
      return [{ ids, change: { kind: 'archive' } }];
    case 'category':
      return [...new Set(changed.map(({ categoryId }) => categoryId))].map((categoryId) => ({
        ids: changed.filter((one) => one.categoryId === categoryId).map(({ id }) => id),
        change: { kind: 'category', categoryId },
      }));
  }
}
