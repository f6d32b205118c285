/**
 * Whether any text in `value` contains U+0000, the one character PostgreSQL cannot store. It cannot be typed: only faulty
 * or probing programs send it (reliability.md M17).
 *
 * @param value parsed JSON of limited depth
 */
export function containsNul(value: unknown): boolean {
  if (typeof value === 'string') return value.includes('\u0000');
  return typeof value === 'object' && value !== null && Object.values(value).some(containsNul);
}
