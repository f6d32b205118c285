/** What a text says as JSON; null where there is none, or it is no JSON. Callers look at the form of what they get. */
export function parseJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}
