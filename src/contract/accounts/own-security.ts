/** Authentication of staff, with domain values. */
import { defineAnswer, isoMoment, type ValueOf } from '../values/define-answer.ts';

const device = { openedAt: isoMoment, lastSeenAt: isoMoment };

export const ownSecurity = defineAnswer('getOwnSecurity', {
  passkeys: [{ createdAt: isoMoment, lastUsedAt: isoMoment }],
  devices: [device],
});
export type OwnSecurity = ValueOf<typeof ownSecurity>;

export const ownDevices = defineAnswer('getOwnDevices', { devices: [device] });
export type OwnDevice = ValueOf<typeof ownDevices>['devices'][number];
