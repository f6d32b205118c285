/** How staff prove who they are, with values of the house. */
import { defineAnswer, isoMoment, type ValueOf } from '../values/define-answer.ts';

export const ownSecurity = defineAnswer('getOwnSecurity', {
  passkeys: [{ createdAt: isoMoment, lastUsedAt: isoMoment }],
  devices: [{ openedAt: isoMoment, lastSeenAt: isoMoment }],
});
export type OwnSecurity = ValueOf<typeof ownSecurity>;
