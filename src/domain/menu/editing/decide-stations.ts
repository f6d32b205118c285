import { parseText } from '#domain/accounts/parse-text.ts';
import { err, ok, type Result } from '#domain/result.ts';
import { fold } from '#domain/text/fold.ts';

/** Short, for a button of the board and the heading of a slip. */
export const STATION_NAME_MAX_LENGTH = 24;
export const MOST_STATIONS = 12;

/** A station as it was typed; `null` is one that is new. */
export type StationDraft = { readonly id: number | null; readonly name: string };

export const STATION_PROBLEMS = ['station_name_invalid', 'station_name_repeated'] as const;
export type StationProblem = (typeof STATION_PROBLEMS)[number];

/**
 * Validates a list of stations as typed: each has a unique name, case and diacritics ignored.
 *
 * @returns the list with its names cleaned, or the problems by row
 */
export function decideStations(
  drafts: readonly StationDraft[],
): Result<readonly StationDraft[], ReadonlyMap<number, StationProblem>> {
  const problems = new Map<number, StationProblem>();
  const seen = new Set<string>();
  const stations = drafts.map(({ id, name }, row) => {
    const parsed = parseText(name, { maximum: STATION_NAME_MAX_LENGTH, isRequired: true, isMultiline: false });
    const folded = fold(name.trim());
    if (!parsed.ok) problems.set(row, 'station_name_invalid');
    else if (seen.has(folded)) problems.set(row, 'station_name_repeated');
    seen.add(folded);
    return { id, name: parsed.ok ? parsed.value : '' };
  });
  return problems.size > 0 ? err(problems) : ok(stations);
}
