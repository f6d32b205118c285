import { createHash } from 'node:crypto';

/** A key for counting by, which names nobody. */
export function hiddenKey(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}
