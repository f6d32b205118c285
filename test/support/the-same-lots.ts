/**
 * Fixes the random seed of every run, so that without a change nothing fails. `LOTS=…` sets another seed, to search for
 * bugs.
 */
import fc from 'fast-check';

/** The seed of everything that is drawn at random. */
export const LOTS = Number(process.env.LOTS ?? 20_261_120);

fc.configureGlobal({ seed: LOTS });
