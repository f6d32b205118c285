/**
 * Lots are drawn alike in every run: whoever changed nothing sees nothing fail. `LOTS=…` draws others, for who looks for
 * faults.
 */
import fc from 'fast-check';

/** From what everything that is drawn by lot begins. */
export const LOTS = Number(process.env.LOTS ?? 20_261_120);

fc.configureGlobal({ seed: LOTS });
