import { defineCall } from '../define/define-call.ts';
import {
  ArchiveParams,
  ArchiveResponse,
  ArchivesResponse,
  BeginArchiveRequest,
  BeginArchiveResponse,
  ReadArchiveRequest,
  ReadArchiveResponse,
  SendRowsRequest,
  SendRowsResponse,
  StartReadingRequest,
  StartReadingResponse,
} from './wire.ts';

export const getArchives = defineCall({
  method: 'GET',
  path: '/admin-service/archives',
  access: 'admin',
  sentence: 'What an archive would hold, and those that were taken along, the latest first.',
  response: ArchivesResponse,
});

export const beginArchive = defineCall({
  method: 'POST',
  path: '/admin-service/archives',
  access: 'admin',
  needsStepUp: true,
  sentence: 'Notes that an archive is taken along, with guests or without; its download follows within minutes.',
  refusals: ['changed_meanwhile'],
  body: BeginArchiveRequest,
  response: BeginArchiveResponse,
});

export const downloadArchive = defineCall({
  method: 'GET',
  path: '/admin-service/archives/{id}',
  access: 'admin',
  answers: 'zip',
  sentence: 'Everything there is as one ZIP, streamed: once, by the account that began it.',
  refusals: ['not_found'],
  params: ArchiveParams,
  response: ArchiveResponse,
});

export const startArchiveReading = defineCall({
  method: 'POST',
  path: '/admin-service/archive-reading',
  access: 'admin',
  needsStepUp: true,
  sentence:
    'Begins to read an archive whole into a new shop: refused where anything was sold or put on the menu. Answers the tables that are read.',
  refusals: ['archive_newer', 'archive_without_guests', 'house_not_new'],
  body: StartReadingRequest,
  response: StartReadingResponse,
});

export const sendArchiveRows = defineCall({
  method: 'POST',
  path: '/admin-service/archive-reading/rows',
  access: 'admin',
  sends: 'form',
  needsRoom: true,
  sentence: 'Takes rows of one table of the archive, which wait until the archive is read.',
  refusals: ['archive_rows_refused', 'archive_rows_too_large', 'house_not_new', 'payload_too_large'],
  body: SendRowsRequest,
  response: SendRowsResponse,
});

export const readArchive = defineCall({
  method: 'POST',
  path: '/admin-service/archive-reading/read',
  access: 'admin',
  needsStepUp: true,
  sends: 'form',
  sentence: 'Puts everything that waits where it belongs, all of it or nothing; staff come along closed.',
  refusals: ['archive_rows_refused', 'changed_meanwhile', 'house_not_new', 'payload_too_large'],
  body: ReadArchiveRequest,
  response: ReadArchiveResponse,
});
