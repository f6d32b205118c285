/** The values of an account as they are stored: one encrypted text, bound to its provider and mode. */
import { z } from 'zod';
import type { SettingsSealer } from '#server/platform/security/settings-sealer.ts';
import type { AccountName } from './payment-settings.repository.ts';

export type AccountTexts = Readonly<Record<string, string>>;

const Texts = z.record(z.string(), z.string());

export function encodeAccount(sealer: SettingsSealer, account: AccountName, values: AccountTexts): Promise<Buffer> {
  return sealer.seal(sealName(account), JSON.stringify(values));
}

/** Null when this machine cannot open it. */
export async function openAccount(
  sealer: SettingsSealer,
  account: AccountName & { readonly sealed: Uint8Array },
): Promise<AccountTexts | null> {
  const text = await sealer.open(sealName(account), account.sealed);
  return text === null ? null : Texts.parse(JSON.parse(text));
}

function sealName({ provider, mode }: AccountName): string {
  return `payment account ${provider} ${mode}`;
}
