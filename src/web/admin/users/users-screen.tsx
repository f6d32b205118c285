import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ListedUser } from '#contract/users/staff-calls.ts';
import { fullName } from '#domain/accounts/full-name.ts';
import { ROLE_RIGHTS } from '#domain/accounts/roles.ts';
import { formatPhone } from '#domain/text/format-phone.ts';
import { dateOf } from '#domain/time/bucharest.ts';
import { formatShortDate } from '#domain/time/format-date.ts';
import { ManagerRights } from '#web/admin/menu/manager-rights.tsx';
import { userWords as words } from '#web/i18n/admin/users.ts';
import { Card } from '#web/staff/kit/card.tsx';
import { IconUsers } from '#web/staff/kit/icons.gen.tsx';
import { ButtonLink } from '#web/staff/kit/links.tsx';
import { type RecordColumn, RecordTable } from '#web/staff/kit/record-table.tsx';
import type { ListSearch } from '#web/staff/list-search.ts';
import { ReadState } from '#web/staff/read-state.tsx';
import { RecordList } from '#web/staff/record-list.tsx';
import { StaffPage } from '#web/staff/staff-page.tsx';
import { useApi } from '#web/use-api.ts';
import { customersQuery, staffQuery } from './user-queries.ts';
import { UserStanding } from './user-standing.tsx';

/** `/admin/users`: staff, and customers with an account. */
export function UsersScreen({ search }: { readonly search: ListSearch }) {
  const api = useApi();
  return (
    <StaffPage
      title={words.title}
      intro={words.intro}
      actions={
        <>
          <ButtonLink variant="default" to="/admin/users/add-admin-user">
            {words.addAdmin}
          </ButtonLink>
          <ButtonLink to="/admin/users/add-user">{words.addUser}</ButtonLink>
        </>
      }
    >
      <Card title={words.staff} action={<ManagerRights />}>
        <ReadState query={useQuery(staffQuery(api))} failed={words.failed}>
          {({ content }) => (
            <RecordTable label={words.staff} columns={STAFF_COLUMNS} rows={content} keyOf={({ id }) => id} />
          )}
        </ReadState>
      </Card>
      <Card title={words.customers}>
        <RecordList
          label={words.customers}
          words={words}
          search={search}
          query={useQuery(customersQuery(api, search))}
          icon={<IconUsers aria-hidden />}
          columns={COLUMNS}
          keyOf={({ id }) => id}
        />
      </Card>
    </StaffPage>
  );
}

type Column = RecordColumn<ListedUser>;

const NAME: Column = {
  title: words.name,
  cell: (user) => (
    <Link to="/admin/users/$userId" params={{ userId: String(user.id) }}>
      {fullName(user)}
    </Link>
  ),
};
const CONTACT: Column = {
  title: words.contact,
  cell: ({ email, phoneNumber }) => (
    <div>
      {email}
      {phoneNumber !== '' && (
        <Text component="span" display="block" c="dimmed" fz="0.9375rem">
          {formatPhone(phoneNumber)}
        </Text>
      )}
    </div>
  ),
};
const ROLE: Column = { title: words.role, cell: ({ role }) => ROLE_RIGHTS[role].title };
const STANDING: Column = {
  title: words.standing,
  cell: (user) => (
    <div>
      <UserStanding {...user} />
    </div>
  ),
};
const SINCE: Column = {
  title: words.since,
  cell: ({ createdAt }) => formatShortDate(dateOf(createdAt)),
};
const COLUMNS = [NAME, CONTACT, STANDING, SINCE];
const STAFF_COLUMNS = [NAME, CONTACT, ROLE, STANDING, SINCE];
