import { Badge, Button, Group, NativeSelect, Text } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { SECURITY_KINDS, type SecurityKind } from '#contract/security-log/kinds.ts';
import { getSecurityEvents, type SecurityEventsPage } from '#contract/security-log/staff-calls.ts';
import { countOf } from '#domain/text/plural.ts';
import { formatDateTime } from '#domain/time/format-date.ts';
import { adminSecurityWords as words } from '#web/i18n/admin/security.ts';
import { IconHistory } from '#web/staff/kit/icons.gen.tsx';
import { RecordTable } from '#web/staff/kit/record-table.tsx';
import type { Tone } from '#web/staff/kit/tone.ts';
import { PagedList } from '#web/staff/paged-list.tsx';
import { StaffPage } from '#web/staff/staff-page.tsx';
import { pageIndex } from '#web/ui/page-number.ts';
import { useApi } from '#web/use-api.ts';
import type { SecuritySearch } from './security-search.ts';

type SecurityEvent = SecurityEventsPage['content'][number];

const TONES: Readonly<Partial<Record<SecurityKind, Tone>>> = {
  signed_in_new_device: 'warn',
  sign_in_failed: 'warn',
  limit_reached: 'bad',
  access_refused: 'bad',
  input_refused: 'warn',
};

/** `/admin/security`: sign-ins, refusals, exports and changes of rights, the newest first. */
export function SecurityScreen({ search }: { readonly search: SecuritySearch }) {
  const api = useApi();
  const navigate = useNavigate({ from: '/admin/security' });
  const query = useQuery({
    queryKey: ['security-events', search],
    queryFn: () => api(getSecurityEvents, { query: { ...search, page: pageIndex(search) } }),
    placeholderData: keepPreviousData,
  });
  return (
    <StaffPage title={words.title} intro={words.intro}>
      <Group align="end" gap="sm">
        <NativeSelect
          label={words.kind}
          value={search.kind ?? ''}
          data={[
            { value: '', label: words.anyKind },
            ...SECURITY_KINDS.map((kind) => ({ value: kind, label: words.kinds[kind] })),
          ]}
          onChange={(event) => {
            const { page: _, kind: __, ...others } = search;
            const kind = SECURITY_KINDS.find((known) => known === event.currentTarget.value);
            void navigate({ search: kind === undefined ? others : { ...others, kind } });
          }}
        />
        {search.userId !== undefined && (
          <Button
            variant="default"
            onClick={() => {
              const { page: _, userId: __, ...others } = search;
              void navigate({ search: others });
            }}
          >
            {words.anyone}
          </Button>
        )}
      </Group>
      <PagedList
        query={query}
        search={search}
        words={words}
        icon={<IconHistory aria-hidden />}
        isFiltered={search.kind !== undefined || search.userId !== undefined}
      >
        {(events) => (
          <RecordTable<SecurityEvent>
            label={words.title}
            rows={events}
            keyOf={({ id }) => id}
            columns={[
              { title: words.columns.what, cell: (event) => <What event={event} /> },
              {
                title: words.columns.when,
                cell: ({ at }) => <time dateTime={new Date(at).toISOString()}>{formatDateTime(at)}</time>,
              },
              { title: words.columns.who, cell: (event) => <Who event={event} search={search} /> },
              {
                title: words.columns.where,
                cell: ({ ip, device }) =>
                  [ip === '' ? words.here : ip, device].filter((part) => part !== '').join(' · '),
              },
            ]}
          />
        )}
      </PagedList>
    </StaffPage>
  );
}

function What({ event: { kind, detail, times } }: { readonly event: SecurityEvent }) {
  const parts = [words.details[detail] ?? detail, ...(times > 1 ? [countOf(times, words.times)] : [])];
  const more = parts.filter((part) => part !== '').join(' · ');
  return (
    <>
      <Badge color={TONES[kind] ?? 'ink'}>{words.kinds[kind]}</Badge>
      {more !== '' && (
        <Text size="sm" c="dimmed">
          {more}
        </Text>
      )}
    </>
  );
}

function Who({ event: { user, actor }, search }: { readonly event: SecurityEvent; readonly search: SecuritySearch }) {
  const { page: _, ...others } = search;
  const name = user === null ? words.noAccount : user.name || words.unnamed;
  return (
    <>
      {user === null ? (
        name
      ) : (
        <Link to="/admin/security" search={{ ...others, userId: user.id }} title={words.onlyOf(name)}>
          {name}
        </Link>
      )}
      {actor !== null && (
        <Text size="sm" c="dimmed">
          {words.by(actor.name || words.unnamed)}
        </Text>
      )}
    </>
  );
}
