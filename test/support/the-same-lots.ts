/**
 * The same lots are drawn in every run, so that without a change nothing fails. `LOTS=…` draws others, for a search for
 * faults.
 */
import fc from 'fast-check';

/** From what everything that is drawn by lot begins. */
export const LOTS = Number(process.env.LOTS ?? 20_261_120);

fc.configureGlobal({ seed: LOTS });
