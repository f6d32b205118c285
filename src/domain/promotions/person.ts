/**
 * The person of an order, for promotions limited per person. A person is identified by any of three facts: the account,
 * the phone, the mailbox. Rejected and withdrawn orders do not count.
 *
 * @see docs/decisions/0234-first-orders-and-limits-per-person.md
 */
import { PROMOTION_KINDS } from './kinds.ts';
import { normalEmail } from './normal-email.ts';
import { normalPhone } from './normal-phone.ts';
import type { Promotion } from './promotion.ts';
import type { PromotionRules } from './promotion-rules.ts';
import type { TypedPerson, Withheld } from './withheld.ts';

export type Person = {
  /** The account that is signed in; null for none. */
  readonly accountId: number | null;
  /** '' where staff took the order without it. */
  readonly email: string;
  readonly phone: string;
};

/** The keys of a person, sorted, each prefixed with its kind; empty for a caller without phone and mailbox. */
export function personKeys({ accountId, email, phone }: Person): readonly string[] {
  return [
    ...(accountId === null ? [] : [`account:${accountId}`]),
    ...(email === '' ? [] : [`email:${normalEmail(email)}`]),
    ...(phone === '' ? [] : [`phone:${normalPhone(phone)}`]),
  ];
}

/** A promotion whose uses are counted for each person. */
export function isPerPerson({ type, rules }: Pick<Promotion, 'type' | 'rules'>): boolean {
  return rules.mostUsesPerPerson !== null || PROMOTION_KINDS[type].isForFirstOrder === true;
}

/** Facts about the person of an order. */
export type PersonFacts = {
  /** An account, a phone or a mailbox is known. */
  readonly isKnown: boolean;
  /** The person has an earlier order that was not rejected or withdrawn. */
  readonly hasOrdered: boolean;
  /** How many of the person's orders have used the promotion. */
  readonly uses: number;
};

/** The rules with the uses left for one person; 0 uses when the person has used it up. */
export function leftForPerson(
  { type, rules }: Pick<Promotion, 'type' | 'rules'>,
  { isKnown, hasOrdered, uses }: PersonFacts,
): PromotionRules {
  if (!isPerPerson({ type, rules })) return rules;
  const isFirst = !hasOrdered && uses === 0;
  const isAllowed =
    isKnown &&
    (rules.mostUsesPerPerson === null || uses < rules.mostUsesPerPerson) &&
    (PROMOTION_KINDS[type].isForFirstOrder !== true || isFirst);
  return isAllowed ? rules : { ...rules, mostUses: 0 };
}

/** Promotions of the cart that a quote no longer applies because of a limit per person. */
export function listWithheld<Any extends Pick<Promotion, 'id' | 'name' | 'type' | 'rules'>>(
  promotions: readonly Any[],
  before: readonly { readonly promotionId: number }[],
  now: readonly { readonly name: string }[],
): readonly Any[] {
  return promotions.filter(
    (one) =>
      isPerPerson(one) &&
      before.some(({ promotionId }) => promotionId === one.id) &&
      !now.some(({ name }) => name === one.name),
  );
}

/** What a phone and a mailbox get no more, with what was known of them before. */
export function addWithheld(
  known: Withheld | null,
  { phone, email }: TypedPerson,
  more: readonly { readonly id: number }[],
): Withheld {
  const earlier = known?.phone === phone && known.email === email ? known.promotionIds : [];
  return { phone, email, promotionIds: [...earlier, ...more.map(({ id }) => id)] };
}
