import { Alert, Text, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { deleteOptionGroup } from '#contract/options/staff-calls.ts';
import { describeBounds } from '#domain/menu/options/describe-bounds.ts';
import { fold } from '#domain/text/fold.ts';
import { optionWords as words } from '#web/i18n/staff/options.ts';
import { ConfirmDialog } from '#web/staff/form/confirm-dialog.tsx';
import { IconListCheck, IconPlus } from '#web/staff/kit/icons.gen.tsx';
import { ButtonLink, NameLink } from '#web/staff/kit/links.tsx';
import { Empty } from '#web/staff/kit/notices.tsx';
import { RowActions } from '#web/staff/kit/row-actions.tsx';
import { Fill, Row, Rows } from '#web/staff/kit/rows.tsx';
import { type ListedGroup, OPTIONS_KEY, type OptionGroupList, optionGroupsQuery } from '#web/staff/options.ts';
import { ReadState } from '#web/staff/read-state.tsx';
import { StaffPage } from '#web/staff/staff-page.tsx';
import { useStep } from '#web/staff/use-step.ts';
import { useApi } from '#web/use-api.ts';

/** `/admin/menu/option-groups`: every group, with what uses it. */
export function OptionGroupsScreen() {
  const query = useQuery(optionGroupsQuery(useApi()));
  return (
    <StaffPage
      title={words.title}
      intro={words.intro}
      actions={
        query.data?.mayChangePrices === true && (
          <ButtonLink
            to="/admin/menu/option-groups/$groupId"
            params={{ groupId: 'nou' }}
            leftSection={<IconPlus aria-hidden size={18} />}
          >
            {words.add}
          </ButtonLink>
        )
      }
    >
      <ReadState query={query} failed={words.failed}>
        {(list) => <GroupList list={list} />}
      </ReadState>
    </StaffPage>
  );
}

function GroupList({ list: { groups, mayChangePrices, mayDelete } }: { readonly list: OptionGroupList }) {
  const [search, setSearch] = useState('');
  const [asked, setAsked] = useState<ListedGroup | null>(null);
  const wanted = fold(search).trim();
  const found = groups.filter((group) => [group.name, ...usersOf(group)].some((text) => fold(text).includes(wanted)));
  if (groups.length === 0) {
    return (
      <Empty icon={<IconListCheck aria-hidden />} title={words.empty}>
        {words.emptyHint}
      </Empty>
    );
  }
  return (
    <>
      {!mayChangePrices && <Alert color="warn">{words.locked}</Alert>}
      <TextInput
        type="search"
        label={words.search}
        value={search}
        onChange={(event) => setSearch(event.currentTarget.value)}
      />
      {found.length === 0 && <Empty title={words.noResults} />}
      <Rows isFramed aria-label={words.list}>
        {found.map((group) => (
          <Row key={group.id} isTight>
            <Fill>
              {mayChangePrices ? (
                <NameLink to="/admin/menu/option-groups/$groupId" params={{ groupId: String(group.id) }}>
                  {group.name}
                </NameLink>
              ) : (
                <strong>{group.name}</strong>
              )}
              <Text>
                {words.count(group.numberOfOptions)} · {describeBounds(group)}
              </Text>
              <Text c="dimmed" lineClamp={3}>
                {words.usedBy(usersOf(group))}
              </Text>
            </Fill>
            {mayChangePrices && (
              <RowActions
                name={group.name}
                actions={[
                  {
                    label: words.copy,
                    icon: 'copy',
                    link: {
                      to: '/admin/menu/option-groups/$groupId',
                      params: { groupId: 'nou' },
                      search: { copie: group.id },
                    },
                  },
                  mayDelete && {
                    label: words.removeConfirm,
                    icon: 'trash',
                    isDangerous: true,
                    onChoose: () => setAsked(group),
                  },
                ]}
              />
            )}
          </Row>
        ))}
      </Rows>
      {asked !== null && <RemoveDialog group={asked} onClose={() => setAsked(null)} />}
    </>
  );
}

/** Where a group is used, in words. */
function usersOf({ usedBy, openedBy }: ListedGroup): readonly string[] {
  return [
    ...usedBy.map(({ kind, name, dimension }) =>
      words.user(kind === 'category' ? words.category(name) : name, dimension),
    ),
    ...openedBy.map(words.openedBy),
  ];
}

/** A group in use cannot be deleted; the dialog says where to remove it first. */
function RemoveDialog({ group, onClose }: { readonly group: ListedGroup; readonly onClose: () => void }) {
  const api = useApi();
  const users = usersOf(group);
  const remove = useStep(() => api(deleteOptionGroup, { params: { id: group.id } }), {
    failed: words.actionFailed,
    reads: [OPTIONS_KEY],
    onSettled: onClose,
  });
  const isUsed = users.length > 0;
  return (
    <ConfirmDialog
      opened
      title={isUsed ? words.inUseTitle(group.name) : words.removeTitle(group.name)}
      confirm={isUsed ? words.understood : words.removeConfirm}
      tone={isUsed ? 'accent' : 'bad'}
      isPending={remove.isPending}
      onCancel={onClose}
      onConfirm={() => (isUsed ? onClose() : remove.mutate())}
    >
      {isUsed ? words.inUseText(users) : words.removeText}
    </ConfirmDialog>
  );
}
