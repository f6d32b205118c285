/** What a provider looks at before it lets a shop take real money; what the product knows is ticked by itself. */
import { type CompanyRecord, companyGaps } from '#domain/restaurant/company-gaps.ts';
import type { ContractProvider, PaymentSettings } from './payment-settings.ts';

export const GOING_LIVE_STEPS = [
  'company',
  'contact',
  'terms',
  'privacy',
  'prices',
  'anpc',
  'https',
  'live_keys',
  'tried_keys',
  'notice_address',
  'return_address',
  'policies',
  'logos',
  'domain',
  'meal_cards',
  'receipt',
  'announce',
] as const;
export type GoingLiveStep = (typeof GOING_LIVE_STEPS)[number];
/** `by_hand`: outside the product, done by the owner at the provider or on the shop's pages. */
export type StepState = 'done' | 'missing' | 'by_hand';

export type GoingLiveFacts = {
  readonly provider: ContractProvider;
  readonly company: CompanyRecord;
  readonly contact: { readonly name: string; readonly phone: string; readonly email: string; readonly city: string };
  /** Published, without clauses that the law forbids. */
  readonly hasTerms: boolean;
  readonly hasPrivacy: boolean;
  readonly isHttps: boolean;
  readonly hasLiveKeys: boolean;
  readonly hasTriedLiveKeys: boolean;
  readonly mealCardIssuers: PaymentSettings['mealCardIssuers'];
};

/** The steps of this provider, in the order in which they are done. */
export function listGoingLive(
  facts: GoingLiveFacts,
): readonly { readonly step: GoingLiveStep; readonly state: StepState }[] {
  const { provider } = facts;
  const states: Readonly<Record<GoingLiveStep, StepState | null>> = {
    company: known(companyGaps(facts.company).length === 0),
    contact: known(Object.values(facts.contact).every((text) => text.trim() !== '')),
    terms: known(facts.hasTerms),
    privacy: known(facts.hasPrivacy),
    // Every page shows prices in lei, and the links of ANPC stand in the footer.
    prices: 'done',
    anpc: 'done',
    https: known(facts.isHttps),
    live_keys: known(facts.hasLiveKeys),
    tried_keys: known(facts.hasTriedLiveKeys),
    // NETOPIA is given both addresses with each payment.
    notice_address: provider === 'netopia' ? null : 'by_hand',
    return_address: provider === 'viva' ? 'by_hand' : null,
    policies: 'by_hand',
    logos: provider === 'netopia' ? 'by_hand' : null,
    domain: provider === 'netopia' ? 'by_hand' : null,
    meal_cards: facts.mealCardIssuers.length > 0 ? 'by_hand' : null,
    receipt: 'by_hand',
    announce: provider === 'netopia' ? 'by_hand' : null,
  };
  return GOING_LIVE_STEPS.flatMap((step) => {
    const state = states[step];
    return state === null ? [] : [{ step, state }];
  });
}

function known(isDone: boolean): StepState {
  return isDone ? 'done' : 'missing';
}
