/**
 * What each provider of online payments offers to the rest of the program. An answer is one of three: done, refused by
 * the provider (nothing happened), or unknown (sent, and no readable answer: it may have happened). What is unknown is
 * looked up by `ask`, never sent again.
 */
import type { Bani } from '#domain/money/bani.ts';
import type { ProviderState } from '#domain/payments/provider-state.ts';
import { factsOfProvider, type ProviderName } from '#domain/payments/providers.ts';
import type { Instant } from '#domain/time/instant.ts';

export type Answer<Done> =
  | { readonly kind: 'done'; readonly value: Done }
  /** `reason` is for logs and the owner: the provider's code, without keys or personal data. */
  | { readonly kind: 'refused'; readonly reason: string }
  | { readonly kind: 'unknown'; readonly reason: string };

/** Of one attempt to pay. */
export type StartRequest = {
  /** Unique for ever, at most 40 characters of `[0-9A-Za-z-]`: the order and the number of the attempt. */
  readonly attempt: string;
  readonly orderNumber: string;
  readonly amount: Bani;
  readonly description: string;
  readonly guest: { readonly name: string; readonly email: string; readonly phone: string };
  readonly billing: {
    readonly city: string;
    readonly county: string;
    readonly street: string;
    readonly postalCode: string;
  };
  /** The guest comes back here, whatever happened; it proves nothing. */
  readonly returnUrl: string;
  readonly cancelUrl: string;
  /** Where the provider sends notices. */
  readonly noticeUrl: string;
  /** Block the sum instead of taking it; only where the provider can. */
  readonly hold: boolean;
  /** The last moment to pay; a provider with a longer minimum is closed by `close`. */
  readonly payUntil: Instant;
  readonly at: Instant;
};

/** Names an attempt at the provider. */
export type AttemptRef = {
  readonly attempt: string;
  /** The provider's own id, from `start`; null when its answer was lost. */
  readonly providerRef: string | null;
};

export type RawNotice = {
  /** Lower-case names. */
  readonly headers: Readonly<Record<string, string | undefined>>;
  /** As received: signatures are over these bytes. */
  readonly body: Uint8Array;
  readonly at: Instant;
};

/** Why a notice is not believed; each becomes a row of the security log. */
export type NoticeRefusal = 'unreadable' | 'wrong_algorithm' | 'forged' | 'too_old' | 'other_account';

export type Notice = {
  /**
   * '' when it names none: a dispute, a payment of another site of the same account. It is answered as stored: a provider
   * stops sending to an address that goes on refusing.
   */
  readonly attempt: string;
  readonly providerRef: string | null;
  /** The provider's id of the event, or the hash of the body: a repeated notice has the same. */
  readonly key: string;
};

/** Every call with a `key` may be sent again with the same key only where the provider keeps keys; see each adapter. */
export type PaymentProvider = {
  readonly name: ProviderName;
  readonly mode: 'test' | 'live';
  /** The owner wants the money at the order, though the provider could hold it. */
  readonly isChargedAtOnce?: true;
  /** The page where the guest pays. */
  start(request: StartRequest): Promise<Answer<{ readonly providerRef: string; readonly payUrl: string }>>;
  /** The state of an attempt now; refused = the provider does not know it. */
  ask(ref: AttemptRef): Promise<Answer<ProviderState>>;
  /** Takes what is held, all of it or less. */
  capture(ref: AttemptRef, amount: Bani, key: string): Promise<Answer<null>>;
  /** Releases what is held. */
  release(ref: AttemptRef, key: string): Promise<Answer<null>>;
  refund(ref: AttemptRef, amount: Bani, key: string): Promise<Answer<null>>;
  /** Makes an unpaid attempt impossible to pay; refused where the provider cannot. */
  close(ref: AttemptRef): Promise<Answer<null>>;
  /** Checks the sender; what the notice says about money is not read: `ask` follows. */
  readNotice(
    notice: RawNotice,
  ): { readonly ok: true; readonly value: Notice } | { readonly ok: false; readonly error: NoticeRefusal };
  /** What the provider expects as the answer to its notice, once stored or when refused. */
  answerNotice(outcome: 'stored' | 'repeat_later' | 'refused'): {
    readonly status: number;
    readonly body: string;
    readonly contentType: string;
  };
  /** What a GET at the address of notices is answered with when the address is registered; only where one is sent. */
  answerRegistration?(): Promise<Answer<{ readonly body: string; readonly contentType: string }>>;
  /** Tries the keys without charging anybody. */
  tryKeys(): Promise<Answer<null>>;
};

/** Whether it blocks the sum at the order and takes it at acceptance. */
export function canHoldMoney({ name, isChargedAtOnce }: Pick<PaymentProvider, 'name' | 'isChargedAtOnce'>): boolean {
  return factsOfProvider(name).canHold && isChargedAtOnce !== true;
}
