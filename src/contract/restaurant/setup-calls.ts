/** Data for the forms of the setup, with domain values. */
import {
  calendarDay,
  defineAnswer,
  defineBody,
  isoMoment,
  lei,
  type ValueOf,
  weekday,
} from '../values/define-answer.ts';

export const scheduleSetup = defineAnswer('getScheduleSetup', {
  schedules: [{ dayOfWeek: weekday }],
  holidaySchedules: [{ startDate: calendarDay, endDate: calendarDay }],
  ordersOnClosedDays: [{ dueAt: isoMoment }],
});
export type ScheduleSetup = ValueOf<typeof scheduleSetup>;

export const scheduleBody = defineBody('saveRestaurantSchedule', { schedules: [{ dayOfWeek: weekday }] });

const zone = { minimumOrder: lei, deliveryFee: lei, freeDeliveryFrom: lei };

export const zonesSetup = defineAnswer('getDeliveryZones', { zones: [zone] });
export type ZonesSetup = ValueOf<typeof zonesSetup>;

export const zonesBody = defineBody('saveDeliveryZones', { zones: [zone] });
