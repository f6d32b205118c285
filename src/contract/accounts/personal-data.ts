/** All stored data about a person, as domain values. */
import { calendarDay, defineAnswer, isoMoment, type ValueOf } from '../values/define-answer.ts';

export const personalData = defineAnswer('getPersonalData', {
  exportedAt: isoMoment,
  account: { createdAt: isoMoment, emailConfirmedAt: isoMoment },
  sessions: [{ openedAt: isoMoment, expiresAt: isoMoment }],
  mails: [{ writtenAt: isoMoment, sentAt: isoMoment }],
  reviews: [{ sentAt: isoMoment }],
  reservations: [{ reservedFor: isoMoment, requestedAt: isoMoment }],
  withdrawals: [{ receivedAt: isoMoment }],
  newsletter: { consents: [{ at: isoMoment }] },
  securityEvents: [{ at: isoMoment }],
  blocks: [{ until: calendarDay, addedAt: isoMoment }],
  coupons: [{ startDate: calendarDay, endDate: calendarDay }],
});
export type PersonalData = ValueOf<typeof personalData>;
