/** The evening by the quarter of an hour, with domain values. */
import type { Instant } from '#domain/time/instant.ts';
import type { Api } from '../client.ts';
import { isoInstant } from '../values/convert.ts';
import { defineAnswer, isoMoment, type ValueOf } from '../values/define-answer.ts';

const evening = { slots: [{ at: isoMoment }], serverTime: isoMoment } as const;

/** How full each quarter is, and which are closed. */
export const eveningSlots = defineAnswer('getSlots', evening);
export type EveningSlots = ValueOf<typeof eveningSlots>;

/** The answer of closing and opening. */
export const slotStep = defineAnswer('setSlot', { evening });

export async function setSlot(
  api: Api,
  { at, isClosed }: { readonly at: Instant; readonly isClosed: boolean },
): Promise<ValueOf<typeof slotStep>> {
  return slotStep.fromWire(await api('setSlot', { body: { at: isoInstant(at), isClosed } }));
}
