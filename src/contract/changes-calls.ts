/** The history of changes, with domain values. */
import { defineAnswer, type ValueOf, wallMoment } from './values/define-answer.ts';

export const changesPage = defineAnswer('getChanges', { content: [{ at: wallMoment }] });
export type ChangesPage = ValueOf<typeof changesPage>;
