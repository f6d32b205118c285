import { type AnswerOf, defineCall } from '../define/define-call.ts';
import { calendarDay, isoMoment, weekday } from '../values/fields.ts';
import {
  PauseServiceRequest,
  ResumeServiceRequest,
  ServiceControlResponse,
  ServiceStepResponse,
  SetBusyModeRequest,
} from './service-wire.ts';
import { OfferedServicesRequest, OfferedServicesResponse, OfferedServicesSavedResponse } from './services-wire.ts';
import { SetSlotRequest, SetSlotResponse, SlotsResponse } from './slots-wire.ts';
import { RestaurantScheduleRequest, RestaurantScheduleResponse, ScheduleSetupResponse } from './wire.ts';

const ends = { next_shift: isoMoment, today: isoMoment };
const control = {
  services: [{ pause: { until: isoMoment, since: isoMoment }, ends }],
  busy: { until: isoMoment, since: isoMoment },
  busyEnds: ends,
  serverTime: isoMoment,
} as const;
const evening = { slots: [{ at: isoMoment }], serverTime: isoMoment } as const;
const booked = {
  ordersOnClosedDays: [{ dueAt: isoMoment }],
  reservationsOnClosedDays: [{ dueAt: isoMoment }],
} as const;

export const getServiceControl = defineCall({
  method: 'GET',
  path: '/admin-service/service-control',
  access: 'staff',
  sentence:
    'Which services are paused and until when, whether the kitchen is busy, and when a pause made now would end.',
  response: ServiceControlResponse,
  responseFields: control,
});
export type ServiceControl = AnswerOf<typeof getServiceControl>;
/** When each length would end; null where there is no such end. */
export type ControlEnds = ServiceControl['busyEnds'];

export const getSlots = defineCall({
  method: 'GET',
  path: '/admin-service/slots',
  access: 'staff',
  sentence: 'How full each quarter of an hour of the evening is, and which are closed.',
  response: SlotsResponse,
  responseFields: evening,
});
export type EveningSlots = AnswerOf<typeof getSlots>;

export const setSlot = defineCall({
  method: 'POST',
  path: '/admin-service/slots',
  access: 'staff',
  sentence: 'Closes a quarter of an hour for orders, or opens it again; orders that have it keep it.',
  refusals: ['changed_meanwhile', 'slot_invalid'],
  body: SetSlotRequest,
  bodyFields: { at: isoMoment },
  response: SetSlotResponse,
  responseFields: { evening },
});

export const pauseService = defineCall({
  method: 'POST',
  path: '/admin-service/pause-service',
  access: 'staff',
  sentence: 'Stops delivery, pickup or reservations for a while. It ends by itself; orders for later stay possible.',
  refusals: ['changed_meanwhile', 'pause_without_end', 'service_not_offered'],
  body: PauseServiceRequest,
  response: ServiceStepResponse,
  responseFields: { control },
});

export const resumeService = defineCall({
  method: 'POST',
  path: '/admin-service/resume-service',
  access: 'staff',
  sentence: 'Takes a paused service up again.',
  refusals: ['changed_meanwhile', 'pause_without_end', 'service_not_offered'],
  body: ResumeServiceRequest,
  response: ServiceStepResponse,
  responseFields: { control },
});

export const setBusyMode = defineCall({
  method: 'POST',
  path: '/admin-service/set-busy-mode',
  access: 'staff',
  sentence: 'Adds minutes to what guests are promised. It ends by itself.',
  refusals: ['changed_meanwhile', 'pause_without_end', 'service_not_offered'],
  body: SetBusyModeRequest,
  response: ServiceStepResponse,
  responseFields: { control },
});

export const endBusyMode = defineCall({
  method: 'POST',
  path: '/admin-service/end-busy-mode',
  access: 'staff',
  sentence: 'Ends the busy mode.',
  refusals: ['changed_meanwhile', 'pause_without_end', 'service_not_offered'],
  response: ServiceStepResponse,
  responseFields: { control },
});

export const getScheduleSetup = defineCall({
  method: 'GET',
  path: '/admin-service/setup/restaurant-schedule',
  access: 'admin',
  sentence: 'The weekly hours of every kind and the closed days, as the back office edits them.',
  response: ScheduleSetupResponse,
  responseFields: {
    schedules: [{ dayOfWeek: weekday }],
    holidaySchedules: [{ startDate: calendarDay, endDate: calendarDay }],
    ...booked,
  },
});
export type ScheduleSetup = AnswerOf<typeof getScheduleSetup>;

export const saveRestaurantSchedule = defineCall({
  method: 'POST',
  path: '/admin-service/setup/restaurant-schedule',
  access: 'admin',
  sentence: 'Saves the weekly hours of the days named, and the closed days where they are named.',
  refusals: ['changed_meanwhile'],
  body: RestaurantScheduleRequest,
  bodyFields: { schedules: [{ dayOfWeek: weekday }] },
  response: RestaurantScheduleResponse,
});

export const getOfferedServices = defineCall({
  method: 'GET',
  path: '/admin-service/setup/offered-services',
  access: 'admin',
  sentence: 'What is offered: pickup, delivery, tables, pre-orders, and how far ahead.',
  response: OfferedServicesResponse,
  responseFields: booked,
});
export type ServicesSetup = AnswerOf<typeof getOfferedServices>;

export const saveOfferedServices = defineCall({
  method: 'POST',
  path: '/admin-service/setup/offered-services',
  access: 'admin',
  sentence: 'Saves what is offered. A service that is off loses its times; what is not named stays.',
  refusals: ['changed_meanwhile'],
  body: OfferedServicesRequest,
  response: OfferedServicesSavedResponse,
});
