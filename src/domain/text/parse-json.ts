/** Parses JSON; null for a missing or invalid text. Callers validate the result. */
export function parseJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}
