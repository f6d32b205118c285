// How many passed, how many failed: one per check, one per test.
export function emptyCounts() {
  return { passed: 0, failed: 0, skipped: 0 };
}

export function addTo(counts, { passed = 0, failed = 0, skipped = 0 }) {
  counts.passed += passed;
  counts.failed += failed;
  counts.skipped += skipped;
}

/** The closing line machines read; it stands alone on its line. */
export function closingLine({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}
