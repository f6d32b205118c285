/** The public facts of the restaurant. Never add anything secret here (reliability.md T57). */
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
  /** Ours: present minutes of an as-soon-as-possible order to this place; null without an estimate. */
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
  /** The version of this answer; equals `last-key`. */
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
  /**
   * True while the restaurant answers around the clock; the schedules then show the usual week, and closed days still
   * apply.
   */
  openAroundTheClock: z.boolean(),
  /** Ours: paused services; orders for a moment before `coversUntil` are refused. */
  servicePauses: z.array(z.object({ service: z.enum(PAUSABLE_SERVICES), until: IsoInstant, coversUntil: IsoInstant })),
  /** Ours: minutes that the busy mode adds to promises. */
  busyMode: z.object({ extraMinutes: z.int(), until: IsoInstant }).nullable(),
  /** Ours: recent duration of as-soon-as-possible orders, in minutes; null when there are too few orders. */
  usualMinutes: z.object({ pickup: Minutes, delivery: Minutes }),
  /**
   * Ours: estimate for an as-soon-as-possible order now, in minutes, shown to guests before they order: the configured
   * preparation time or the recent duration, plus the busy mode. Delivery is to the restaurant's own town, else to the
   * nearest zone; each of `deliveryCities` has its own. Only an estimate: the promise is made at acceptance.
   */
  estimatedMinutes: z.object({ pickup: Minutes, delivery: Minutes }),
  /**
   * Ours: the kitchen's capacity left in quarters with orders, and closed quarters; quarters not listed are empty.
   * null: the kitchen takes any number of orders.
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
  /**
   * Ours: every way to pay that can be taken now; a name is a means, or means joined by a dash. Those that a provider
   * takes are missing while payment online is off.
   */
  paymentWays: z.array(z.string()),
  /** Ours: whose meal cards are taken at hand-over. */
  mealCardIssuers: z.array(z.string()),
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
  /** Ours: further pictures of the restaurant. */
  gallery: z.array(Picture),
});
export type RestaurantResponse = z.infer<typeof RestaurantResponse>;

export const RestaurantVersionResponse = z.int();
