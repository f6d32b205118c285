import { type AnswerOf, defineCall } from '../define/define-call.ts';
import { calendarDay, isoMoment, lei } from '../values/fields.ts';
import { TodayResponse } from './wire.ts';

const sold = { income: lei };
const compared = { soFar: sold, whole: sold };

export const getToday = defineCall({
  method: 'GET',
  path: '/admin-service/today',
  access: 'admin',
  sentence: 'Today at a glance: orders, income, the sign on the door, what is sold out and what is still missing.',
  response: TodayResponse,
  responseFields: {
    date: calendarDay,
    totalIncomeFromOrders: lei,
    mediumOrderPrice: lei,
    curve: { hours: [{ today: sold, usual: sold }], today: sold, lastWeek: compared, usual: compared },
    opening: { closesAt: isoMoment, opensAt: isoMoment },
    lastBackupAt: isoMoment,
    lastBackupElsewhereAt: isoMoment,
  },
});
export type Today = AnswerOf<typeof getToday>;
