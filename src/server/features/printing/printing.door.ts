/** What other features may use of `printing`; everything else is its own. */
export { queueOnAcceptance, queueOnCancellation, queueOnChange, slipsOnArrival } from './queue-slips.ts';
