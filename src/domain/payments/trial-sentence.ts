/** What the owner reads of a trial of keys. */
import type { ContractProvider } from './payment-settings.ts';
import { factsOfProvider } from './providers.ts';

export const TRIAL_OUTCOMES = ['good', 'refused', 'unknown'] as const;
export type TrialOutcome = (typeof TRIAL_OUTCOMES)[number];

/** By the reason of a refusal; every other one is shown with the provider's code. */
const REFUSED: Readonly<Record<string, string>> = {
  keys: 'nu recunoaște cheia. Verificați că este întreagă și a modului ales.',
  public_key: 'recunoaște cheia, dar cheia publică pentru notificări nu poate fi citită.',
  client_keys: 'nu recunoaște Client ID și Client Secret.',
  merchant_keys: 'nu recunoaște Merchant ID și API Key.',
};

export function trialSentence(
  provider: ContractProvider,
  { outcome, reason }: { readonly outcome: TrialOutcome; readonly reason: string | null },
): string {
  const { label } = factsOfProvider(provider);
  if (outcome === 'good') return `${label} recunoaște cheile. Nu s-a încasat nimic.`;
  if (outcome === 'unknown') return `${label} nu a răspuns acum. Încercați din nou peste câteva minute.`;
  if (reason?.startsWith('not_sent_'))
    return `${label} nu poate fi găsit de pe acest server. Verificați legătura la internet.`;
  const said = reason === null ? 'a refuzat încercarea.' : (REFUSED[reason] ?? `a refuzat încercarea (${reason}).`);
  return `${label} ${said}`;
}
