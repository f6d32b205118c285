/** Keys of an account: written, tried, deleted, and never read out. */
import type { z } from 'zod';
import { sentenceOf } from '#contract/errors.ts';
import { FIELD_PROBLEM_CODES } from '#contract/payment-settings/field-problems.ts';
import type { RemovePaymentAccountRequest, SavePaymentAccountRequest } from '#contract/payment-settings/wire.ts';
import { entriesOf } from '#domain/keys-of.ts';
import { fieldsOfAccount, judgeAccount } from '#domain/payments/account-fields.ts';
import { modeLabel } from '#domain/payments/payment-settings.ts';
import { factsOfProvider } from '#domain/payments/providers.ts';
import type { TrialOutcome } from '#domain/payments/trial-sentence.ts';
import { err, ok, type Result } from '#domain/result.ts';
import { type ChangedMeanwhile, saveByStaff, type Words } from '#server/features/changes/index.ts';
import type { DbServices } from '#server/platform/database.ts';
import { openSettingsSealer, type SettingsSealer } from '#server/platform/security/settings-sealer.ts';
import { type ChooserServices, openProvider } from '../choose-provider.ts';
import { parsePublicKeys } from '../providers/netopia/read-netopia-notice.ts';
import {
  type AccountName,
  deletePaymentAccount,
  findPaymentSettings,
  findSealedAccount,
  savePaymentAccountRow,
  saveTrial,
} from './payment-settings.repository.ts';
import { type AccountTexts, encodeAccount, openAccount } from './sealed-account.ts';

type AccountServices = DbServices & { readonly config: { readonly dataDir: string } };
type InvalidFields = { readonly code: 'invalid_request'; readonly fields: Readonly<Record<string, string>> };
type Saved = { readonly version: number };

export function accountSubject({ provider, mode }: AccountName): string {
  return `payment-account:${provider}-${mode}`;
}

export async function savePaymentAccount(
  services: AccountServices,
  staffId: number,
  { version, values: typed, ...account }: z.output<typeof SavePaymentAccountRequest>,
): Promise<Result<Saved, ChangedMeanwhile | InvalidFields>> {
  const sealer = openSettingsSealer(services.config.dataDir);
  return saveByStaff(services, { subject: accountSubject(account), staffId, version }, async (tx, save, now) => {
    const before = (await readAccount(tx, sealer, account)) ?? {};
    const values = mergeTyped(account, typed, before);
    const other = await readAccount(tx, sealer, { ...account, mode: account.mode === 'live' ? 'test' : 'live' });
    const fields = sentencesOf(account, values, other ?? {});
    if (Object.keys(fields).length > 0) return err({ code: 'invalid_request' as const, fields });
    const sealed = await encodeAccount(sealer, account, values);
    return save({
      title: titleOf(account),
      before: await describeAccount(sealer, account, before),
      after: await describeAccount(sealer, account, values),
      write: () => savePaymentAccountRow(tx, account, sealed, now),
    });
  });
}

export async function removePaymentAccount(
  services: AccountServices,
  staffId: number,
  { version, ...account }: z.output<typeof RemovePaymentAccountRequest>,
): Promise<Result<Saved, ChangedMeanwhile | { readonly code: 'payment_account_in_use' }>> {
  const sealer = openSettingsSealer(services.config.dataDir);
  return saveByStaff(services, { subject: accountSubject(account), staffId, version }, async (tx, save) => {
    const { provider, mode } = await findPaymentSettings(tx);
    if (provider === account.provider && mode === account.mode) return err({ code: 'payment_account_in_use' as const });
    const before = (await readAccount(tx, sealer, account)) ?? {};
    return save({
      title: titleOf(account),
      action: 'deleted',
      before: await describeAccount(sealer, account, before),
      write: () => deletePaymentAccount(tx, account),
    });
  });
}

/** Asks the provider whether the stored keys are good, and stores what it said. */
export async function tryPaymentKeys(
  services: ChooserServices,
  account: AccountName,
): Promise<
  Result<{ readonly outcome: TrialOutcome; readonly reason: string | null }, { readonly code: 'payment_keys_missing' }>
> {
  const stored = await findSealedAccount(services.db, account);
  if (stored === null) return err({ code: 'payment_keys_missing' });
  const values = await openAccount(openSettingsSealer(services.config.dataDir), stored);
  if (values === null) return err({ code: 'payment_keys_missing' });
  const tried = await openProvider(services, account, values).tryKeys();
  const outcome: TrialOutcome = tried.kind === 'done' ? 'good' : tried.kind;
  const reason = tried.kind === 'done' ? null : tried.reason;
  await saveTrial(services.db, stored, { at: services.clock(), outcome, reason });
  return ok({ outcome, reason });
}

async function readAccount(
  db: ChooserServices['db'],
  sealer: SettingsSealer,
  account: AccountName,
): Promise<AccountTexts | null> {
  const stored = await findSealedAccount(db, account);
  return stored === null ? null : openAccount(sealer, stored);
}

/** A secret that was left empty stays as it is; only the fields of this provider are stored. */
function mergeTyped({ provider }: AccountName, typed: AccountTexts, before: AccountTexts): AccountTexts {
  return Object.fromEntries(
    entriesOf(fieldsOfAccount(provider)).map(([name, { isSecret }]) => {
      const given = typed[name] ?? '';
      return [name, isSecret && given === '' ? (before[name] ?? '') : given];
    }),
  );
}

function sentencesOf(account: AccountName, values: AccountTexts, other: AccountTexts): Record<string, string> {
  const problems: Record<string, string> = Object.fromEntries(
    entriesOf(judgeAccount(account.provider, account.mode, values)).map(([name, problem]) => [
      name,
      sentenceOf(FIELD_PROBLEM_CODES[problem]),
    ]),
  );
  for (const [name, { isSecret }] of entriesOf(fieldsOfAccount(account.provider))) {
    const isSame = isSecret === true && values[name] !== '' && values[name] === other[name];
    if (isSame && problems[name] === undefined) problems[name] = sentenceOf('payment_field_same');
  }
  const isReadable = values.publicKeys === undefined || parsePublicKeys(values.publicKeys) !== null;
  if (!isReadable && problems.publicKeys === undefined) problems.publicKeys = sentenceOf('payment_field_weak_key');
  return problems;
}

function titleOf({ provider, mode }: AccountName): string {
  return `Cheile ${factsOfProvider(provider).label}, plată ${modeLabel(mode).toLowerCase()}`;
}

/** For the history: what is no secret as it is, a secret as a mark that only says whether it is another one. */
async function describeAccount(
  sealer: SettingsSealer,
  { provider }: AccountName,
  values: AccountTexts,
): Promise<Words> {
  const words: [string, string][] = [];
  for (const [name, { label, isSecret, isMultiline }] of entriesOf(fieldsOfAccount(provider))) {
    const value = values[name] ?? '';
    const isHidden = isSecret === true || isMultiline === true;
    words.push([label, isHidden && value !== '' ? `amprenta ${await sealer.mark(value)}` : value]);
  }
  return Object.fromEntries(words);
}
