import { Badge, Button, Group, Text } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { getBlocks, type ListedBlock } from '#contract/guard/staff-calls.ts';
import { dateOf } from '#domain/time/bucharest.ts';
import { formatDateTime, formatShortDate } from '#domain/time/format-date.ts';
import { today } from '#web/admin/reports/today.ts';
import { blockWords as words } from '#web/i18n/staff/blocks.ts';
import { BLOCKS_KEY, useRemoveBlocks } from '#web/staff/blocks/use-remove-blocks.ts';
import { ConfirmDialog } from '#web/staff/form/confirm-dialog.tsx';
import { Card } from '#web/staff/kit/card.tsx';
import { IconUserOff } from '#web/staff/kit/icons.gen.tsx';
import type { RecordColumn } from '#web/staff/kit/record-table.tsx';
import { type ListSearch, listQueryOf } from '#web/staff/list-search.ts';
import { RecordList } from '#web/staff/record-list.tsx';
import { StaffPage } from '#web/staff/staff-page.tsx';
import { useApi } from '#web/use-api.ts';
import { EditBlockDialog, NewBlockDialog } from './block-dialogs.tsx';
import { GuardSettingsCard } from './guard-settings-form.tsx';

type Dialog = 'new' | { readonly edit: ListedBlock } | { readonly remove: ListedBlock } | null;

/** `/admin/blocks`: whose online orders are refused, and the message for them. */
export function BlocksScreen({ search }: { readonly search: ListSearch }) {
  const api = useApi();
  const [dialog, setDialog] = useState<Dialog>(null);
  const remove = useRemoveBlocks();
  const query = useQuery({
    queryKey: [...BLOCKS_KEY, search],
    queryFn: () => api(getBlocks, { query: listQueryOf(search) }),
    placeholderData: keepPreviousData,
  });
  const close = () => setDialog(null);
  const removed = dialog !== null && dialog !== 'new' && 'remove' in dialog ? dialog.remove : null;
  return (
    <StaffPage
      title={words.title}
      intro={words.intro}
      actions={<Button onClick={() => setDialog('new')}>{words.addTitle}</Button>}
    >
      <Card title={words.list}>
        <RecordList
          label={words.list}
          words={words}
          search={search}
          query={query}
          icon={<IconUserOff aria-hidden />}
          columns={columnsOf(setDialog)}
          keyOf={({ id }) => id}
        />
      </Card>
      <GuardSettingsCard />
      {dialog === 'new' && <NewBlockDialog today={today()} onClose={close} />}
      {dialog !== null && dialog !== 'new' && 'edit' in dialog && (
        <EditBlockDialog key={dialog.edit.id} block={dialog.edit} today={today()} onClose={close} />
      )}
      <ConfirmDialog
        opened={removed !== null}
        title={words.removeTitle}
        confirm={words.removeConfirm}
        cancel={words.keep}
        isPending={remove.isPending}
        onCancel={close}
        onConfirm={() => {
          if (removed !== null) remove.mutate([removed.id], { onSettled: close });
        }}
      >
        {words.removeText(removed === null ? '' : nameOf(removed))}
      </ConfirmDialog>
    </StaffPage>
  );
}

function nameOf({ shown }: ListedBlock): string {
  return shown === '' ? words.hidden : shown;
}

function columnsOf(open: (dialog: Dialog) => void): readonly RecordColumn<ListedBlock>[] {
  return [
    {
      title: words.who,
      cell: (block) => (
        <div>
          {nameOf(block)}
          <Text component="span" display="block" c="dimmed" fz="0.9375rem">
            {words.kinds[block.kind]}
          </Text>
        </div>
      ),
    },
    { title: words.reason, cell: ({ reason }) => reason },
    {
      title: words.until,
      cell: ({ until, isOn }) => (
        <div>
          {until === null ? words.forever : formatShortDate(until)}
          {!isOn && <Badge color="ink">{words.ended}</Badge>}
        </div>
      ),
    },
    {
      title: words.added,
      cell: ({ addedAt, addedBy, orderNumber }) => (
        <div>
          <time dateTime={new Date(addedAt).toISOString()} title={formatDateTime(addedAt)}>
            {formatShortDate(dateOf(addedAt))}
          </time>
          <Text component="span" display="block" c="dimmed" fz="0.9375rem">
            {[
              ...(addedBy === null ? [] : [words.by(addedBy)]),
              ...(orderNumber === null ? [] : [words.fromOrder(orderNumber)]),
            ].join(', ')}
          </Text>
        </div>
      ),
    },
    {
      title: words.actions,
      cell: (block) => (
        <Group gap="xs">
          <Button
            variant="default"
            aria-label={words.of(words.edit, nameOf(block))}
            onClick={() => open({ edit: block })}
          >
            {words.edit}
          </Button>
          <Button
            variant="default"
            aria-label={words.of(words.remove, nameOf(block))}
            onClick={() => open({ remove: block })}
          >
            {words.remove}
          </Button>
        </Group>
      ),
    },
  ];
}
