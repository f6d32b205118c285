/** Settings of the server that the owner enters in the back office. All of it is ours. */
import { z } from 'zod';
import { SENDER_FINDINGS } from '#domain/server-settings/judge-sender.ts';
import { MAIL_PROVIDERS, MAIL_SECURITIES } from '#domain/server-settings/mail-providers.ts';
import { SETTING_SOURCES } from '#domain/server-settings/server-settings.ts';
import { SavedFrom, Version } from '../changes/wire.ts';

const Typed = z.string().max(400);

/** Where a part is set, and by which variables of the environment. */
const Source = z.object({
  version: Version,
  source: z.enum(SETTING_SOURCES),
  /** The variables that set it, or would. */
  variables: z.array(z.string()),
});

const MailServer = z.object({
  provider: z.enum(MAIL_PROVIDERS),
  host: Typed,
  port: Typed,
  security: z.enum(MAIL_SECURITIES),
  user: Typed,
});
/** Never answered: it is write-only. */
const password = Typed.describe('The password or key; empty: the stored one of the same server and user');

export const MailSettingsResponse = Source.extend(MailServer.shape).extend({
  hasPassword: z.boolean(),
  /** The restaurant's address, which mails are sent from; empty before it is known. */
  sender: z.string(),
  /** Where a trial goes: the address of the caller's account. */
  trialTo: z.string(),
});
export const SaveMailSettingsRequest = MailServer.extend({ password }).extend(SavedFrom.shape);
export const RemoveSettingsRequest = SavedFrom;
export const TryMailServerRequest = MailServer.extend({ password });

/** `selector` is the name of the DKIM key in the headers of a mail. */
export const SenderQuery = z.object({
  selector: z
    .string()
    .regex(/^[\w.-]{1,100}$/)
    .optional(),
});
export const SenderResponse = z.object({
  domain: z.string(),
  lines: z.array(
    z.object({
      record: z.enum(['SPF', 'DKIM', 'DMARC']),
      finding: z.enum(SENDER_FINDINGS),
      state: z.enum(['good', 'missing', 'unknown']),
      /** Name and text of the DNS record to add; empty where nothing is to be written. */
      name: z.string(),
      value: z.string(),
    }),
  ),
});
