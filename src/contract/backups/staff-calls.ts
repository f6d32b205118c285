import { SavedFrom, SavedResponse } from '../changes/wire.ts';
import { type AnswerOf, defineCall } from '../define/define-call.ts';
import { DoneResponse } from '../define/done-response.ts';
import { isoMoment } from '../values/fields.ts';
import {
  ConfirmCopyKeyRequest,
  CopiesResponse,
  NewCopyKeyResponse,
  SaveCopyPlaceRequest,
  TryCopyPlaceRequest,
} from './wire.ts';

export const getCopies = defineCall({
  method: 'GET',
  path: '/admin-service/setup/copies',
  access: 'admin',
  sentence: 'Where copies of the database are and how the last one went; the secret of the place is never answered.',
  response: CopiesResponse,
  responseFields: { first: { at: isoMoment }, second: { at: isoMoment }, run: { at: isoMoment } },
});
export type Copies = AnswerOf<typeof getCopies>;

export const saveCopyPlace = defineCall({
  method: 'POST',
  path: '/admin-service/setup/copies',
  access: 'admin',
  needsStepUp: true,
  sentence: 'Saves the second place of copies, encrypted; copies are sent there from then on.',
  refusals: ['changed_meanwhile', 'set_by_environment'],
  body: SaveCopyPlaceRequest,
  response: SavedResponse,
});

export const removeCopyPlace = defineCall({
  method: 'POST',
  path: '/admin-service/setup/remove-copy-place',
  access: 'admin',
  needsStepUp: true,
  sentence: 'Forgets the stored second place of copies; what is there stays.',
  refusals: ['changed_meanwhile'],
  body: SavedFrom,
  response: SavedResponse,
});

export const tryCopyPlace = defineCall({
  method: 'POST',
  path: '/admin-service/setup/try-copy-place',
  access: 'admin',
  needsStepUp: true,
  limit: { points: 30, seconds: 3600 },
  sentence: 'Writes, reads and deletes a small file in a place of copies as it is typed; saves nothing.',
  refusals: ['copy_place_failed'],
  body: TryCopyPlaceRequest,
  response: DoneResponse,
});

export const makeCopyKey = defineCall({
  method: 'POST',
  path: '/admin-service/setup/make-copy-key',
  access: 'admin',
  needsStepUp: true,
  limit: { points: 10, seconds: 3600 },
  sentence: 'Makes a key for copies and answers with it, once; nothing uses it before it is confirmed.',
  refusals: ['copies_not_here'],
  response: NewCopyKeyResponse,
});
export type NewCopyKey = AnswerOf<typeof makeCopyKey>;

export const confirmCopyKey = defineCall({
  method: 'POST',
  path: '/admin-service/setup/confirm-copy-key',
  access: 'admin',
  needsStepUp: true,
  limit: { points: 20, seconds: 3600 },
  sentence: 'Encrypts copies with a key from now on, when two groups of it are typed as they were printed.',
  refusals: ['copies_not_here', 'copy_key_over', 'copy_key_wrong'],
  body: ConfirmCopyKeyRequest,
  response: DoneResponse,
});

export const startCopy = defineCall({
  method: 'POST',
  path: '/admin-service/setup/start-copy',
  access: 'admin',
  limit: { points: 10, seconds: 3600 },
  sentence: 'Asks for a copy now, sent to the second place where there is one; getCopies answers its progress.',
  refusals: ['copies_key_missing', 'copies_not_here', 'copy_under_way'],
  response: DoneResponse,
});
