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

const booked = {
  ordersOnClosedDays: [{ dueAt: isoMoment }],
  reservationsOnClosedDays: [{ dueAt: isoMoment }],
} as const;

export const scheduleSetup = defineAnswer('getScheduleSetup', {
  schedules: [{ dayOfWeek: weekday }],
  holidaySchedules: [{ startDate: calendarDay, endDate: calendarDay }],
  ...booked,
});
export type ScheduleSetup = ValueOf<typeof scheduleSetup>;

export const servicesSetup = defineAnswer('getOfferedServices', booked);
export type ServicesSetup = ValueOf<typeof servicesSetup>;

export const scheduleBody = defineBody('saveRestaurantSchedule', { schedules: [{ dayOfWeek: weekday }] });

const zone = { minimumOrder: lei, deliveryFee: lei, freeDeliveryFrom: lei };

export const zonesSetup = defineAnswer('getDeliveryZones', { zones: [zone] });
export type ZonesSetup = ValueOf<typeof zonesSetup>;

export const zonesBody = defineBody('saveDeliveryZones', { zones: [zone] });
