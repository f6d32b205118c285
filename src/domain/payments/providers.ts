/** The processors of online payments, and what each can do; the rules ask this table, never a provider's name. */
import { keysOf } from '#domain/keys-of.ts';

type ProviderFacts = {
  readonly label: string;
  /** Money can be blocked at the order and taken at acceptance; otherwise it is taken at once and refunded. */
  readonly canHold: boolean;
  /** Less than the blocked sum can be taken; the rest is released. */
  readonly canCaptureLess: boolean;
  readonly canRefundPart: boolean;
  /** A notice proves its sender; otherwise the payment is always asked for before it is believed. */
  readonly noticeIsSigned: boolean;
  /** A call repeated with its key happens once; otherwise an unknown outcome is decided by a person. */
  readonly keepsKeys: boolean;
  /** Meal cards on the card network pass, where the restaurant has the issuer's contract. */
  readonly takesMealCards: boolean;
};

export const PROVIDERS = {
  netopia: {
    label: 'NETOPIA Payments',
    canHold: false,
    canCaptureLess: false,
    canRefundPart: true,
    noticeIsSigned: true,
    keepsKeys: false,
    takesMealCards: true,
  },
  stripe: {
    label: 'Stripe',
    canHold: true,
    canCaptureLess: true,
    canRefundPart: true,
    noticeIsSigned: true,
    keepsKeys: true,
    takesMealCards: false,
  },
  viva: {
    label: 'Viva.com',
    canHold: true,
    canCaptureLess: true,
    canRefundPart: true,
    noticeIsSigned: false,
    keepsKeys: false,
    takesMealCards: false,
  },
  /** „Plată de probă”: the whole way without a contract, for demonstrations only. */
  trial: {
    label: 'Plată de probă',
    canHold: true,
    canCaptureLess: true,
    canRefundPart: true,
    noticeIsSigned: true,
    keepsKeys: true,
    takesMealCards: true,
  },
} as const satisfies Record<string, ProviderFacts>;
export type ProviderName = keyof typeof PROVIDERS;
export const ALL_PROVIDERS: readonly ProviderName[] = keysOf(PROVIDERS);

/** The row of a provider, with the types that all rows share. */
export function factsOfProvider(provider: ProviderName): ProviderFacts {
  return PROVIDERS[provider];
}
