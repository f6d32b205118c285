import { SavedResponse } from '../changes/wire.ts';
import { type AnswerOf, defineCall } from '../define/define-call.ts';
import { DoneResponse } from '../define/done-response.ts';
import {
  MailSettingsResponse,
  RemoveSettingsRequest,
  SaveMailSettingsRequest,
  SenderQuery,
  SenderResponse,
  TryMailServerRequest,
} from './wire.ts';

export const getMailSettings = defineCall({
  method: 'GET',
  path: '/admin-service/setup/mail',
  access: 'admin',
  sentence: 'The mail server, and whether the environment or the back office sets it; its password is never answered.',
  response: MailSettingsResponse,
});
export type MailSettings = AnswerOf<typeof getMailSettings>;

export const saveMailSettings = defineCall({
  method: 'POST',
  path: '/admin-service/setup/mail',
  access: 'admin',
  needsStepUp: true,
  sentence: 'Saves the mail server, encrypted; it is used from the next mail on.',
  refusals: ['changed_meanwhile', 'set_by_environment'],
  body: SaveMailSettingsRequest,
  response: SavedResponse,
});

export const removeMailSettings = defineCall({
  method: 'POST',
  path: '/admin-service/setup/remove-mail',
  access: 'admin',
  needsStepUp: true,
  sentence: 'Deletes the stored mail server; mails are written as files again.',
  refusals: ['changed_meanwhile'],
  body: RemoveSettingsRequest,
  response: SavedResponse,
});

export const tryMailServer = defineCall({
  method: 'POST',
  path: '/admin-service/setup/try-mail',
  access: 'admin',
  needsStepUp: true,
  limit: { points: 30, seconds: 3600 },
  sentence: "Sends a trial to the caller's own address by a mail server as it is typed; saves nothing.",
  refusals: ['mail_sender_missing', 'mail_trial_failed'],
  body: TryMailServerRequest,
  response: DoneResponse,
});

export const checkSender = defineCall({
  method: 'GET',
  path: '/admin-service/setup/check-sender',
  access: 'admin',
  limit: { points: 120, seconds: 3600 },
  sentence: "Looks up SPF, DKIM and DMARC of the domain of the restaurant's address.",
  refusals: ['mail_sender_missing'],
  query: SenderQuery,
  response: SenderResponse,
});
export type SenderReview = AnswerOf<typeof checkSender>;
