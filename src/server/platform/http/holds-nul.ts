/**
 * Does any text in `value` hold the character U+0000? PostgreSQL keeps every character but this one, and nobody types
 * it: whoever sends it is a program with a fault, or one that looks for ours (reliability.md M17).
 *
 * @param value parsed JSON of limited depth
 */
export function holdsNul(value: unknown): boolean {
  if (typeof value === 'string') return value.includes('\u0000');
  return typeof value === 'object' && value !== null && Object.values(value).some(holdsNul);
}
