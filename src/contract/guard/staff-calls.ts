import { SavedResponse } from '../changes/wire.ts';
import { type AnswerOf, defineCall } from '../define/define-call.ts';
import { DoneResponse } from '../define/done-response.ts';
import { calendarDay, isoMoment, lei } from '../values/fields.ts';
import {
  AddBlocksRequest,
  AddBlocksResponse,
  BlocksQuery,
  BlocksResponse,
  ChangeBlockRequest,
  GuardSettingsResponse,
  RemoveBlocksRequest,
  SaveGuardSettingsRequest,
} from './wire.ts';

export const getBlocks = defineCall({
  method: 'GET',
  path: '/admin-service/blocks',
  access: 'admin',
  sentence: 'One page of telephones, mailboxes and addresses from which no order is taken online, the newest first.',
  query: BlocksQuery,
  response: BlocksResponse,
  responseFields: { content: [{ until: calendarDay, addedAt: isoMoment }] },
});
export type BlocksPage = AnswerOf<typeof getBlocks>;
export type ListedBlock = BlocksPage['content'][number];

export const addBlocks = defineCall({
  method: 'POST',
  path: '/admin-service/add-blocks',
  access: 'staff',
  sentence: 'Puts telephone, mailbox or address on the block list; what is on it already stays as it is.',
  refusals: ['block_exists', 'changed_meanwhile'],
  body: AddBlocksRequest,
  response: AddBlocksResponse,
});

export const changeBlock = defineCall({
  method: 'POST',
  path: '/admin-service/change-block',
  access: 'admin',
  sentence: 'Changes the reason or the last day of an entry of the block list.',
  refusals: ['block_not_found', 'changed_meanwhile'],
  body: ChangeBlockRequest,
  response: SavedResponse,
});

export const removeBlocks = defineCall({
  method: 'POST',
  path: '/admin-service/remove-blocks',
  access: 'staff',
  sentence: 'Takes entries off the block list.',
  refusals: ['changed_meanwhile'],
  body: RemoveBlocksRequest,
  response: DoneResponse,
});

export const getGuardSettings = defineCall({
  method: 'GET',
  path: '/admin-service/setup/guard',
  access: 'admin',
  sentence: 'What a refused guest reads.',
  response: GuardSettingsResponse,
  responseFields: { firstFrom: lei },
});
export type GuardSettings = AnswerOf<typeof getGuardSettings>;

export const saveGuardSettings = defineCall({
  method: 'POST',
  path: '/admin-service/setup/guard',
  access: 'admin',
  sentence: 'Saves what a refused guest reads, and which orders are confirmed by a code or paid online.',
  refusals: ['changed_meanwhile', 'codes_unsent', 'online_payment_unset'],
  body: SaveGuardSettingsRequest,
  response: SavedResponse,
});
