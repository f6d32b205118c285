import type { PanelWatchResponse } from '#contract/panel/watch-wire.ts';
import { isoInstant } from '#contract/values/convert.ts';
import type { PanelWatch } from './find-panel-watch.ts';

export function presentWatch({ at, isOpen, panels, panelsWithSound, alarms, toBegin }: PanelWatch): PanelWatchResponse {
  return {
    serverTime: isoInstant(at),
    isOpen,
    panels,
    panelsWithSound,
    alarms: alarms.map(({ orderNumber, step, raisedAt }) => ({ orderNumber, step, raisedAt: isoInstant(raisedAt) })),
    preparations: toBegin.map(({ number, client, method, promisedAt, startsAt }) => ({
      orderNumber: number,
      client,
      deliveryMethod: method,
      promisedAt: isoInstant(promisedAt),
      startsAt: isoInstant(startsAt),
    })),
  };
}
