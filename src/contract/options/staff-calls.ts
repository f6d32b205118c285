import { SavedResponse } from '../changes/wire.ts';
import { defineCall } from '../define/define-call.ts';
import { DoneResponse } from '../define/done-response.ts';
import {
  OptionGroupParams,
  OptionGroupResponse,
  OptionGroupsResponse,
  OptionUsesQuery,
  OptionUsesResponse,
  SavedOptionGroupResponse,
  SaveOptionGroupRequest,
  SaveOptionUsesRequest,
} from './wire.ts';

/** Of every save of groups and of their uses. */
const SAVE_REFUSALS = [
  'changed_meanwhile',
  'deletion_not_granted',
  'option_group_in_use',
  'option_group_not_found',
  'prices_not_granted',
] as const;

export const getOptionGroups = defineCall({
  method: 'GET',
  path: '/admin-service/option-groups',
  access: 'staff',
  sentence: 'Every group of options with what uses it; the options come with each group.',
  response: OptionGroupsResponse,
});

export const getOptionGroup = defineCall({
  method: 'GET',
  path: '/admin-service/option-groups/{id}',
  access: 'staff',
  sentence: 'A group of options as it is edited.',
  refusals: ['option_group_not_found'],
  params: OptionGroupParams,
  response: OptionGroupResponse,
});

export const saveOptionGroup = defineCall({
  method: 'POST',
  path: '/admin-service/option-groups',
  access: 'staff',
  once: 'by_key',
  onPanels: 'never',
  sentence:
    'Adds a group of options or, with an `id`, saves it in the place of that one; an option that is left out is deleted.',
  refusals: SAVE_REFUSALS,
  body: SaveOptionGroupRequest,
  response: SavedOptionGroupResponse,
});

export const deleteOptionGroup = defineCall({
  method: 'DELETE',
  path: '/admin-service/option-groups/{id}',
  access: 'staff',
  onPanels: 'never',
  sentence: 'Deletes a group of options that nothing uses.',
  refusals: SAVE_REFUSALS,
  params: OptionGroupParams,
  response: DoneResponse,
});

export const getOptionUses = defineCall({
  method: 'GET',
  path: '/admin-service/option-uses',
  access: 'staff',
  sentence: 'The groups that a product or a category uses, in their order.',
  query: OptionUsesQuery,
  response: OptionUsesResponse,
});

export const saveOptionUses = defineCall({
  method: 'POST',
  path: '/admin-service/option-uses',
  access: 'staff',
  onPanels: 'never',
  sentence: 'A product or a category uses these groups, in this order, and no others.',
  refusals: SAVE_REFUSALS,
  body: SaveOptionUsesRequest,
  response: SavedResponse,
});
