/** States of promotions in the list: how they are filtered and coloured. */
import { keysOf } from '#domain/keys-of.ts';
import type { PromotionState } from '#domain/promotions/promotion-state.ts';
import type { Tone } from '#web/staff/kit/tone.ts';

/** `verificare`: on, and gives nothing to any order now. */
export type StateGroup = 'active' | 'verificare' | 'programate' | 'incheiate' | 'oprite';

const GROUP_OF: Readonly<Record<PromotionState, StateGroup>> = {
  running: 'active',
  about_nothing: 'verificare',
  uses_spent: 'verificare',
  budget_spent: 'verificare',
  scheduled: 'programate',
  ended: 'incheiate',
  off: 'oprite',
};
const TONES: Readonly<Record<StateGroup, Tone>> = {
  active: 'good',
  verificare: 'warn',
  programate: 'ink',
  incheiate: 'ink',
  oprite: 'ink',
};

/** In the order of the list. */
export const STATE_GROUPS = keysOf(TONES);

export function stateGroupOf(state: PromotionState): StateGroup {
  return GROUP_OF[state];
}

export function toneOfState(state: PromotionState): Tone {
  return TONES[GROUP_OF[state]];
}
