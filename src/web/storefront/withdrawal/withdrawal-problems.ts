import { withdrawalSentence } from '#contract/withdrawals/withdrawal-errors.ts';
import { parseEmail } from '#domain/accounts/parse-email.ts';
import { parsePersonName } from '#domain/accounts/parse-person-name.ts';
import { parseOrderNumber } from '#domain/orders/parse-order-number.ts';
import type { Problems } from '#web/forms/read-refusal.ts';

export type TypedWithdrawal = {
  readonly orderNumber: string;
  readonly email: string;
  readonly name: string;
  readonly items: string;
};

/** What the first step asks for again, in the server's words: the second step confirms and asks nothing. */
export function withdrawalProblems({ orderNumber, email, name, items }: TypedWithdrawal): Problems {
  return {
    ...(parseOrderNumber(orderNumber).ok ? {} : { orderNumber: withdrawalSentence('order_number_invalid') }),
    ...(parseEmail(email).ok ? {} : { email: withdrawalSentence('email_invalid') }),
    ...(parsePersonName(name).ok ? {} : { name: withdrawalSentence('last_name_invalid') }),
    ...(items.trim() === '' ? { items: withdrawalSentence('withdrawal_items_invalid') } : {}),
  };
}
