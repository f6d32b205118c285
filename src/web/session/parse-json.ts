/** What stands under a key of this device; null where it is no JSON: another program, or an older version, wrote it. */
export function parseJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}
