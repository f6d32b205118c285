/** What other features may use of `newsletter`; everything else is its own. */
export { countSubscribers } from './count-subscribers.ts';
export { exportSubscription } from './export-subscription.ts';
export { findMailedSubscriber } from './find-mailed-subscriber.ts';
export { forgetSubscriber } from './forget-subscriber.ts';
export { leavePath, leaveToken } from './newsletter-links.ts';
