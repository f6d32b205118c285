/** The security log, with values of the house. */
import { defineAnswer, type ValueOf, wallMoment } from '../values/define-answer.ts';

export const securityEvents = defineAnswer('getSecurityEvents', { content: [{ at: wallMoment }] });
export type SecurityEventsPage = ValueOf<typeof securityEvents>;
