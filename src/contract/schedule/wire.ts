/**
 * Hours and closed days as the back office saves them (back-office.md §7): the documented fields, and our additions.
 */
import { z } from 'zod';
import { DELIVERY_METHODS, ORDER_STATUSES } from '#domain/orders/order.ts';
import { RESERVATION_STATUSES } from '#domain/reservations/reservation-status.ts';
import { SCHEDULE_TYPES } from '#domain/schedule/schedule.ts';
import { UNSERVED_REASONS } from '#domain/schedule/unserved-moment.ts';
import { SavedFrom, SavedResponse, Version } from '../changes/wire.ts';
import { HolidaySchedule, ScheduleDay } from '../restaurant/wire.ts';
import { DAYS_OF_WEEK } from '../values/convert.ts';
import { IsoInstant } from '../values/schemas.ts';

const SERVICES = ['pickup', 'delivery', 'booking', 'preOrders'] as const;
/** Types that may have no hours of their own. */
const OWN_KINDS = ['PICKUP', 'DELIVERY'] as const;

/** 'HH:mm'; validated with the other hours of the day, so that the answer names the field. */
const Hour = z.string().max(20);

export const ScheduleDayInput = z.object({
  dayOfWeek: z.enum(DAYS_OF_WEEK),
  scheduleType: z.enum(SCHEDULE_TYPES).nullish().describe('Absent: REGULAR'),
  open: z.boolean(),
  hours: z.string().max(60).nullish().describe("'10:00 - 22:00', where nothing else says when"),
  openingTime: Hour.nullish().describe('HH:mm; with closingTime, the first stretch of the day'),
  closingTime: Hour.nullish(),
  /** Ours: every interval; closing at or before opening is the next day. */
  intervals: z
    .array(z.object({ openingTime: Hour, closingTime: Hour }))
    .max(12)
    .nullish(),
});

const WireDay = z
  .union([z.string().max(40), z.array(z.int()).min(3).max(7)])
  .describe("'YYYY-MM-DD' or [year, month, day]");

export const HolidayInput = z.object({
  /** Ours: identifies existing closed days; without it they are matched by name and first day. */
  id: z.int().nullish(),
  name: z.string().max(400),
  notificationMessage: z.string().max(2000),
  startDate: WireDay,
  endDate: WireDay,
  /** Ours: null or absent, every service. */
  services: z.array(z.enum(SERVICES)).max(4).nullish(),
});

export const RestaurantScheduleRequest = SavedFrom.extend({
  schedules: z.array(ScheduleDayInput).max(60).nullish().describe('Days that are not named stay as they are'),
  holidaySchedules: z.array(HolidayInput).max(200).nullish().describe('All of them; absent, they stay as they are'),
  /** Ours: types without hours of their own; the restaurant's apply. */
  followsRegular: z.array(z.enum(OWN_KINDS)).max(2).nullish(),
  /** Ours: open at every hour of every day; the hours stay stored. */
  openAroundTheClock: z.boolean().nullish().describe('Absent: false where `schedules` names a day, otherwise as it is'),
});

const Reason = z.enum(UNSERVED_REASONS).describe('Closed days, other weekly hours, or a service that was switched off');
const ClosedDay = z.string().describe('Name of the closed day, or the reason in words');

/** Ours: an open order that is not served as agreed; its guest must be called. */
export const OrderOnClosedDay = z.object({
  orderNumber: z.int(),
  orderStatus: z.enum(ORDER_STATUSES),
  client: z.string(),
  phoneNumber: z.string(),
  deliveryMethod: z.enum(DELIVERY_METHODS),
  /** The promised moment, else the requested one, else when it was placed. */
  dueAt: IsoInstant,
  reason: Reason,
  closedDay: ClosedDay,
});
export type OrderOnClosedDay = z.infer<typeof OrderOnClosedDay>;

/** Ours: a table that is asked for or booked, and not served as agreed. */
export const ReservationOnClosedDay = z.object({
  reservationId: z.int(),
  reservationStatus: z.enum(RESERVATION_STATUSES),
  client: z.string(),
  phoneNumber: z.string(),
  numberOfPeople: z.int(),
  /** The moment that the restaurant proposed, else the one the guest asked for. */
  dueAt: IsoInstant,
  reason: Reason,
  closedDay: ClosedDay,
});
export type ReservationOnClosedDay = z.infer<typeof ReservationOnClosedDay>;

/** Ours: what was agreed before the restaurant closed its moment, the most urgent first. */
export const BOOKED_ON_CLOSED_DAYS = {
  ordersOnClosedDays: z.array(OrderOnClosedDay),
  reservationsOnClosedDays: z.array(ReservationOnClosedDay),
} as const;

export const RestaurantScheduleResponse = SavedResponse.extend(BOOKED_ON_CLOSED_DAYS);

export const ScheduleSetupResponse = z.object({
  version: Version,
  openAroundTheClock: z.boolean(),
  /** Every saved day; a closed one with the hours it keeps. */
  schedules: z.array(ScheduleDay),
  followsRegular: z.array(z.enum(OWN_KINDS)),
  holidaySchedules: z.array(HolidaySchedule.extend({ id: z.int() })),
  ...BOOKED_ON_CLOSED_DAYS,
});
export type ScheduleSetupResponse = z.infer<typeof ScheduleSetupResponse>;
