import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import {
  deleteEntry,
  duplicateEntry,
  type EntriesPage,
  type Entry,
  restoreEntry,
  setEntryAvailability,
} from '#contract/products/staff-calls.ts';
import { menuEditorWords } from '#web/i18n/staff/menu-editor.ts';
import { announce } from '#web/staff/announce.ts';
import { failureSentence } from '#web/staff/failure-sentence.ts';
import { ConfirmDialog } from '#web/staff/form/confirm-dialog.tsx';
import { useApi } from '#web/use-api.ts';
import { useSendingKey } from '#web/use-sending-key.ts';
import { ENTRIES_KEY, useReadMenuAgain } from './menu-queries.ts';
import { editLink, listLink, type MenuRoom } from './menu-room.ts';

const { archive: words, failed } = menuEditorWords;

type Named = Pick<Entry, 'id' | 'name' | 'archivedAt'>;

/** Actions on a product without a form: switch, copy, archive, restore. Render `dialog` on the page. */
export function useProductActions(room: MenuRoom, { leaveAfterArchiving = false } = {}) {
  const api = useApi();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const readAgain = useReadMenuAgain();
  const [asked, setAsked] = useState<Named | null>(null);

  const switchOn = useMutation({
    mutationFn: ({ id, isOn }: { readonly id: number; readonly isOn: boolean }) =>
      api(setEntryAvailability, { body: { id, available: isOn } }),
    // Optimistic: the switch moves at once; the server's answer is then shown.
    onMutate: ({ id, isOn }) =>
      queries.setQueriesData<EntriesPage>({ queryKey: ENTRIES_KEY }, (list) =>
        list === undefined
          ? list
          : {
              ...list,
              content: list.content.map((entry) => (entry.id === id ? { ...entry, available: isOn } : entry)),
            },
      ),
    onSuccess: ({ message }) => announce(message),
    onError: (failure) => announce(failureSentence(failure, failed.save), 'bad'),
    onSettled: readAgain,
  });
  const copyOnce = useSendingKey();
  const copy = useMutation({
    mutationFn: (id: number) => copyOnce((headers) => api(duplicateEntry, { headers, body: { id } }), id),
    onSuccess: async ({ id, message }) => {
      announce(message);
      void readAgain();
      await navigate(editLink(room, id));
    },
    onError: (failure) => announce(failureSentence(failure, failed.copy), 'bad'),
  });
  const restore = useMutation({
    mutationFn: (id: number) => api(restoreEntry, { body: { id } }),
    onSuccess: ({ message }) => announce(message),
    onError: (failure) => announce(failureSentence(failure, failed.restore), 'bad'),
    onSettled: readAgain,
  });
  const remove = useMutation({
    mutationFn: (id: number) => api(deleteEntry, { params: { id } }),
    onSuccess: async ({ message }) => {
      announce(message);
      setAsked(null);
      void readAgain();
      if (leaveAfterArchiving) await navigate(listLink(room));
    },
  });

  const isGone = asked !== null && asked.archivedAt !== null;
  const dialog: ReactNode = (
    <ConfirmDialog
      opened={asked !== null}
      title={asked === null ? '' : isGone ? words.destroyTitle(asked.name) : words.title(asked.name)}
      confirm={isGone ? words.destroyConfirm : words.confirm}
      isPending={remove.isPending}
      failure={remove.isError ? failureSentence(remove.error, words.failed) : null}
      onConfirm={() => asked !== null && remove.mutate(asked.id)}
      onCancel={() => setAsked(null)}
    >
      {isGone ? words.destroyText : words.text}
    </ConfirmDialog>
  );
  return {
    switchOn: (id: number, isOn: boolean) => switchOn.mutate({ id, isOn }),
    copy: copy.mutate,
    isCopying: copy.isPending,
    restore: restore.mutate,
    /** Asks first, because an archived product is deleted for good. */
    askToRemove: (entry: Named) => {
      remove.reset();
      setAsked(entry);
    },
    dialog,
  };
}
