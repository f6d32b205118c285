/** Converts changes of an order between wire and domain. */
import type { z } from 'zod';
import { factsToWire } from '#contract/facts-on-wire.ts';
import { addressOfTexts } from '#contract/orders/address-on-wire.ts';
import { describeOrderProblem } from '#contract/orders/describe-order-problem.ts';
import { wayOfWord } from '#contract/orders/payment-on-wire.ts';
import type { ChangeContent, ChangeOrderRequest, QuoteChangeResponse } from '#contract/orders/proposals-wire.ts';
import type { CartLine } from '#domain/cart/cart.ts';
import { leiFromBani } from '#domain/money/lei-codec.ts';
import { type AskedContent, bundleLineOf } from '#domain/orders/proposals/sold-order.ts';
import type { Instant } from '#domain/time/instant.ts';
import type { AskedChange, QuotedChange } from './change-order.ts';

export function askedContentOf(content: z.output<typeof ChangeContent>): AskedContent {
  const products = content.products.map((line): CartLine => ({ kind: 'product', ...line }));
  return {
    lines: [...products, ...content.bundles.map(bundleLineOf)],
    method: content.deliveryMethod ?? null,
    address: content.address == null ? null : addressOfTexts(content.address),
    moment: content.requestedAt ?? null,
    payment: content.paymentWay ?? (content.payment == null ? null : wayOfWord(content.payment)),
    secondPart: content.cardAmount ?? null,
  };
}

export function askedChangeOf({
  content,
  timeToPrepare,
  allergyRead,
  reason,
  expectedVersion,
  expectedPayable,
}: z.output<typeof ChangeOrderRequest>): AskedChange {
  const acceptance = { minutes: timeToPrepare, allergyRead };
  return { content: askedContentOf(content), reason, expectedVersion, expectedPayable, acceptance };
}

/** Answers with the first problem, as for a refused order. */
export function presentQuote(
  { order, problems, changed }: QuotedChange,
  now: Instant,
): z.input<typeof QuoteChangeResponse> {
  const [problem] = problems;
  const told = problem === undefined ? null : describeOrderProblem(problem, now);
  return {
    problem: told?.sentence ?? null,
    refusal: told && { code: told.code, details: factsToWire(told.details) },
    changes: [...(changed?.changes ?? [])],
    before: leiFromBani(order.payable),
    payable: leiFromBani(changed?.payable ?? order.payable),
    losesCoupon: changed?.keepsCoupon === false,
    needsAge: changed?.isAgeRestricted === true && order.lines.every((line) => !line.isAgeRestricted),
  };
}
