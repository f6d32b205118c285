import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Api } from '#contract/client.ts';
import { PAGE_SIZE } from '#contract/page-size.ts';
import { getAdmins, getUser, getUsers } from '#contract/users/staff-calls.ts';
import { type ListSearch, listQueryOf } from '#web/staff/list-search.ts';

const USERS = ['users'] as const;
/** More people than work in one restaurant. */
const MOST_STAFF = 100;

export const usersKey = USERS;

export function staffQuery(api: Api) {
  return queryOptions({
    queryKey: [...USERS, 'staff'],
    queryFn: () => api(getAdmins, { query: { size: MOST_STAFF } }),
  });
}

export function customersQuery(api: Api, search: ListSearch) {
  return queryOptions({
    queryKey: [...USERS, 'customers', search],
    queryFn: () => api(getUsers, { query: { ...listQueryOf(search), size: PAGE_SIZE } }),
    placeholderData: keepPreviousData,
  });
}

export function userQuery(api: Api, userId: string) {
  return queryOptions({
    queryKey: [...USERS, 'one', userId],
    queryFn: () => api(getUser, { params: { id: userId } }),
    retry: false,
  });
}
