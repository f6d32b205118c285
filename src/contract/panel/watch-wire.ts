/** What panels tell the server, and what it tells them: so that no order goes unnoticed (docs/decisions/0090). */
import { z } from 'zod';
import { DELIVERY_METHODS } from '#domain/orders/order.ts';
import { ESCALATION_STEPS } from '#domain/orders/steps/escalation.ts';
import { PrinterState, PrintQuestion } from '../printing/wire.ts';
import { IsoInstant } from '../values/schemas.ts';

/** What a panel can make heard: `elsewhere` is another tab of the same tablet. */
export const SOUND_STATES = ['unsupported', 'off', 'blocked', 'on', 'elsewhere'] as const;
export type SoundState = (typeof SOUND_STATES)[number];

/** Whether a panel may show notifications; `default`: nobody was asked yet. */
export const NOTIFICATION_STATES = ['granted', 'denied', 'default', 'unsupported'] as const;

/** As many as a panel fetches at once (the contract's largest page), of both lists. */
const MOST_ORDERS = 200;
const OrderNumbers = z.array(z.int().positive().max(99_999_999)).max(MOST_ORDERS).default([]);

export const ReportPanelRequest = z.object({
  /** Made by the page when it is opened. */
  panelId: z.uuid(),
  sound: z.enum(SOUND_STATES),
  isVisible: z.boolean(),
  /** The tablet's own clock. */
  clock: IsoInstant.optional(),
  notifications: z.enum(NOTIFICATION_STATES).optional(),
  /** Orders that this page knows of. */
  delivered: OrderNumbers,
  /** Orders that stand on its screen. */
  rendered: OrderNumbers,
  /** Orders that staff have opened or silenced. */
  opened: OrderNumbers,
  /** Orders whose call to begin was taken note of. */
  begun: OrderNumbers,
});
export type ReportPanelRequest = z.infer<typeof ReportPanelRequest>;

export const PanelWatchResponse = z.object({
  serverTime: IsoInstant,
  isOpen: z.boolean(),
  panels: z.int(),
  panelsWithSound: z.int(),
  /** Alarms of orders that still wait for an answer. */
  alarms: z.array(z.object({ orderNumber: z.int(), step: z.enum(ESCALATION_STEPS), raisedAt: IsoInstant })),
  /** Accepted orders for later that must be begun now. */
  preparations: z.array(
    z.object({
      orderNumber: z.int(),
      client: z.string(),
      deliveryMethod: z.enum(DELIVERY_METHODS),
      promisedAt: IsoInstant,
      startsAt: IsoInstant,
    }),
  ),
  /** Receipt printers that fetch their slips. */
  printers: z.array(PrinterState),
  /** Slips of which nobody knows whether they were printed, or that waited too long. */
  printQuestions: z.array(PrintQuestion),
});
export type PanelWatchResponse = z.infer<typeof PanelWatchResponse>;
