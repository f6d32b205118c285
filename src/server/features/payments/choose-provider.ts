/** The provider of payments that the owner set up. */
import { createHash } from 'node:crypto';
import type { ContractProvider, PaymentMode } from '#domain/payments/payment-settings.ts';
import type { Instant } from '#domain/time/instant.ts';
import type { Database } from '#server/platform/database.ts';
import type { CallOut } from '#server/platform/http/call-out.ts';
import { openSettingsSealer } from '#server/platform/security/settings-sealer.ts';
import { openNetopia } from './providers/netopia/open-netopia.ts';
import type { PaymentProvider } from './providers/provider.ts';
import { openStripe } from './providers/stripe/open-stripe.ts';
import { openViva } from './providers/viva/open-viva.ts';
import { type AccountName, findSealedAccount } from './settings/payment-settings.repository.ts';
import { type AccountTexts, openAccount } from './settings/sealed-account.ts';

export type ChooserServices = {
  readonly db: Database;
  readonly clock: () => Instant;
  readonly callOut: CallOut;
  readonly config: { readonly dataDir: string };
};

/**
 * Without a name: the provider by which guests pay now, null where payments online are off or its keys cannot be read.
 * With one: that provider, as long as its keys are stored, for payments that were begun with it; without a mode, in the
 * chosen one where both are stored.
 */
export type ChooseProvider = (name?: ContractProvider, mode?: PaymentMode) => Promise<PaymentProvider | null>;

/** Each account is opened once per process and stored value: an opened one may have a token of the provider. */
export function openProviderChooser(services: ChooserServices): ChooseProvider {
  const sealer = openSettingsSealer(services.config.dataDir);
  const opened = new Map<string, { readonly hash: string; readonly provider: PaymentProvider }>();
  return async (provider, mode) => {
    const stored = await findSealedAccount(services.db, { ...(provider && { provider }), ...(mode && { mode }) });
    if (stored === null) return null;
    const key = `${stored.provider} ${stored.mode}`;
    const hash = createHash('sha256').update(stored.sealed).update(stored.chargeTime).digest('hex');
    const known = opened.get(key);
    if (known?.hash === hash) return known.provider;
    const values = await openAccount(sealer, stored);
    if (values === null) return null;
    const isAtOnce = stored.chargeTime === 'at_once';
    const made = { ...openProvider(services, stored, values), ...(isAtOnce && { isChargedAtOnce: true as const }) };
    opened.set(key, { hash, provider: made });
    return made;
  };
}

/** The adapter of an account. */
export function openProvider(
  services: Pick<ChooserServices, 'callOut' | 'clock'>,
  { provider, mode }: AccountName,
  values: AccountTexts,
): PaymentProvider {
  const textOf = (name: string) => values[name] ?? '';
  switch (provider) {
    case 'netopia':
      return openNetopia(services, {
        mode,
        baseUrl: textOf('baseUrl'),
        apiKey: textOf('apiKey'),
        posSignature: textOf('posSignature'),
        publicKeys: textOf('publicKeys'),
      });
    case 'stripe':
      return openStripe(services, { mode, secretKey: textOf('secretKey'), webhookSecret: textOf('webhookSecret') });
    case 'viva':
      return openViva(services, {
        mode,
        clientId: textOf('clientId'),
        clientSecret: textOf('clientSecret'),
        merchantId: textOf('merchantId'),
        apiKey: textOf('apiKey'),
        sourceCode: textOf('sourceCode'),
      });
  }
}
