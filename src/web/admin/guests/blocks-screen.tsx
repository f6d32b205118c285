import { Badge, Button, Text } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { getBlocks, type ListedBlock } from '#contract/guard/staff-calls.ts';
import { dateOf } from '#domain/time/bucharest.ts';
import { formatDateTime, formatShortDate } from '#domain/time/format-date.ts';
import { today } from '#web/admin/reports/today.ts';
import type { UsersSearch } from '#web/admin/users/users-search.ts';
import { blockWords as words } from '#web/i18n/staff/blocks.ts';
import { BLOCKS_KEY, useRemoveBlocks } from '#web/staff/blocks/use-remove-blocks.ts';
import { ConfirmDialog } from '#web/staff/form/confirm-dialog.tsx';
import { Card } from '#web/staff/kit/card.tsx';
import { IconUserOff } from '#web/staff/kit/icons.gen.tsx';
import { Empty } from '#web/staff/kit/notices.tsx';
import { type RecordColumn, RecordTable } from '#web/staff/kit/record-table.tsx';
import { RowActions } from '#web/staff/kit/row-actions.tsx';
import { PagedList } from '#web/staff/paged-list.tsx';
import { ReadState } from '#web/staff/read-state.tsx';
import { SearchField } from '#web/staff/search-field.tsx';
import { StaffPage } from '#web/staff/staff-page.tsx';
import { pageIndex } from '#web/ui/page-number.ts';
import { useApi } from '#web/use-api.ts';
import { EditBlockDialog, NewBlockDialog } from './block-dialogs.tsx';
import { GuardSettingsCard } from './guard-settings-form.tsx';

type Dialog = 'new' | { readonly edit: ListedBlock } | { readonly remove: ListedBlock } | null;

/** `/admin/blocks`: whose online orders are refused, and the message for them. */
export function BlocksScreen({ search }: { readonly search: UsersSearch }) {
  const api = useApi();
  const navigate = useNavigate();
  const [dialog, setDialog] = useState<Dialog>(null);
  const remove = useRemoveBlocks();
  const { q = '' } = search;
  const page = pageIndex(search);
  const query = useQuery({
    queryKey: [...BLOCKS_KEY, q, page],
    queryFn: () => api(getBlocks, { query: { page, ...(q === '' ? {} : { search: q }) } }),
    placeholderData: keepPreviousData,
  });
  const find = (typed: string) =>
    void navigate({ to: '/admin/blocks', search: typed === '' ? {} : { q: typed }, replace: true });
  const close = () => setDialog(null);
  const removed = dialog !== null && dialog !== 'new' && 'remove' in dialog ? dialog.remove : null;
  return (
    <StaffPage
      title={words.title}
      intro={words.intro}
      actions={<Button onClick={() => setDialog('new')}>{words.addTitle}</Button>}
    >
      <Card title={words.list}>
        {(q !== '' || (query.data?.totalElements ?? 0) > 0) && (
          <SearchField label={words.search} defaultValue={q} onSearch={find} />
        )}
        <ReadState query={query} failed={words.failed}>
          {({ content, totalElements }) =>
            totalElements === 0 ? (
              <Empty icon={<IconUserOff aria-hidden />} title={q === '' ? words.empty : words.emptySearch}>
                {q === '' ? words.emptyHint : null}
              </Empty>
            ) : (
              <PagedList page={page} total={totalElements} count={words.count}>
                <RecordTable label={words.list} columns={columnsOf(setDialog)} rows={content} keyOf={({ id }) => id} />
              </PagedList>
            )
          }
        </ReadState>
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
      isActions: true,
      cell: (block) => (
        <RowActions
          name={nameOf(block)}
          actions={[
            { label: words.edit, icon: 'pencil', onChoose: () => open({ edit: block }) },
            { label: words.removeConfirm, icon: 'trash', isDangerous: true, onChoose: () => open({ remove: block }) },
          ]}
        />
      ),
    },
  ];
}
