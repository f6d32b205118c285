/** What becomes of a call that the server did not take. */
import { CallFailure } from '#contract/client.ts';
import { quoteFromWire } from '#contract/orders/quote.ts';
import type { CartSums } from '#domain/cart/priced-cart.ts';
import { formatLei } from '#domain/money/format-lei.ts';
import { listWithheld } from '#domain/promotions/person.ts';
import type { Promotion } from '#domain/promotions/promotion.ts';
import { telephoneWords as words } from '#web/i18n/panel/telephone.ts';
import { failureSentence } from '#web/staff/failure-sentence.ts';

/** What was sent: its sums, and the promotions they were worked out with. */
export type SentCall = { readonly sums: CartSums; readonly promotions: readonly Promotion[] };

/** What the server says that the call costs; null where it refused something else. */
function newSums(error: unknown): CartSums | null {
  const quote = error instanceof CallFailure ? error.body?.quote : undefined;
  return quote === undefined ? null : quoteFromWire(quote);
}

/** Promotions that the caller gets no more, by the server's answer. */
export function listWithheldBy(error: unknown, { sums, promotions }: SentCall): readonly Promotion[] {
  const now = newSums(error);
  return now === null ? [] : listWithheld(promotions, sums.reductions, now.reductions);
}

export function failedCallSentence(error: unknown, sent: SentCall): string {
  const now = newSums(error);
  if (now === null) return failureSentence(error, words.failed);
  return [
    ...listWithheldBy(error, sent).map(({ name }) => words.withheld(name)),
    words.priceChanged(formatLei(sent.sums.payable), formatLei(now.payable)),
  ].join(' ');
}
