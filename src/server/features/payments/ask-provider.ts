import { ASK_AGAIN_MS } from '#domain/payments/ask-schedule.ts';
import { isOpen } from '#domain/payments/attempt.ts';
import { claimQuestion, type StoredAttempt } from './payments.repository.ts';
import { type PaymentServices, type Settled, settlePayment } from './settle-payment.ts';
import { refuseStart } from './start-payment.ts';

export type Asked =
  | { readonly kind: 'answered'; readonly settled: Settled | null }
  /** The provider does not have it, or is not set up any more. */
  | { readonly kind: 'unknown_there' | 'no_answer'; readonly reason: string };

/** Asks the provider about an attempt, and takes in what it says. */
export async function askProvider(services: PaymentServices, attempt: StoredAttempt): Promise<Asked> {
  const provider = await services.payments(attempt.provider);
  if (provider === null) return { kind: 'no_answer', reason: 'provider_not_set_up' };
  const { reference, providerRef } = attempt;
  const answer = await provider.ask({ attempt: reference, providerRef });
  if (answer.kind === 'done') {
    return { kind: 'answered', settled: await settlePayment(services, attempt, answer.value) };
  }
  if (answer.kind === 'unknown') return { kind: 'no_answer', reason: answer.reason };
  // What the provider does not know was never started there.
  if (attempt.state === 'created' || attempt.state === 'unknown') await refuseStart(services, attempt, answer.reason);
  return { kind: 'unknown_there', reason: answer.reason };
}

/** For a guest who waits: at most once in a few seconds for each attempt, whoever asks. */
export async function askForGuest(services: PaymentServices, attempts: readonly StoredAttempt[]): Promise<void> {
  for (const attempt of attempts.filter(({ state }) => isOpen(state))) {
    if (await claimQuestion(services.db, attempt.id, services.clock(), ASK_AGAIN_MS)) {
      await askProvider(services, attempt);
    }
  }
}
