/**
 * What a source says about one fact of a menu. Only an understood fact changes what is stored: a missing column, an
 * empty cell and a text that was not understood, or only in part, leave it as it was.
 */
export type Reading<Value> =
  /** The source has no place for the fact: no column, no field. */
  | { readonly state: 'absent' }
  /** The place is there, with nothing in it. This is no statement that there is none of it. */
  | { readonly state: 'empty' }
  | { readonly state: 'unclear'; readonly written: string; readonly reason: string }
  | { readonly state: 'understood'; readonly value: Value };

export const ABSENT = { state: 'absent' } as const satisfies Reading<never>;
export const EMPTY = { state: 'empty' } as const satisfies Reading<never>;

/** Length of a quoted text in a remark; more is not needed to find its cell. */
const MOST_WRITTEN = 60;

export function understood<Value>(value: Value): Reading<Value> {
  return { state: 'understood', value };
}

/** @param reason completes „… nu a fost înțeles: ”, in Romanian */
export function unclear(written: string, reason: string): Reading<never> {
  return {
    state: 'unclear',
    written: written.length > MOST_WRITTEN ? `${written.slice(0, MOST_WRITTEN - 1)}…` : written,
    reason,
  };
}

/** The understood value, otherwise what was there before. */
export function orKept<Value, Kept>(reading: Reading<Value>, kept: Kept): Value | Kept {
  return reading.state === 'understood' ? reading.value : kept;
}

export function mapReading<From, To>(reading: Reading<From>, read: (value: From) => Reading<To>): Reading<To> {
  return reading.state === 'understood' ? read(reading.value) : reading;
}
