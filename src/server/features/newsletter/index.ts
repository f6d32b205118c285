/** Public API of the feature `newsletter`: other features import nothing else of it. */
export { countSubscribers, findMailedSubscriber } from './find-subscribers.ts';
export { confirmToken, unsubscribePath, unsubscribeToken } from './newsletter-links.ts';
export { exportSubscription } from './personal-data.ts';
