import type { Log } from '#server/platform/log.ts';

export type LoggedEvent = { readonly level: keyof Log; readonly event: string; readonly fields: object };

/** A log that stores events instead of printing them. */
export function recordedLog(): { readonly log: Log; readonly events: readonly LoggedEvent[] } {
  const events: LoggedEvent[] = [];
  const keep = (level: keyof Log) => (fields: object, event: string) => {
    events.push({ level, event, fields });
  };
  return { events, log: { info: keep('info'), warn: keep('warn'), error: keep('error') } };
}
