import { formatDate } from '#domain/time/format-date.ts';
import { parseLocalDate } from '#domain/time/local-date.ts';

/** `2026-11-20`, and `2026-11-20-3` for the third of that day (`decide-publication.ts`). */
const VERSION = /^(\d{4}-\d{2}-\d{2})(?:-(\d+))?$/;

/**
 * The version of a text for display, after „versiunea”: `din 20 noiembrie 2026`, `din 20 noiembrie 2026 (a 3-a)`. A
 * name that is no day is returned unchanged.
 */
export function describeVersion(version: string): string {
  const [, written = '', place] = VERSION.exec(version) ?? [];
  const day = parseLocalDate(written);
  if (!day.ok) return version;
  return `din ${formatDate(day.value)}${place === undefined ? '' : ` (a ${place}-a)`}`;
}
