/** The provider that takes the shop's payments. */
import type { ProviderName } from '#domain/payments/providers.ts';
import { type ChooserServices, openProviderChooser } from './choose-provider.ts';
import type { PaymentProvider } from './providers/provider.ts';
import { openTrialProvider, type TrialServices } from './providers/trial/trial-provider.ts';

/**
 * Without a name: the one that guests pay with now, null where none is set up. With one: that provider, as long as its
 * keys are stored, for payments that were begun with it.
 */
export type FindProvider = (name?: ProviderName) => Promise<PaymentProvider | null>;

export type ProviderServices = TrialServices & ChooserServices & { readonly config: { readonly isDemo: boolean } };

/** The demonstration pays by „Plată de probă” until a provider is set up. */
export function bindProviders(services: ProviderServices): FindProvider {
  const choose = openProviderChooser(services);
  const findTrial = () => (services.config.isDemo ? openTrialProvider(services) : null);
  return async (name) => {
    if (name === 'trial') return findTrial();
    return (await choose(name)) ?? (name === undefined ? findTrial() : null);
  };
}
