import { Badge, Button, Group, Stack, Text } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { endUserSessions, saveUser, type User } from '#contract/users/staff-calls.ts';
import { fullName } from '#domain/accounts/full-name.ts';
import { ROLE_RIGHTS } from '#domain/accounts/roles.ts';
import { describeVersion } from '#domain/legal/describe-version.ts';
import { formatLei } from '#domain/money/format-lei.ts';
import type { ListedOrder } from '#domain/orders/order-view.ts';
import { countOf } from '#domain/text/plural.ts';
import { formatDateTime } from '#domain/time/format-date.ts';
import { userWords } from '#web/i18n/admin/users.ts';
import { staffWords } from '#web/i18n/staff/staff.ts';
import { announce } from '#web/staff/announce.ts';
import { failureSentence } from '#web/staff/failure-sentence.ts';
import { ConfirmDialog } from '#web/staff/form/confirm-dialog.tsx';
import { Card } from '#web/staff/kit/card.tsx';
import { Fact, Facts } from '#web/staff/kit/facts.tsx';
import { ButtonLink, TouchAnchor } from '#web/staff/kit/links.tsx';
import { type RecordColumn, RecordTable } from '#web/staff/kit/record-table.tsx';
import { ReadState } from '#web/staff/read-state.tsx';
import { StaffPage } from '#web/staff/staff-page.tsx';
import { useApi } from '#web/use-api.ts';
import { userQuery, usersKey } from './user-queries.ts';
import { UserStanding } from './user-standing.tsx';

const words = userWords.detail;
const back = { label: userWords.title, link: { to: '/admin/users' } } as const;

/** `/admin/users/{userId}`: a user with orders and consents, and the possible actions. */
export function UserScreen({ userId }: { readonly userId: string }) {
  const query = useQuery(userQuery(useApi(), userId));
  const name = query.data === undefined ? userWords.title : fullName(query.data);
  return (
    <StaffPage title={name} back={back} {...(query.data ? { actions: <Acts user={query.data} /> } : {})}>
      <ReadState query={query} failed={userWords.failed}>
        {(user) => (
          <>
            <About user={user} />
            <Orders {...user.orders} />
            <Consents newsletter={user.newsletter} />
          </>
        )}
      </ReadState>
    </StaffPage>
  );
}

type Question = 'deactivate' | 'sign_out';

function Acts({ user }: { readonly user: User }) {
  const api = useApi();
  const queries = useQueryClient();
  const [asked, setAsked] = useState<Question | null>(null);
  const params = { id: String(user.id) };
  const acting = useMutation({
    mutationFn: (act: Question | 'activate') =>
      act === 'sign_out'
        ? api(endUserSessions, { params })
        : api(saveUser, { params, body: { isActive: act === 'activate', version: user.version } }),
    onSuccess: async ({ message }) => {
      setAsked(null);
      announce(message);
      await queries.invalidateQueries({ queryKey: usersKey });
    },
  });
  const failure = acting.error === null ? null : failureSentence(acting.error, staffWords.general.unexpected);
  const ask = (question: Question) => {
    acting.reset();
    setAsked(question);
  };
  const name = fullName(user);
  return (
    <>
      <ButtonLink to="/admin/users/$userId/edit" params={{ userId: params.id }}>
        {words.edit}
      </ButtonLink>
      <Button variant="default" onClick={() => ask('sign_out')}>
        {words.signOut}
      </Button>
      {user.isOwn ? null : user.isActive ? (
        <Button variant="outline" color="bad" onClick={() => ask('deactivate')}>
          {words.deactivate}
        </Button>
      ) : (
        <Button loading={acting.isPending} onClick={() => acting.mutate('activate')}>
          {words.activate}
        </Button>
      )}
      <ConfirmDialog
        opened={asked !== null}
        title={asked === 'sign_out' ? words.signOut : words.deactivate}
        confirm={asked === 'sign_out' ? words.signOut : words.deactivate}
        isPending={acting.isPending}
        failure={asked === null ? null : failure}
        onCancel={() => setAsked(null)}
        onConfirm={() => asked !== null && acting.mutate(asked)}
      >
        {asked === 'sign_out' ? words.signOutAsk(name) : words.deactivateAsk(name)}
      </ConfirmDialog>
    </>
  );
}

function About({ user }: { readonly user: User }) {
  return (
    <Card title={words.about}>
      <Group gap="xs">
        <Badge>{ROLE_RIGHTS[user.role].title}</Badge>
        <UserStanding {...user} />
      </Group>
      <Facts look="beside">
        <Fact label={words.email}>
          <a href={`mailto:${user.email}`}>{user.email}</a>
        </Fact>
        <Fact label={words.phone}>
          {user.phoneNumber === '' ? words.noPhone : <a href={`tel:${user.phoneNumber}`}>{user.phoneNumber}</a>}
        </Fact>
        <Fact label={words.since}>{formatDateTime(user.createdAt)}</Fact>
        <Fact label={words.devices}>{user.openSessions}</Fact>
      </Facts>
      {user.isOwn && (
        <Text c="dimmed" fz="0.9375rem">
          {words.own}
        </Text>
      )}
      <p>
        <Link to="/admin/changes" search={{ subject: `user:${user.id}` }}>
          {words.history}
        </Link>
      </p>
    </Card>
  );
}

function Orders({ orders, found }: User['orders']) {
  return (
    <Card title={words.orders}>
      {orders.length === 0 ? (
        <Text c="dimmed">{words.noOrders}</Text>
      ) : (
        <>
          <Text c="dimmed" fz="0.9375rem">
            {countOf(found, words.ordersCount)}. {found > orders.length && words.newest}
          </Text>
          <RecordTable label={words.orders} columns={ORDER_COLUMNS} rows={orders} keyOf={({ number }) => number} />
        </>
      )}
    </Card>
  );
}

const ORDER_COLUMNS: readonly RecordColumn<ListedOrder>[] = [
  {
    title: words.order,
    cell: ({ number }) => <TouchAnchor href={`/comenzi/${number}`}>{number}</TouchAnchor>,
  },
  { title: words.date, cell: ({ placedAt }) => formatDateTime(placedAt) },
  { title: words.status, cell: ({ status }) => words.statuses[status] },
  { title: words.total, isNumber: true, cell: ({ payable }) => formatLei(payable) },
];

function Consents({ newsletter }: { readonly newsletter: User['newsletter'] }) {
  return (
    <Card title={words.consents}>
      {newsletter === null ? (
        <Text c="dimmed">{words.noConsents}</Text>
      ) : (
        <>
          <p>{words.consentStates[newsletter.state]}</p>
          <Stack component="ul" gap={6}>
            {newsletter.consents.map(({ act, at, textVersion }) => (
              <Text key={`${act} ${at}`} component="li" c="dimmed" fz="0.9375rem">
                {formatDateTime(at)}: {words.acts[act]} ({words.version(describeVersion(textVersion))})
              </Text>
            ))}
          </Stack>
        </>
      )}
    </Card>
  );
}
