/** The provider that takes the shop's payments. */
import type { ProviderName } from '#domain/payments/providers.ts';
import { type ChooserServices, openProviderChooser } from './choose-provider.ts';
import type { PaymentProvider } from './providers/provider.ts';
import { hasDemonstration } from './providers/trial/trial-payments.repository.ts';
import { openTrialProvider, type TrialServices } from './providers/trial/trial-provider.ts';

/**
 * Without a name: the one that guests pay with now, null where none is set up. With one: that provider, as long as its
 * keys are stored, for payments that were begun with it.
 */
export type FindProvider = (name?: ProviderName) => Promise<PaymentProvider | null>;

export type ProviderServices = TrialServices & ChooserServices & { readonly config: { readonly isDemo: boolean } };

/** A demonstration pays by „Plată de probă” until a provider is set up; a shop without its rows never does. */
export function bindProviders(services: ProviderServices): FindProvider {
  const choose = openProviderChooser(services);
  return async (name) => {
    if (name === 'trial') return services.config.isDemo ? openTrialProvider(services) : null;
    const chosen = await choose(name);
    if (chosen !== null || name !== undefined) return chosen;
    return (await offersTrial(services)) ? openTrialProvider(services) : null;
  };
}

/** Whether guests pay by „Plată de probă” while no provider is set up. */
export async function offersTrial({ db, config }: Pick<ProviderServices, 'db' | 'config'>): Promise<boolean> {
  return config.isDemo && (await hasDemonstration(db));
}
