// The services as form values, with the conversions from and to the wire.

import type { AnswerOf, BodyOf } from '#contract/define/define-call.ts';
import { sentenceOf } from '#contract/errors.ts';
import { SERVICE_FIELDS } from '#contract/restaurant/service-fields.ts';
import type { getOfferedServices, saveOfferedServices } from '#contract/schedule/staff-calls.ts';
import { decideServiceTerms, type ServiceProblem } from '#domain/schedule/decide-service-terms.ts';
import { SERVICES, type Service } from '#domain/schedule/schedule.ts';
import { parseDuration } from '#domain/time/duration.ts';
import { MINUTES_PER_DAY, MINUTES_PER_HOUR } from '#domain/time/minute-of-day.ts';
import type { Loaded } from '#web/forms/form-state.ts';

export const ADVANCE_UNITS = ['minute', 'ore', 'zile'] as const;
export type AdvanceUnit = (typeof ADVANCE_UNITS)[number];

export type TermsValues = {
  enabled: boolean;
  asSoonAsPossible: boolean;
  /** '' for none. */
  minimum: number | string;
  unit: AdvanceUnit;
  /** Days; '' for none. */
  maximum: number | string;
};
export type ServicesValues = Record<Service, TermsValues> & {
  dineInEnabled: boolean;
  /** YYYY-MM-DD. */
  ownContainerFrom: string;
};
type Setup = Omit<AnswerOf<typeof getOfferedServices>, 'ordersOnClosedDays' | 'reservationsOnClosedDays'>;
type Request = BodyOf<typeof saveOfferedServices>;

export function servicesFrom(setup: Setup): Loaded<ServicesValues> {
  const termsOf = (service: Service): TermsValues => {
    const names = SERVICE_FIELDS[service];
    const [maximum] = [minutesOf(setup[names.maximum])];
    return {
      enabled: setup[names.enabled],
      asSoonAsPossible: setup[names.asSoonAsPossible],
      ...advanceOf(minutesOf(setup[names.minimum])),
      maximum: maximum === null ? '' : Math.ceil(maximum / MINUTES_PER_DAY),
    };
  };
  const values = {
    pickup: termsOf('pickup'),
    delivery: termsOf('delivery'),
    booking: termsOf('booking'),
    preOrders: termsOf('preOrders'),
    dineInEnabled: setup.dineInEnabled,
    ownContainerFrom: setup.ownContainerFrom,
  };
  return { values, version: setup.version };
}

export function servicesRequest(values: ServicesValues, version: number | null): Request {
  const fields = SERVICES.flatMap((service): [string, boolean | string | null][] => {
    const names = SERVICE_FIELDS[service];
    const { isEnabled, asSoonAsPossible, minimumAdvance, maximumAdvance } = draftOf(values[service]);
    return [
      [names.enabled, isEnabled],
      [names.asSoonAsPossible, asSoonAsPossible],
      // A service that is off loses its times (back-office.md §4).
      [names.minimum, isEnabled ? minimumAdvance : null],
      [names.maximum, isEnabled ? maximumAdvance : null],
    ];
  });
  const { dineInEnabled, ownContainerFrom } = values;
  return { version, dineInEnabled, ownContainerFrom, ...Object.fromEntries(fields) };
}

/** By field path, with the rules and sentences of the server. */
export function servicesProblems(values: ServicesValues): Record<string, string> {
  return Object.fromEntries(
    SERVICES.flatMap((service) => {
      const terms = decideServiceTerms(draftOf(values[service]));
      return terms.ok
        ? []
        : terms.error.map(({ field, code }) => [`${service}.${FORM_FIELDS[field]}`, sentenceOf(code)]);
    }),
  );
}

const FORM_FIELDS: Readonly<Record<ServiceProblem['field'], string>> = {
  minimumAdvance: 'minimum',
  maximumAdvance: 'maximum',
};

/** 'minimumTimeInAdvanceForBookings' becomes the form's 'booking.minimum'. */
export function servicesField(serverPath: string): string {
  const service = SERVICES.find((one) => Object.values<string>(SERVICE_FIELDS[one]).includes(serverPath));
  if (service === undefined) return serverPath;
  const [field] = Object.entries(SERVICE_FIELDS[service]).find(([, name]) => name === serverPath) ?? ['enabled'];
  return `${service}.${field}`;
}

export function draftOf({ enabled, asSoonAsPossible, minimum, unit, maximum }: TermsValues) {
  return {
    isEnabled: enabled,
    asSoonAsPossible,
    minimumAdvance: minimum === '' ? null : `${minimum} ${unit}`,
    maximumAdvance: maximum === '' ? null : `${maximum} zile`,
  };
}

function minutesOf(text: string | null): number | null {
  const minutes = text === null ? null : parseDuration(text);
  return minutes?.ok ? minutes.value : null;
}

/** In the largest unit without a remainder. */
function advanceOf(minutes: number | null): Pick<TermsValues, 'minimum' | 'unit'> {
  if (minutes === null) return { minimum: '', unit: 'minute' };
  if (minutes % MINUTES_PER_DAY === 0) return { minimum: minutes / MINUTES_PER_DAY, unit: 'zile' };
  if (minutes % MINUTES_PER_HOUR === 0) return { minimum: minutes / MINUTES_PER_HOUR, unit: 'ore' };
  return { minimum: minutes, unit: 'minute' };
}

/**
 * Tables are requested a week or two ahead; without a maximum, a request in the morning for tomorrow evening would be
 * refused (readings.md 20).
 */
const USUAL_BOOKING_DAYS = 30;

/**
 * The terms after switching a service: unless configured already, pickup and delivery allow orders as soon as possible,
 * and tables can be requested a month ahead, so that one switch is enough to open a service.
 */
export function switched(terms: TermsValues, service: Service, enabled: boolean): TermsValues {
  const isBare = terms.minimum === '' && terms.maximum === '';
  const isForNow = service === 'pickup' || service === 'delivery';
  return {
    ...terms,
    enabled,
    asSoonAsPossible: terms.asSoonAsPossible || (enabled && isBare && isForNow),
    maximum: enabled && isBare && service === 'booking' ? USUAL_BOOKING_DAYS : terms.maximum,
  };
}
