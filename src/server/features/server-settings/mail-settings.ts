/** The mail server of the restaurant: entered, tried and deleted in the back office. */
import type { z } from 'zod';
import { sentenceOf } from '#contract/errors.ts';
import type { SaveMailSettingsRequest, TryMailServerRequest } from '#contract/server-settings/wire.ts';
import { entriesOf } from '#domain/keys-of.ts';
import { err, ok, type Result } from '#domain/result.ts';
import { faultOf, mailFaultSentence } from '#domain/server-settings/mail-fault.ts';
import { MAIL_PROVIDERS, mailProviderOf } from '#domain/server-settings/mail-providers.ts';
import { type MailServerProblem, parseMailServer } from '#domain/server-settings/parse-mail-server.ts';
import { environmentOfPart, fieldsOfPart, SERVER_PARTS } from '#domain/server-settings/server-settings.ts';
import { findAccount } from '#server/features/accounts/index.ts';
import { type ChangedMeanwhile, findVersion, saveByStaff, type Words } from '#server/features/changes/index.ts';
import { loadRestaurantContact } from '#server/features/restaurant/index.ts';
import type { DbServices } from '#server/platform/database.ts';
import {
  type MailServer,
  type MailServerPlace,
  mailServerFrom,
  readMailServer,
} from '#server/platform/mail/mail-server.ts';
import { sendOnce } from '#server/platform/mail/mailer.ts';
import { deleteSealedSettings } from '#server/platform/server-settings/server-settings.repository.ts';
import { type SettingValues, storeSettings } from '#server/platform/server-settings/stored-settings.ts';
import type { Snapshots } from '#server/platform/snapshots.ts';
import { describeMailFailure } from './describe-mail-failure.ts';
import { writeTrial } from './write-trial.ts';

const SUBJECT = 'mail-server';
const TITLE = SERVER_PARTS.mail.label;

export type MailSettingsServices = DbServices &
  MailServerPlace & { readonly snapshots: Snapshots; readonly config: { readonly publicUrl: string } };

type Invalid = { readonly code: 'invalid_request'; readonly fields: Readonly<Record<string, string>> };
type Saved = { readonly version: number };

export async function loadMailSettings(services: MailSettingsServices, staffId: number) {
  const { db, config } = services;
  const { source, values } = await readMailServer(services);
  const shown = config.smtpUrl === null ? values : valuesOfAddress(config.smtpUrl);
  const provider = MAIL_PROVIDERS.find((one) => one === shown.provider) ?? 'other';
  const security = (['tls', 'starttls', 'none'] as const).find((one) => one === shown.security) ?? 'starttls';
  return {
    version: await findVersion(db, SUBJECT),
    source,
    variables: [...environmentOfPart('mail')],
    provider,
    host: shown.host ?? '',
    port: shown.port ?? '',
    security,
    user: shown.user ?? '',
    hasPassword: (shown.password ?? '') !== '',
    sender: (await loadRestaurantContact(services)).email,
    trialTo: (await findAccount(db, staffId))?.email ?? '',
  };
}

/** What may be shown of `SMTP_URL`; of its password only that there is one. */
function valuesOfAddress(address: string): SettingValues {
  const { protocol, hostname, port, username, password } = new URL(address);
  const isTls = protocol === 'smtps:';
  return {
    provider: mailProviderOf(hostname),
    host: hostname,
    port: port === '' ? (isTls ? '465' : '587') : port,
    security: isTls ? 'tls' : 'starttls',
    user: decodeURIComponent(username),
    password,
  };
}

export async function saveMailSettings(
  services: MailSettingsServices,
  staffId: number,
  { version, ...typed }: z.output<typeof SaveMailSettingsRequest>,
): Promise<
  Result<
    Saved,
    | ChangedMeanwhile
    | Invalid
    | { readonly code: 'set_by_environment'; readonly details: { readonly variables: string } }
  >
