/** The public facts of the restaurant. Nothing secret may ever be added here (reliability.md T57). */
import { z } from 'zod';
import { PAUSABLE_SERVICES, SCHEDULE_TYPES } from '#domain/schedule/schedule.ts';
import { Picture } from '../menu/wire.ts';
import { PromotionResponse } from '../promotions/wire.ts';
import { DAYS_OF_WEEK } from '../values/convert.ts';
import { IsoInstant, Lei } from '../values/schemas.ts';

const HourMinute = z.string().regex(/^([01]\d|2[0-4]):[0-5]\d$/);

export const ScheduleDay = z.object({
  dayOfWeek: z.enum(DAYS_OF_WEEK),
  scheduleType: z.enum(SCHEDULE_TYPES),
  open: z.boolean(),
  /** First interval as 'start - end', for older readers. */
  hours: z.string().nullable(),
  openingTime: HourMinute.nullable(),
  closingTime: HourMinute.nullable(),
  /** Every interval; closing at or before opening is the next day. */
  intervals: z.array(z.object({ openingTime: HourMinute, closingTime: HourMinute })),
});

export type ScheduleDay = z.infer<typeof ScheduleDay>;

export const HolidaySchedule = z.object({
  name: z.string(),
  notificationMessage: z.string(),
  startDate: z.array(z.int()).length(3),
  endDate: z.array(z.int()).length(3),
  /** null: every service. */
  services: z.array(z.enum(['pickup', 'delivery', 'booking', 'preOrders'])).nullable(),
});

export type HolidaySchedule = z.infer<typeof HolidaySchedule>;

const Minutes = z.int().nullable();

export const DeliveryCity = z.object({
  cityCode: z.string(),
  city: z.string(),
  county: z.string(),
  minimumOrder: Lei,
  deliveryFee: Lei,
  freeDeliveryFrom: Lei.nullable(),
  extraMinutes: z.int(),
  isVillage: z.boolean(),
  /** Ours: how long an as-soon-as-possible order to this place takes now, in minutes; null where nothing tells. */
  estimatedMinutes: Minutes,
});

export type DeliveryCity = z.infer<typeof DeliveryCity>;

export const CompanyIdentity = z.object({
  companyName: z.string(),
  cui: z.string(),
  tradeRegister: z.string(),
  registeredOffice: z.string(),
  workPoint: z.string(),
  shareCapital: z.string(),
  vatPayer: z.boolean(),
  authorisations: z.array(z.object({ name: z.string(), number: z.string(), issuer: z.string() })),
});

export const RestaurantResponse = z.object({
  /** The version this answer was made from; equals `last-key`. */
  version: z.int(),
  name: z.string(),
  tagline: z.string(),
  aboutUs: z.string(),
  phoneNumber: z.string(),
  email: z.string(),
  county: z.string(),
  postalCode: z.string(),
  address: z.string(),
  streetNumber: z.string(),
  city: z.string(),
  country: z.string(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  company: CompanyIdentity,
  schedules: z.array(ScheduleDay),
  holidaySchedules: z.array(HolidaySchedule),
  /** True while the restaurant answers around the clock; the schedules then describe the usual week, and closed days still close. */
  openAroundTheClock: z.boolean(),
  /** Ours: paused services; no order is taken for a moment before `coversUntil`. */
  servicePauses: z.array(z.object({ service: z.enum(PAUSABLE_SERVICES), until: IsoInstant, coversUntil: IsoInstant })),
  /** Ours: minutes that a busy kitchen adds to what it promises. */
  busyMode: z.object({ extraMinutes: z.int(), until: IsoInstant }).nullable(),
  /** Ours: what an as-soon-as-possible order took here lately, in minutes; null while too few orders tell. */
  usualMinutes: z.object({ pickup: Minutes, delivery: Minutes }),
  /**
   * Ours: how long an as-soon-as-possible order takes now, in minutes, told to guests before they order: preparation as the restaurant
   * set it or as orders took lately, and what a busy kitchen adds. Delivery is that to the restaurant's own town, else to the nearest zone; each of
   * `deliveryCities` has its own. An estimate: the promise is the hour the restaurant accepts the order with.
   */
  estimatedMinutes: z.object({ pickup: Minutes, delivery: Minutes }),
  /**
   * Ours: what the kitchen has left of the quarters of an hour that orders took from, and those that are closed; quarters that are
   * not named are empty. null: the kitchen takes any number of orders.
   */
  capacity: z
    .object({
      left: z.array(z.object({ at: IsoInstant, scope: z.string(), left: z.int() })),
      closed: z.array(IsoInstant),
    })
    .nullable(),
  promotions: z.array(PromotionResponse),
  deliveryCities: z.array(DeliveryCity),
  pickupEnabled: z.boolean(),
  deliveryEnabled: z.boolean(),
  bookingEnabled: z.boolean(),
  preOrdersEnabled: z.boolean(),
  dineInEnabled: z.boolean(),
  /** Ours: from this day ('YYYY-MM-DD') guests may bring their own container. */
  ownContainerFrom: z.string(),
  pickupAsSoonAsPossibleEnabled: z.boolean(),
  deliveryAsSoonAsPossibleEnabled: z.boolean(),
  bookingAsSoonAsPossibleEnabled: z.boolean(),
  preOrdersAsSoonAsPossibleEnabled: z.boolean(),
  cashPayment: z.boolean(),
  cardPayment: z.boolean(),
  cashAndCardPayment: z.boolean(),
  minimumTimeInAdvanceForPickup: z.string().nullable(),
  maximumTimeInAdvanceForPickup: z.string().nullable(),
  minimumTimeInAdvanceForDelivery: z.string().nullable(),
  maximumTimeInAdvanceForDelivery: z.string().nullable(),
  minimumTimeInAdvanceForPreOrders: z.string().nullable(),
  maximumTimeInAdvanceForPreOrders: z.string().nullable(),
  minimumTimeInAdvanceForBookings: z.string().nullable(),
  maximumTimeInAdvanceForBookings: z.string().nullable(),
  termsVersion: z.string(),
  /** Ours: the picture a guest sees first. */
  heroPicture: Picture.nullable(),
  /** Ours: the restaurant in a few more. */
  gallery: z.array(Picture),
});
export type RestaurantResponse = z.infer<typeof RestaurantResponse>;

export const RestaurantVersionResponse = z.int();
