/** What other features may use of `newsletter`; everything else is its own. */
export { countSubscribers, findMailedSubscriber } from './find-subscribers.ts';
export { confirmToken, unsubscribePath, unsubscribeToken } from './newsletter-links.ts';
export { anonymiseSubscriber, exportSubscription } from './personal-data.ts';
