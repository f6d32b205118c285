/** The block list, with domain values. */
import { calendarDay, defineAnswer, isoMoment, lei, type ValueOf } from '../values/define-answer.ts';

export const blocksPage = defineAnswer('getBlocks', { content: [{ until: calendarDay, addedAt: isoMoment }] });
export const guardSettings = defineAnswer('getGuardSettings', { firstFrom: lei });
export type GuardSettings = ValueOf<typeof guardSettings>;
export type BlocksPage = ValueOf<typeof blocksPage>;
export type ListedBlock = BlocksPage['content'][number];
