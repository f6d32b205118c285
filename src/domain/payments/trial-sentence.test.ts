import { expect, test } from 'vitest';
import { type TrialOutcome, trialSentence } from './trial-sentence.ts';

test.each<[TrialOutcome, string | null, string]>([
  ['good', null, 'Stripe recunoaște cheile. Nu s-a încasat nimic.'],
  ['unknown', 'http_500', 'Stripe nu a răspuns acum.'],
  ['refused', 'not_sent_ENOTFOUND', 'Stripe nu poate fi găsit de pe acest server.'],
  ['refused', 'keys', 'Stripe nu recunoaște cheia.'],
  ['refused', 'public_key', 'cheia publică pentru notificări nu poate fi citită'],
  ['refused', 'client_keys', 'Client ID și Client Secret'],
  ['refused', 'merchant_keys', 'Merchant ID și API Key'],
  ['refused', 'stripe_rate_limit', 'Stripe a refuzat încercarea (stripe_rate_limit).'],
  ['refused', null, 'Stripe a refuzat încercarea.'],
])('%s, %s: %s', (outcome, reason, sentence) => {
  expect(trialSentence('stripe', { outcome, reason })).toContain(sentence);
});
