import { CART_KEY, EARLIER_ORDERS_KEY, RUNNING_ORDERS_KEY } from './device-keys.ts';

/**
 * Reserves space for content that only returning guests see, so that nothing moves when it is rendered: `data-running`
 * for the bar of running orders, `data-again` for the last order beside an empty cart. Runs in <head> before the first
 * paint.
 */
export const RETURNING_SCRIPT = `try{var s=localStorage,d=document.documentElement.dataset;if(s.getItem('${RUNNING_ORDERS_KEY}'))d.running='';if(s.getItem('${EARLIER_ORDERS_KEY}')&&!/"kind"/.test(s.getItem('${CART_KEY}')))d.again=''}catch(e){}`;
