/** Rehearsals of the kitchen (docs/decisions/0210). */
import { z } from 'zod';
import { FINDING_CODES } from '#domain/rehearsal/grade-rehearsal.ts';
import { REHEARSAL_FAULTS, REHEARSAL_MINUTES, REHEARSAL_ORDERS } from '#domain/rehearsal/rehearsal.ts';
import { IsoInstant } from '../values/schemas.ts';

const Finding = z.object({
  code: z.enum(FINDING_CODES),
  tone: z.enum(['good', 'warn', 'bad']),
  count: z.int(),
  of: z.int(),
  /** Seconds of the slowest order; null for findings that are not about time. */
  seconds: z.int().nullable(),
});
export const Findings = z.array(Finding);

export const RehearsalResponse = z.object({
  running: z
    .object({
      startedAt: IsoInstant,
      startedBy: z.string().nullable(),
      /** Orders placed so far, and the total. */
      placed: z.int(),
      orders: z.int(),
      /** It ends automatically at this time, or when every order is handed over or rejected. */
      endsAt: IsoInstant,
    })
    .nullable(),
  /** Result of the last one; null when there was none. */
  last: z
    .object({
      startedAt: IsoInstant,
      endedAt: IsoInstant,
      ending: z.enum(['finished', 'stopped', 'interrupted']),
      orders: z.int(),
      findings: Findings,
    })
    .nullable(),
});

export const StartRehearsalRequest = z.object({
  minutes: z.int().min(REHEARSAL_MINUTES.least).max(REHEARSAL_MINUTES.most).default(REHEARSAL_MINUTES.usual),
  /** A short one has three. */
  orders: z.int().min(REHEARSAL_ORDERS.trial).max(REHEARSAL_ORDERS.usual).default(REHEARSAL_ORDERS.usual),
  faults: z.array(z.enum(REHEARSAL_FAULTS)).max(REHEARSAL_FAULTS.length).default([]),
  /** Its deliveries also appear on couriers' phones. */
  withCouriers: z.boolean().default(false),
});
