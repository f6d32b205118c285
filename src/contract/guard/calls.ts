/** The block list, with values of the house. */
import { calendarDay, defineAnswer, isoMoment, type ValueOf } from '../values/define-answer.ts';

export const blocksPage = defineAnswer('getBlocks', { content: [{ until: calendarDay, addedAt: isoMoment }] });
export type BlocksPage = ValueOf<typeof blocksPage>;
export type ListedBlock = BlocksPage['content'][number];
