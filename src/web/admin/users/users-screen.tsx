import { Table, TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import type { CallOutput } from '#contract/client.ts';
import { USERS_PER_PAGE } from '#contract/users-per-page.ts';
import { countOf } from '#domain/text/plural.ts';
import { dateOf } from '#domain/time/bucharest.ts';
import { formatDate } from '#domain/time/format-date.ts';
import { instant } from '#domain/time/instant.ts';
import { userWords as words } from '#web/i18n/admin-users.ts';
import { PageLinks } from '#web/staff/page-links.tsx';
import { ReadState } from '#web/staff/read-state.tsx';
import { StaffPage } from '#web/staff/staff-page.tsx';
import { useApi } from '#web/staff/use-api.ts';
import { customersQuery, staffQuery } from './user-queries.ts';
import { UserStanding } from './user-standing.tsx';
import styles from './users.module.css';
import type { UsersSearch } from './users-search.ts';

type Users = CallOutput<'getUsers'>['content'];

const TYPING_PAUSE_MS = 300;

/** `/admin/users`: who works here, and the customers with an account. */
export function UsersScreen({ search }: { readonly search: UsersSearch }) {
  const api = useApi();
  const navigate = useNavigate();
  const find = useDebouncedCallback(
    (q: string) => void navigate({ to: '/admin/users', search: q === '' ? {} : { q }, replace: true }),
    TYPING_PAUSE_MS,
  );
  return (
    <StaffPage
      title={words.title}
      intro={words.intro}
      actions={
        <>
          <Link className={styles.add} to="/admin/users/add-user">
            {words.addUser}
          </Link>
          <Link className={styles.add} to="/admin/users/add-admin-user">
            {words.addAdmin}
          </Link>
        </>
      }
    >
      <section className={styles.card} aria-labelledby="personal">
        <h2 className={styles.heading} id="personal">
          {words.staff}
        </h2>
        <ReadState query={useQuery(staffQuery(api))} failed={words.failed}>
          {({ content }) => <UserTable users={content} hasRole />}
        </ReadState>
      </section>
      <section className={styles.card} aria-labelledby="clienti">
        <h2 className={styles.heading} id="clienti">
          {words.customers}
        </h2>
        <TextInput
          type="search"
          className={styles.search}
          label={words.search}
          defaultValue={search.q}
          onChange={({ currentTarget }) => find(currentTarget.value.trim())}
        />
        <ReadState query={useQuery(customersQuery(api, search))} failed={words.failed}>
          {({ content, totalElements }) => (
            <>
              {content.length === 0 ? (
                <Empty search={search} />
              ) : (
                <>
                  <p className={styles.note} role="status">
                    {countOf(totalElements, words.count)}
                  </p>
                  <UserTable users={content} />
                </>
              )}
              <PageLinks page={search.page ?? 0} pages={Math.max(1, Math.ceil(totalElements / USERS_PER_PAGE))} />
            </>
          )}
        </ReadState>
      </section>
    </StaffPage>
  );
}

function Empty({ search: { page, ...first } }: { readonly search: UsersSearch }) {
  const isBeyond = page !== undefined;
  return (
    <div className={styles.empty} role="status">
      <p>{isBeyond ? words.emptyPage : words.empty}</p>
      {isBeyond && (
        <Link to="/admin/users" search={first}>
          {words.firstPage}
        </Link>
      )}
    </div>
  );
}

function UserTable({ users, hasRole = false }: { readonly users: Users; readonly hasRole?: boolean }) {
  return (
    <div className={styles.scroll}>
      <Table>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{words.name}</Table.Th>
            <Table.Th>{words.contact}</Table.Th>
            {hasRole && <Table.Th>{words.role}</Table.Th>}
            <Table.Th>{words.standing}</Table.Th>
            <Table.Th>{words.since}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {users.map((user) => (
            <Table.Tr key={user.id}>
              <Table.Td>
                <Link className={styles.name} to="/admin/users/$userId" params={{ userId: String(user.id) }}>
                  {`${user.firstName} ${user.lastName}`.trim()}
                </Link>
              </Table.Td>
              <Table.Td className={styles.contact}>
                {user.email}
                {user.phoneNumber !== '' && <span className={styles.sub}>{user.phoneNumber}</span>}
              </Table.Td>
              {hasRole && <Table.Td>{words.roles[user.role]}</Table.Td>}
              <Table.Td>
                <UserStanding {...user} />
              </Table.Td>
              <Table.Td>{formatDate(dateOf(instant(Date.parse(user.createdAt))))}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </div>
  );
}
