// Counts what passed and what failed, one per check and one per test, with the name of each failure.
import { stripVTControlCharacters } from 'node:util';

/** Printed lines of the reason of a failure. */
export const REASON_LINES = 3;
const REASON_WIDTH = 200;
/** Printed rows of what a page showed. */
const SHOWN_ROWS = 60;
const SLOWEST_LISTED = 10;

export function emptyCounts() {
  return { passed: 0, failed: 0, skipped: 0, failures: [], times: [] };
}

/**
 * A failure is `{ name, reason, shown }`: what failed, what was said about it, and, for a journey, what each page
 * showed. A report on a server has no pictures. A time is `{ name, seconds }` of one test.
 */
export function addTo(counts, { passed = 0, failed = 0, skipped = 0, failures = [], times = [] }) {
  counts.passed += passed;
  counts.failed += failed;
  counts.skipped += skipped;
  counts.failures.push(...failures);
  counts.times.push(...times);
}

/** Printed last, because the end of a long output stays visible. */
export function listFailures({ failures }) {
  return failures
    .map(({ name, reason, shown = [] }) =>
      [`✗ ${name}`, ...firstLines(reason), ...shown.flatMap(firstRows)].join('\n    '),
    )
    .join('\n');
}

function firstLines(reason) {
  return stripVTControlCharacters(reason)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .slice(0, REASON_LINES)
    .map((line) => line.slice(0, REASON_WIDTH));
}

/** Indented, because the text is a tree. */
function firstRows(text) {
  return text
    .split('\n')
    .slice(0, SHOWN_ROWS)
    .map((row) => `  ${row.slice(0, REASON_WIDTH)}`);
}

/** The tests that took longest, longest first. A journey is one test, a story another: compare like with like. */
export function listSlowest({ times }) {
  if (times.length === 0) return '';
  const slowest = times.toSorted((one, other) => other.seconds - one.seconds).slice(0, SLOWEST_LISTED);
  return [
    `slowest ${slowest.length} of ${times.length} tests`,
    ...slowest.map(({ name, seconds }) => `${seconds.toFixed(1).padStart(8)} s  ${name.slice(0, REASON_WIDTH)}`),
  ].join('\n');
}

/** The last line of the output, alone on its line, for programs. */
export function closingLine({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}
