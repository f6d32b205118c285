import { calendarDay, isoMoment } from '../values/fields.ts';

/** Fields of what is kept about a person, with an account and without. */
export const personTraces = {
  mails: [{ writtenAt: isoMoment, sentAt: isoMoment }],
  reviews: [{ sentAt: isoMoment }],
  reservations: [{ reservedFor: isoMoment, requestedAt: isoMoment }],
  withdrawals: [{ receivedAt: isoMoment }],
  newsletter: { consents: [{ at: isoMoment }] },
  blocks: [{ until: calendarDay, addedAt: isoMoment }],
  coupons: [{ startDate: calendarDay, endDate: calendarDay }],
} as const;
