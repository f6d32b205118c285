/** The offered services, and their advance times (back-office.md §3, §7). */
import { z } from 'zod';
import { SavedFrom, SavedResponse, Version } from '../changes/wire.ts';
import { BOOKED_ON_CLOSED_DAYS } from './wire.ts';

const Advance = z.string().max(40).nullable();

const OfferedServices = z.object({
  pickupEnabled: z.boolean(),
  deliveryEnabled: z.boolean(),
  bookingEnabled: z.boolean(),
  preOrdersEnabled: z.boolean(),
  /** Ours (readings 33): guests may order at a table of the restaurant. */
  dineInEnabled: z.boolean(),
  /** Ours: from this day ('YYYY-MM-DD') guests may bring their own container. */
  ownContainerFrom: z.string().max(40),
  pickupAsSoonAsPossibleEnabled: z.boolean(),
  deliveryAsSoonAsPossibleEnabled: z.boolean(),
  bookingAsSoonAsPossibleEnabled: z.boolean(),
  preOrdersAsSoonAsPossibleEnabled: z.boolean(),
  minimumTimeInAdvanceForPickup: Advance.describe("'30 minute', '2 ore', '1 zi'; null: no limit"),
  maximumTimeInAdvanceForPickup: Advance.describe("'3 zile'; null: one day"),
  minimumTimeInAdvanceForDelivery: Advance,
  maximumTimeInAdvanceForDelivery: Advance,
  minimumTimeInAdvanceForPreOrders: Advance,
  maximumTimeInAdvanceForPreOrders: Advance,
  minimumTimeInAdvanceForBookings: Advance,
  maximumTimeInAdvanceForBookings: Advance,
});

/** Missing fields stay unchanged. */
export const OfferedServicesRequest = OfferedServices.partial().extend(SavedFrom.shape);

export const OfferedServicesSavedResponse = SavedResponse.extend(BOOKED_ON_CLOSED_DAYS);

export const OfferedServicesResponse = OfferedServices.extend({ version: Version, ...BOOKED_ON_CLOSED_DAYS });
export type OfferedServicesResponse = z.infer<typeof OfferedServicesResponse>;
