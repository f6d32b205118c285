/** All stored data about a person, as domain values. */
import { calendarDay, defineAnswer, isoMoment, type ValueOf } from '../values/define-answer.ts';

/** What is kept of a person with an account and without. */
const TRACES = {
  mails: [{ writtenAt: isoMoment, sentAt: isoMoment }],
  reviews: [{ sentAt: isoMoment }],
  reservations: [{ reservedFor: isoMoment, requestedAt: isoMoment }],
  withdrawals: [{ receivedAt: isoMoment }],
  newsletter: { consents: [{ at: isoMoment }] },
  blocks: [{ until: calendarDay, addedAt: isoMoment }],
  coupons: [{ startDate: calendarDay, endDate: calendarDay }],
} as const;

export const personalData = defineAnswer('getPersonalData', {
  exportedAt: isoMoment,
  account: { createdAt: isoMoment, emailConfirmedAt: isoMoment },
  sessions: [{ openedAt: isoMoment, expiresAt: isoMoment }],
  securityEvents: [{ at: isoMoment }],
  ...TRACES,
});
export type PersonalData = ValueOf<typeof personalData>;

export const personData = defineAnswer('findPersonData', { data: TRACES });
export type PersonData = ValueOf<typeof personData>;
