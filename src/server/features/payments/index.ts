/** Public API of the feature `payments`: other features import nothing else of it. */
export { countStart } from './count-start.ts';
export { findMealCards } from './find-meal-cards.ts';
export { bindProviders, type FindProvider, type ProviderServices } from './find-provider.ts';
export { followMoney } from './follow-money.ts';
export { isPaymentOnlineOn, openOnlineOffer, type ReadOnlineOffer } from './online-offer.ts';
export type { OrderOfPayment, OrderSteps } from './order-steps.ts';
export { forgetCards } from './personal-data.ts';
export { mayBeginPayment, type PreparedAttempt, prepareAttempt } from './prepare-attempt.ts';
export type { PaymentProvider } from './providers/provider.ts';
export { type StartServices, startPayment } from './start-payment.ts';
