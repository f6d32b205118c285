import { Button, Group, NativeSelect, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { CallInput, CallOutput } from '#contract/client.ts';
import type { MenuEditing } from '#contract/menu/entries-calls.ts';
import { countOf } from '#domain/text/plural.ts';
import { menuEditorWords } from '#web/i18n/staff/menu-editor.ts';
import { failureSentence } from '#web/staff/failure-sentence.ts';
import { ConfirmDialog } from '#web/staff/form/confirm-dialog.tsx';
import { Foot } from '#web/staff/kit/foot.tsx';
import { useApi } from '#web/use-api.ts';
import { useReadMenuAgain } from './menu-queries.ts';

type Step = NonNullable<CallInput<'changeEntries'>['body']>;
type Change = Step['change'];
type Changed = CallOutput<'changeEntries'>['changed'];

const { several: words, failed } = menuEditorWords;
/** The bar sticks within the list, not within its own section. */
const ALONE = { display: 'contents' };

type SeveralBarProps = {
  readonly chosen: ReadonlySet<number>;
  /** The archive is shown: its products can only come back. */
  readonly isArchive: boolean;
  readonly editing: MenuEditing;
  /** They became different, or it was taken back: nothing is chosen any more. */
  readonly onChanged: () => void;
  readonly onClose: () => void;
};

/** What can be done with several products at once; it says what became of how many, and takes it back. */
export function SeveralBar({ chosen, isArchive, editing, onChanged, onClose }: SeveralBarProps) {
  const api = useApi();
  const readAgain = useReadMenuAgain();
  const [asking, setAsking] = useState<'category' | 'archive' | null>(null);
  const [categoryId, setCategoryId] = useState(String(editing.categories[0]?.id ?? ''));
  const step = useMutation({
    mutationFn: async ({ steps }: { readonly steps: readonly Step[]; readonly isUndo?: true }) => {
      const answers = [];
      for (const body of steps) answers.push({ body, ...(await api('changeEntries', { body })) });
      return answers;
    },
    onSuccess: () => {
      setAsking(null);
      onChanged();
    },
    onSettled: readAgain,
  });
  const begin = (change: Change) => step.mutate({ steps: [{ ids: [...chosen], change }] });
  // What was done is stored as the steps that undo it.
  const undoing = (step.data ?? []).flatMap(({ body, changed }) => stepsBack(body.change, changed));
  const [done] = step.data ?? [];
  const isNone = chosen.size === 0;
  const failure = step.isError ? failureSentence(step.error, failed.save) : null;
  const isUndone = step.variables?.isUndo === true;

  return (
    <section aria-label={words.title} style={ALONE}>
      <Foot look="bar">
        <Group gap="xs" fw={600} w="100%" c={failure === null ? 'ink' : 'bad'}>
          <Text flex="1 1 8rem" role="status">
            {failure ??
              (isNone && done !== undefined ? (isUndone ? words.undone : done.message) : sayChosen(chosen.size))}
          </Text>
          {isNone && !isUndone && undoing.length > 0 && (
            <Button
              variant="subtle"
              loading={step.isPending}
              onClick={() => step.mutate({ steps: undoing, isUndo: true })}
            >
              {words.undo}
            </Button>
          )}
          <Button variant="subtle" onClick={onClose}>
            {words.close}
          </Button>
        </Group>
        <Group gap="xs">
          {isArchive ? (
            <Button disabled={isNone} loading={step.isPending} onClick={() => begin({ kind: 'restore' })}>
              {words.restore}
            </Button>
          ) : (
            <>
              <Button
                variant="default"
                disabled={isNone || step.isPending}
                onClick={() => begin({ kind: 'availability', available: true })}
              >
                {words.on}
              </Button>
              <Button
                variant="default"
                disabled={isNone || step.isPending}
                onClick={() => begin({ kind: 'availability', available: false })}
              >
                {words.off}
              </Button>
              <Button
                variant="default"
                aria-haspopup="dialog"
                disabled={isNone || step.isPending}
                onClick={() => setAsking('category')}
              >
                {words.move}
              </Button>
              {editing.mayDelete && (
                <Button
                  variant="default"
                  color="bad"
                  aria-haspopup="dialog"
                  disabled={isNone || step.isPending}
                  onClick={() => setAsking('archive')}
                >
                  {words.archive}
                </Button>
              )}
            </>
          )}
        </Group>
      </Foot>
      <ConfirmDialog
        opened={asking === 'category'}
        title={words.moveTitle(countOf(chosen.size, words.count))}
        confirm={words.moveConfirm}
        tone="accent"
        isPending={step.isPending}
        failure={failure}
        onCancel={() => setAsking(null)}
        onConfirm={() => begin({ kind: 'category', categoryId: Number(categoryId) })}
      >
        <NativeSelect
          label={words.category}
          value={categoryId}
          data={editing.categories.map(({ id, name }) => ({ value: String(id), label: name }))}
          onChange={(event) => setCategoryId(event.currentTarget.value)}
        />
        <Text c="dimmed" mt="sm">
          {words.moveHint}
        </Text>
      </ConfirmDialog>
      <ConfirmDialog
        opened={asking === 'archive'}
        title={words.archiveTitle(countOf(chosen.size, words.count))}
        confirm={menuEditorWords.archive.confirm}
        isPending={step.isPending}
        failure={failure}
        onCancel={() => setAsking(null)}
        onConfirm={() => begin({ kind: 'archive' })}
      >
        {words.archiveText}
      </ConfirmDialog>
    </section>
  );
}

function sayChosen(count: number): string {
  return count === 0 ? words.none : countOf(count, words.chosen);
}

/** What brings those that became different back to where they were. */
function stepsBack(change: Change, changed: Changed): readonly Step[] {
  if (changed.length === 0) return [];
  const ids = changed.map(({ id }) => id);
  switch (change.kind) {
    case 'availability':
      return [{ ids, change: { kind: 'availability', available: !change.available } }];
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
