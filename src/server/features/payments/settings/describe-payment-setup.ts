import type { PaymentAccount, PaymentSetup } from '#contract/payment-settings/staff-calls.ts';
import { entriesOf } from '#domain/keys-of.ts';
import { fieldsOfAccount } from '#domain/payments/account-fields.ts';
import { type GoingLiveFacts, listGoingLive } from '#domain/payments/going-live.ts';
import { CONTRACT_PROVIDERS, PAYMENT_MODES } from '#domain/payments/payment-settings.ts';
import { findVersion } from '#server/features/changes/index.ts';
import { countRiskyClauses, findLegalText } from '#server/features/legal/index.ts';
import { loadRestaurantFacts } from '#server/features/restaurant/index.ts';
import { openSettingsSealer, type SettingsSealer } from '#server/platform/security/settings-sealer.ts';
import type { Snapshots } from '#server/platform/snapshots.ts';
import { offersTrial } from '../find-provider.ts';
import { NOTICES_PATH, RETURN_PATH } from '../payment-paths.ts';
import {
  type AccountName,
  findPaymentSettings,
  listPaymentAccounts,
  type StoredAccount,
} from './payment-settings.repository.ts';
import { accountSubject } from './save-payment-account.ts';
import { hasKeys, isHttps, PAYMENT_SETTINGS_SUBJECT, type PaymentSettingsServices } from './save-payment-settings.ts';
import { openAccount } from './sealed-account.ts';

export type PaymentSetupServices = PaymentSettingsServices & {
  readonly snapshots: Snapshots;
  readonly config: { readonly isDemo: boolean };
};

/** Everything that the page of payments online shows; no key is part of it. */
export async function describePaymentSetup(services: PaymentSetupServices): Promise<PaymentSetup> {
  const { db, config } = services;
  const settings = await findPaymentSettings(db);
  const sealer = openSettingsSealer(config.dataDir);
  const stored = await listPaymentAccounts(db);
  const accounts: PaymentAccount[] = [];
  for (const provider of CONTRACT_PROVIDERS) {
    for (const mode of PAYMENT_MODES) {
      const found = stored.find((one) => one.provider === provider && one.mode === mode) ?? null;
      const version = await findVersion(db, accountSubject({ provider, mode }));
      accounts.push({ version, ...(await describeAccount(sealer, { provider, mode }, found)) });
    }
  }
  const facts = await loadGoingLiveFacts(services, settings.mealCardIssuers);
  const goingLive: PaymentSetup['goingLive'][number][] = [];
  for (const provider of CONTRACT_PROVIDERS) {
    const live = { provider, mode: 'live' } as const;
    const trial = accounts.find((one) => one.provider === provider && one.mode === 'live')?.trial;
    const steps = listGoingLive({
      ...facts,
      provider,
      hasLiveKeys: await hasKeys(services, live),
      hasTriedLiveKeys: trial?.outcome === 'good',
    });
    goingLive.push({ provider, steps: [...steps] });
  }
  return {
    ...settings,
    mealCardIssuers: [...settings.mealCardIssuers],
    version: await findVersion(db, PAYMENT_SETTINGS_SUBJECT),
    accounts,
    isTrial: settings.provider === null && (await offersTrial(services)),
    addresses: CONTRACT_PROVIDERS.map((provider) => ({
      provider,
      noticeUrl: `${config.publicUrl}${NOTICES_PATH}/${provider}`,
      returnUrl: `${config.publicUrl}${RETURN_PATH}/${provider}`,
    })),
    goingLive,
  };
}

async function describeAccount(
  sealer: SettingsSealer,
  account: AccountName,
  stored: StoredAccount | null,
): Promise<Omit<PaymentAccount, 'version'>> {
  const none = { ...account, savedAt: null, shown: {}, stored: [], trial: null };
  if (stored === null) return { ...none, state: 'empty' };
  const values = await openAccount(sealer, stored);
  if (values === null) return { ...none, state: 'unreadable', savedAt: stored.savedAt };
  const fields = entriesOf(fieldsOfAccount(account.provider));
  return {
    ...account,
    state: 'stored',
    savedAt: stored.savedAt,
    shown: Object.fromEntries(
      fields.filter(([, { isSecret }]) => isSecret !== true).map(([name]) => [name, values[name] ?? '']),
    ),
    stored: fields.filter(([name, { isSecret }]) => isSecret === true && values[name]).map(([name]) => name),
    trial: stored.trial,
  };
}

type SharedFacts = Omit<GoingLiveFacts, 'provider' | 'hasLiveKeys' | 'hasTriedLiveKeys'>;

async function loadGoingLiveFacts(
  services: PaymentSetupServices,
  mealCardIssuers: GoingLiveFacts['mealCardIssuers'],
): Promise<SharedFacts> {
  const { name, phone, email, city, company } = await loadRestaurantFacts(services.db);
  const isLawful = (await countRiskyClauses(services)) === 0;
  const hasText = async (kind: 'terms' | 'privacy') =>
    (await findLegalText(services, { kind, version: null })) !== null;
  return {
    company,
    contact: { name, phone, email, city },
    hasTerms: isLawful && (await hasText('terms')),
    hasPrivacy: await hasText('privacy'),
    isHttps: isHttps(services.config.publicUrl),
    mealCardIssuers,
  };
}
