import { expect, test } from 'vitest';
import { sentenceOf } from '#contract/errors.ts';
import { SERVICE_RULES } from '#test/support/setup-rules.ts';
import {
  type ServicesValues,
  servicesField,
  servicesFrom,
  servicesProblems,
  servicesRequest,
  switched,
} from './services-values.ts';

const OFF = { enabled: false, asSoonAsPossible: false, minimum: '', unit: 'minute', maximum: '' } as const;

/** The rows of the table that the form can hold: it has a number and a unit instead of a text. */
const FILLED = SERVICE_RULES.flatMap(([name, draft, problems]) => {
  const [, minimum, unit] = /^(-?\d+) (?:de )?(minute|ore|zile)$/.exec(draft.minimumAdvance ?? '') ?? [];
  const [, maximum] = /^(\d+) (?:de )?zile$/.exec(draft.maximumAdvance ?? '') ?? [];
  const isFilled = (draft.minimumAdvance === null || unit) && (draft.maximumAdvance === null || maximum);
  if (!isFilled) return [];
  const values = {
    enabled: draft.isEnabled,
    asSoonAsPossible: draft.asSoonAsPossible,
    minimum: minimum === undefined ? '' : Number(minimum),
    // One of the three units in the pattern.
    unit: (unit ?? 'minute') as 'minute' | 'ore' | 'zile',
    maximum: maximum === undefined ? '' : Number(maximum),
  };
  return [[name, values, problems] as const];
});

test('most of the table can be filled in', () => {
  expect(FILLED.length).toBeGreaterThanOrEqual(10);
});

const RESTAURANT = { dineInEnabled: false, ownContainerFrom: '2027-02-12' };

test.each(FILLED)('the form judges service times as the rules do: %s', (_name, delivery, problems) => {
  const values: ServicesValues = { pickup: OFF, delivery, booking: OFF, preOrders: OFF, ...RESTAURANT };
  const fields = { minimumAdvance: 'delivery.minimum', maximumAdvance: 'delivery.maximum' };
  expect(servicesProblems(values)).toEqual(
    Object.fromEntries(problems.map(({ field, code }) => [fields[field], sentenceOf(code)])),
  );
});

const SETUP = {
  version: 7,
  pickupEnabled: true,
  deliveryEnabled: true,
  bookingEnabled: false,
  preOrdersEnabled: true,
  ...RESTAURANT,
  pickupAsSoonAsPossibleEnabled: true,
  deliveryAsSoonAsPossibleEnabled: false,
  bookingAsSoonAsPossibleEnabled: true,
  preOrdersAsSoonAsPossibleEnabled: false,
  minimumTimeInAdvanceForPickup: '30 de minute',
  maximumTimeInAdvanceForPickup: '3 zile',
  minimumTimeInAdvanceForDelivery: '90 de minute',
  maximumTimeInAdvanceForDelivery: null,
  minimumTimeInAdvanceForPreOrders: '1 zi',
  maximumTimeInAdvanceForPreOrders: '20 de zile',
  minimumTimeInAdvanceForBookings: '2 ore',
  maximumTimeInAdvanceForBookings: null,
};

test('documented texts become a number with its unit and go back as texts; a service that is off sends no times', () => {
  const { values, version } = servicesFrom(SETUP);
  expect(version).toBe(7);
  expect(values.pickup).toMatchObject({ minimum: 30, unit: 'minute', maximum: 3 });
  expect(values.delivery).toMatchObject({ minimum: 90, unit: 'minute', maximum: '' });
  expect(values.preOrders).toMatchObject({ minimum: 1, unit: 'zile', maximum: 20 });
  expect(values.booking).toMatchObject({ minimum: 2, unit: 'ore' });
  expect(servicesRequest(values, 7)).toMatchObject({
    version: 7,
    minimumTimeInAdvanceForPickup: '30 minute',
    maximumTimeInAdvanceForPickup: '3 zile',
    minimumTimeInAdvanceForDelivery: '90 minute',
    maximumTimeInAdvanceForDelivery: null,
    bookingEnabled: false,
    minimumTimeInAdvanceForBookings: null,
  });
});

test('a problem of the server finds its field', () => {
  expect(['minimumTimeInAdvanceForBookings', 'maximumTimeInAdvanceForPreOrders'].map(servicesField)).toEqual([
    'booking.minimum',
    'preOrders.maximum',
  ]);
});

test('pickup and delivery are switched on for at once, unless times were set without', () => {
  expect(switched(OFF, 'pickup', true)).toEqual({ ...OFF, enabled: true, asSoonAsPossible: true });
  expect(switched(OFF, 'booking', true)).toEqual({ ...OFF, enabled: true, maximum: 30 });
  const timed = { ...OFF, minimum: 2, unit: 'ore' } as const;
  expect(switched(timed, 'delivery', true).asSoonAsPossible).toBe(false);
  expect(switched({ ...OFF, asSoonAsPossible: true }, 'pickup', false)).toEqual({ ...OFF, asSoonAsPossible: true });
});
