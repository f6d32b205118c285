import { ACCOUNT_SESSION_KEY, CART_KEY, EARLIER_ORDERS_KEY, RUNNING_ORDERS_KEY } from './device-keys.ts';

/**
 * Marks what the document must know of a returning guest. `data-running` and `data-again` reserve space for the bar of
 * running orders and for the last order beside an empty cart, so that nothing moves when they are rendered;
 * `data-returning` has the scripts start without a touch (`ui/deferred-start.ts`), because something of the guest's own
 * is to be shown: a cart, an order, an account. Runs in <head> before the first paint.
 */
export const RETURNING_SCRIPT = `try{var s=localStorage,d=document.documentElement.dataset,c=/"kind"/.test(s.getItem('${CART_KEY}')),r=s.getItem('${RUNNING_ORDERS_KEY}'),e=s.getItem('${EARLIER_ORDERS_KEY}');if(r)d.running='';if(e&&!c)d.again='';if(c||r||e||s.getItem('${ACCOUNT_SESSION_KEY}'))d.returning=''}catch(e){}`;
