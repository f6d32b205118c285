import type { z } from 'zod';
import type { SavePaymentSettingsRequest } from '#contract/payment-settings/wire.ts';
import { judgeAccount } from '#domain/payments/account-fields.ts';
import { describeIssuers } from '#domain/payments/meal-card-issuers.ts';
import {
  chargeTimeLabel,
  decidePaymentSettings,
  modeLabel,
  type PaymentSettings,
  type PaymentSettingsRefusal,
} from '#domain/payments/payment-settings.ts';
import { factsOfProvider } from '#domain/payments/providers.ts';
import { err, type Result } from '#domain/result.ts';
import { type ChangedMeanwhile, saveByStaff, type Words } from '#server/features/changes/index.ts';
import type { DbServices } from '#server/platform/database.ts';
import { openSettingsSealer } from '#server/platform/security/settings-sealer.ts';
import {
  type AccountName,
  findPaymentSettings,
  findSealedAccount,
  savePaymentSettingsRow,
} from './payment-settings.repository.ts';
import { openAccount } from './sealed-account.ts';

export const PAYMENT_SETTINGS_SUBJECT = 'online-payments';

export type PaymentSettingsServices = DbServices & {
  readonly config: { readonly dataDir: string; readonly publicUrl: string };
};

export function savePaymentSettings(
  services: PaymentSettingsServices,
  staffId: number,
  { version, ...wanted }: z.output<typeof SavePaymentSettingsRequest>,
): Promise<Result<{ readonly version: number }, ChangedMeanwhile | { readonly code: PaymentSettingsRefusal }>> {
  const { provider, mode } = wanted;
  return saveByStaff(services, { subject: PAYMENT_SETTINGS_SUBJECT, staffId, version }, async (tx, save) => {
    const decided = decidePaymentSettings(wanted, {
      hasKeys: provider !== null && (await hasKeys({ ...services, db: tx }, { provider, mode })),
      isHttps: isHttps(services.config.publicUrl),
    });
    if (!decided.ok) return err({ code: decided.error });
    return save({
      title: 'Plăți online',
      before: describeSettings(await findPaymentSettings(tx)),
      after: describeSettings(decided.value),
      write: () => savePaymentSettingsRow(tx, decided.value),
    });
  });
}

/** Whether an account has all its keys, and this machine can read them. */
export async function hasKeys({ db, config }: PaymentSettingsServices, account: AccountName): Promise<boolean> {
  const stored = await findSealedAccount(db, account);
  if (stored === null) return false;
  const values = await openAccount(openSettingsSealer(config.dataDir), stored);
  return values !== null && Object.keys(judgeAccount(account.provider, account.mode, values)).length === 0;
}

export function isHttps(publicUrl: string): boolean {
  return publicUrl.startsWith('https://');
}

function describeSettings({ provider, mode, chargeTime, mealCardIssuers }: PaymentSettings): Words {
  return {
    Procesator: provider === null ? 'oprit' : factsOfProvider(provider).label,
    Mod: modeLabel(mode),
    'Banii se iau': chargeTimeLabel(chargeTime),
    'Carduri de masă online': describeIssuers(mealCardIssuers),
  };
}
