import { Badge, Button, Group, NativeSelect, Stack, Text, Title } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { type ChangesPage, getChanges } from '#contract/changes/staff-calls.ts';
import { formatDateTime } from '#domain/time/format-date.ts';
import { adminChangesWords as words } from '#web/i18n/admin/changes.ts';
import { Card } from '#web/staff/kit/card.tsx';
import { Fact, Facts } from '#web/staff/kit/facts.tsx';
import { IconHistory } from '#web/staff/kit/icons.gen.tsx';
import { PagedList } from '#web/staff/paged-list.tsx';
import { StaffPage } from '#web/staff/staff-page.tsx';
import { pageIndex } from '#web/ui/page-number.ts';
import { useApi } from '#web/use-api.ts';
import type { ChangesSearch } from './changes-search.ts';

type Change = ChangesPage['content'][number];

/** `/admin/changes`: who saved what, when, what was there before. */
export function ChangesScreen({ search }: { readonly search: ChangesSearch }) {
  const api = useApi();
  const navigate = useNavigate({ from: '/admin/changes' });
  const query = useQuery({
    queryKey: ['changes', search],
    queryFn: () => api(getChanges, { query: { ...search, page: pageIndex(search) } }),
    placeholderData: keepPreviousData,
  });
  const [kind = '', thing] = search.subject?.split(':') ?? [];
  return (
    <StaffPage title={words.title} intro={words.intro}>
      <Group align="end" gap="sm">
        <NativeSelect
          label={words.subject}
          value={kind}
          data={[
            { value: '', label: words.anySubject },
            ...Object.entries(words.subjects).map(([value, label]) => ({ value, label })),
          ]}
          onChange={(event) => {
            const { page: _, subject: __, ...others } = search;
            const chosen = event.currentTarget.value;
            void navigate({ search: chosen === '' ? others : { ...others, subject: chosen } });
          }}
        />
        {thing !== undefined && (
          <Button variant="default" onClick={() => void navigate({ search: { ...search, subject: kind } })}>
            {words.anything}
          </Button>
        )}
        {search.staffId !== undefined && (
          <Button
            variant="default"
            onClick={() => {
              const { page: _, staffId: __, ...others } = search;
              void navigate({ search: others });
            }}
          >
            {words.anybody}
          </Button>
        )}
      </Group>
      <PagedList
        query={query}
        search={search}
        words={words}
        icon={<IconHistory aria-hidden />}
        isFiltered={search.subject !== undefined || search.staffId !== undefined}
      >
        {(changes) => (
          <Stack component="ol" gap="sm">
            {changes.map((change) => (
              <li key={change.id}>
                <Entry change={change} search={search} />
              </li>
            ))}
          </Stack>
        )}
      </PagedList>
    </StaffPage>
  );
}

const TONES = { created: 'good', restored: 'good', updated: 'ink', archived: 'warn', deleted: 'bad' } as const;

function Entry({ change, search }: { readonly change: Change; readonly search: ChangesSearch }) {
  return (
    <Card component="article">
      <Group component="header" gap="xs">
        <Title order={2}>
          <Link to="/admin/changes" search={{ subject: change.subject }} title={words.onlyThis}>
            {change.title}
          </Link>
        </Title>
        <Badge color={TONES[change.action]}>{words.actions[change.action]}</Badge>
        <Text c="dimmed" ml="auto">
          <time dateTime={new Date(change.at).toISOString()}>{formatDateTime(change.at)}</time>{' '}
          {change.staff === null ? (
            words.byNobody
          ) : (
            <Link
              to="/admin/changes"
              search={{
                ...(search.subject === undefined ? {} : { subject: search.subject }),
                staffId: change.staff.id,
              }}
              title={words.onlyBy(change.staff.name)}
            >
              {words.by(change.staff.name)}
            </Link>
          )}
        </Text>
      </Group>
      {change.fields.length > 0 && (
        <Facts look="list">
          {change.fields.map(({ name, before, after }) => (
            <Fact key={name} label={name}>
              <span className="visually-hidden">{words.before}: </span>
              {before === '' ? <em>{words.empty_value}</em> : <del>{before}</del>}
              <span aria-hidden> → </span>
              <span className="visually-hidden">, {words.after}: </span>
              {after === '' ? (
                <em>{words.empty_value}</em>
              ) : (
                <Text component="ins" fw={600} td="none">
                  {after}
                </Text>
              )}
            </Fact>
          ))}
        </Facts>
      )}
    </Card>
  );
}
