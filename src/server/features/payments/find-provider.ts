/** The provider that takes the shop's payments. */
import type { ProviderName } from '#domain/payments/providers.ts';
import type { PaymentProvider } from './providers/provider.ts';
import { openTrialProvider, type TrialServices } from './providers/trial/trial-provider.ts';

/**
 * Without a name: the one that guests pay with now, null where none is set up. With one: that provider, as long as its
 * keys are stored, for payments that were begun with it.
 */
export type FindProvider = (name?: ProviderName) => Promise<PaymentProvider | null>;

export type ProviderServices = TrialServices & { readonly config: { readonly isDemo: boolean } };

export function bindProviders(services: ProviderServices): FindProvider {
  return async (name = 'trial') => (services.config.isDemo && name === 'trial' ? openTrialProvider(services) : null);
}