> {
  if (services.config.smtpUrl !== null) {
    return err({ code: 'set_by_environment', details: { variables: environmentOfPart('mail').join(', ') } });
  }
  return saveByStaff<Saved, Invalid>(services, { subject: SUBJECT, staffId, version }, async (tx, save, now) => {
    const { values: before } = await readMailServer({ ...services, db: tx });
    const merged = mergeTyped(typed, before);
    if (!merged.ok) return merged;
    const values = merged.value;
    return save({
      title: TITLE,
      before: describeValues(before, ''),
      after: describeValues(values, values.password === before.password ? '' : 'schimbată'),
      write: () => storeSettings(tx, { dataDir: services.config.dataDir, part: 'mail', values, now }),
    });
  });
}

export function removeMailSettings(
  services: MailSettingsServices,
  staffId: number,
  { version }: { readonly version?: number | null | undefined },
): Promise<Result<Saved, ChangedMeanwhile>> {
  return saveByStaff<Saved, never>(services, { subject: SUBJECT, staffId, version }, async (tx, save) => {
    const { values } = await readMailServer({ ...services, db: tx });
    return save({
      title: TITLE,
      action: 'deleted',
      before: describeValues(values, ''),
      write: () => deleteSealedSettings(tx, 'mail'),
    });
  });
}

type TrialRefusal =
  | Invalid
  | { readonly code: 'mail_sender_missing' }
  | { readonly code: 'mail_trial_failed'; readonly details: { readonly sentence: string } };

/** Sends a trial at once, by the server as it is typed, so that its answer can be shown. */
export async function checkMailServer(
  services: MailSettingsServices,
  staffId: number,
  typed: z.output<typeof TryMailServerRequest>,
): Promise<Result<{ readonly sentTo: string }, TrialRefusal>> {
  const { smtpUrl } = services.config;
  const merged = smtpUrl === null ? mergeTyped(typed, (await readMailServer(services)).values) : null;
  if (merged?.ok === false) return merged;
  const server: MailServer = merged === null ? { url: smtpUrl ?? '' } : mailServerFrom(merged.value);
  const restaurant = await loadRestaurantContact(services);
  const account = await findAccount(services.db, staffId);
  if (restaurant.email === '' || account === null) return err({ code: 'mail_sender_missing' });
  try {
    await sendOnce(server, writeTrial({ restaurant, account, publicUrl: services.config.publicUrl }));
  } catch (error) {
    const failure = describeMailFailure(error);
    const { host = '', port = '' } = merged === null ? valuesOfAddress(smtpUrl ?? '') : merged.value;
    const sentence = mailFaultSentence({ fault: faultOf(failure), host, port: Number(port), said: failure.said });
    return err({ code: 'mail_trial_failed', details: { sentence } });
  }
  return ok({ sentTo: account.email });
}

/** The stored password stays for the same server and user only: another server must not be sent it. */
function mergeTyped(
  typed: z.output<typeof TryMailServerRequest>,
  before: SettingValues,
): Result<SettingValues, Invalid> {
  const isSame = before.host === typed.host.trim() && before.user === typed.user.trim();
  const stored = isSame ? (before.password ?? '') : '';
  const parsed = parseMailServer(typed, stored !== '');
  if (!parsed.ok) return err(invalid(parsed.error));
  const { password, port, ...server } = parsed.value;
  const isAnonymous = server.user === '';
  return ok({ ...server, port: String(port), password: isAnonymous ? '' : password === '' ? stored : password });
}

/** For the history: without the password, of which it only says that another one was typed. */
function describeValues(values: SettingValues, secret: string): Words {
  return Object.fromEntries(
    entriesOf(fieldsOfPart('mail')).map(([name, { label, isSecret }]) => [
      label,
      isSecret === true ? secret : (values[name] ?? ''),
    ]),
  );
}

function invalid(problems: readonly MailServerProblem[]): Invalid {
  return {
    code: 'invalid_request',
    fields: Object.fromEntries(problems.map(({ field, code }) => [field, sentenceOf(code)])),
  };
}
