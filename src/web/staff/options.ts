/** Groups of options, for the office and for the forms that name them. */

import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#contract/client.ts';
import type { AnswerOf } from '#contract/define/define-call.ts';
import { getOptionGroup, getOptionGroups, getOptionUses } from '#contract/options/staff-calls.ts';

export type OptionGroupList = AnswerOf<typeof getOptionGroups>;
export type ListedGroup = OptionGroupList['groups'][number];

export const OPTIONS_KEY = ['menu', 'options'] as const;

export const optionGroupsQuery = (api: Api) =>
  queryOptions({ queryKey: [...OPTIONS_KEY, 'groups'], queryFn: () => api(getOptionGroups), staleTime: 60_000 });

/** A form is filled from it, so it must not be stale. */
export const optionGroupQuery = (api: Api, id: number) =>
  queryOptions({
    queryKey: [...OPTIONS_KEY, 'group', id],
    queryFn: () => api(getOptionGroup, { params: { id } }),
    staleTime: 0,
  });

export type OptionUser = { readonly kind: 'product' | 'category'; readonly id: number };

export const optionUsesQuery = (api: Api, user: OptionUser) =>
  queryOptions({
    queryKey: [...OPTIONS_KEY, 'uses', user.kind, user.id],
    queryFn: () => api(getOptionUses, { query: user }),
    staleTime: 0,
  });
