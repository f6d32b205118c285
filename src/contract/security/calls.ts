/** The security log, with domain values. */
import { defineAnswer, type ValueOf, wallMoment } from '../values/define-answer.ts';

export const securityEvents = defineAnswer('getSecurityEvents', { content: [{ at: wallMoment }] });
export type SecurityEventsPage = ValueOf<typeof securityEvents>;
