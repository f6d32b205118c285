/** The restaurant: identity, location, offers. */

import type { Picture, StoredPicture } from '#domain/menu/shown-menu.ts';
import type { PaymentWay } from '#domain/orders/payment-means.ts';
import type { OrderZone } from '#domain/orders/placing/judge-order.ts';
import type { SavedSchedule } from '#domain/schedule/saved-schedule.ts';
import type { Schedule } from '#domain/schedule/schedule.ts';
import type { Instant } from '#domain/time/instant.ts';
import type { LocalDate } from '#domain/time/local-date.ts';

/** Company identity (Ordin ANPC 225/2023). */
export type Company = {
  readonly companyName: string;
  readonly cui: string;
  readonly tradeRegister: string;
  readonly registeredOffice: string;
  readonly workPoint: string;
  readonly shareCapital: string;
  readonly vatPayer: boolean;
  readonly authorisations: readonly { readonly name: string; readonly number: string; readonly issuer: string }[];
};

type RestaurantTexts = {
  readonly name: string;
  readonly tagline: string;
  readonly aboutUs: string;
  readonly phone: string;
  readonly email: string;
  readonly county: string;
  readonly postalCode: string;
  readonly street: string;
  readonly streetNumber: string;
  readonly city: string;
  readonly latitude: number | null;
  readonly longitude: number | null;
  readonly company: Company;
  readonly isDineInEnabled: boolean;
  readonly ownContainerFrom: LocalDate;
};

/** As it is stored. */
export type Restaurant = RestaurantTexts & {
  readonly country: string;
  readonly offeredPayments: readonly PaymentWay[];
  readonly isOpenAroundTheClock: boolean;
};

export type RestaurantPicture = StoredPicture & { readonly role: 'hero' | 'gallery'; readonly alt: string };

/** Its public facts, as the server caches them. Never add anything secret (reliability.md T57). */
export type RestaurantFacts = {
  /** The documents' `last-key`. */
  readonly version: number;
  /** When it was read: facts that end by time change the version. */
  readonly at: Instant;
  readonly restaurant: Restaurant;
  readonly schedule: SavedSchedule;
  readonly zones: readonly OrderZone[];
  readonly pictures: readonly RestaurantPicture[];
};

/** The same for guests and panels. */
export type ShownRestaurant = RestaurantTexts & {
  readonly version: number;
  /** The schedule in force. */
  readonly schedule: Schedule;
  /** Enabled zones, with the present minutes for as soon as possible; null without an estimate. */
  readonly zones: readonly (OrderZone & { readonly estimatedMinutes: number | null })[];
  readonly offeredPayments: readonly PaymentWay[];
  /** New newsletter subscribers get a code. */
  readonly givesSubscribersCode: boolean;
  readonly heroPicture: Picture | null;
  readonly gallery: readonly Picture[];
};
