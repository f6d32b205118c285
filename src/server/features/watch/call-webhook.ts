/**
 * Calls the owner's webhook when staff are needed; the service sends a message or rings a telephone. Signed, so that it
 * can verify our calls (src/server/features/watch/README.md).
 */
import { createHmac } from 'node:crypto';
import { isoInstant } from '#contract/values/convert.ts';
import { formatHour } from '#domain/time/format-date.ts';
import { type Instant, instant } from '#domain/time/instant.ts';
import { loadRestaurantContact } from '#server/features/restaurant/index.ts';
import type { OutboundCaller } from '#server/platform/define/outbound-caller.ts';
import type { CallOut } from '#server/platform/http/call-out.ts';
import type { Snapshots } from '#server/platform/snapshots.ts';
import { AlarmCallJob, type AlarmWebhook } from './enqueue-alarm-call.ts';
import type { AlarmEvent } from './raise-alarms.ts';

export const ALARM_WEBHOOK: OutboundCaller = {
  name: 'alarm_webhook',
  to: 'configured',
  timeoutMs: 10_000,
  mostBytes: 0,
};

export type WebhookServices = {
  readonly config: { readonly alarmWebhook: AlarmWebhook | null; readonly publicUrl: string };
  readonly snapshots: Snapshots;
  readonly clock: () => Instant;
  /** Tests replace it. */
  readonly callOut: CallOut;
};

/** One sentence that a telephone service can read out. */
const SENTENCES = {
  unacknowledged: (order) => `Comanda ${order} nu a ajuns pe niciun panou cu sunet.`,
  unopened: (order) => `Comanda ${order} nu a fost deschisă de nimeni.`,
  unanswered: (order) => `Comanda ${order} așteaptă răspuns de trei minute.`,
  no_panel: () => 'Restaurantul este deschis și niciun panou de comenzi nu sună.',
  panel_lost: () => 'Panoul de comenzi nu mai răspunde.',
  printer_lost: () => 'Imprimanta de bonuri nu tipărește.',
} as const satisfies Record<AlarmEvent, (order: string) => string>;

/** @throws Error when it was not accepted: the call is repeated */
export async function callWebhook(services: WebhookServices, payload: unknown): Promise<void> {
  const { config, clock } = services;
  if (config.alarmWebhook === null) return;
  const { event, orderNumber, raisedAt } = AlarmCallJob.parse(payload);
  const restaurant = await loadRestaurantContact(services);
  const body = JSON.stringify({
    event,
    orderNumber,
    raisedAt: isoInstant(instant(raisedAt)),
    message: `${restaurant.name}, ora ${formatHour(instant(raisedAt))}: ${SENTENCES[event](String(orderNumber ?? ''))}`,
    restaurant: { name: restaurant.name, phoneNumber: restaurant.phone },
    panel: `${config.publicUrl}/comenzi${orderNumber === null ? '' : `/${orderNumber}`}`,
  });
  const timestamp = String(Math.floor(clock() / 1000));
  const called = await services.callOut(ALARM_WEBHOOK, {
    address: new URL(config.alarmWebhook.url),
    method: 'POST',
    body,
    headers: {
      'Content-Type': 'application/json',
      'Pofta-Signature': `t=${timestamp},v1=${signatureOf(config.alarmWebhook.secret, timestamp, body)}`,
    },
  });
  if (!called.ok) throw called.error.error;
  const { status } = called.value;
  if (status < 200 || status > 299) throw new Error(`The alarm webhook answered ${status}`);
}

/** HMAC-SHA256 over `timestamp.body`, as hex: a receiver with the secret can verify sender and time. */
export function signatureOf(secret: string, timestamp: string, body: string): string {
  return createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex');
}
