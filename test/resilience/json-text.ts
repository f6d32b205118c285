import type { FieldPath } from './schema-paths.ts';

/** JSON that no JavaScript value is written as: numbers without end, half a text. */
export class RawJson {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

/** `JSON.stringify`, with raw pieces where they stand. */
export function jsonText(value: unknown): string {
  if (value instanceof RawJson) return value.text;
  if (Array.isArray(value)) return `[${value.map(jsonText).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  const fields = Object.entries(value).filter(([, inner]) => inner !== undefined);
  return `{${fields.map(([name, inner]) => `${JSON.stringify(name)}:${jsonText(inner)}`).join(',')}}`;
}

/** A copy of `value` with `field` at `path`; what is missing on the way is made. `undefined` removes. */
export function withField(value: unknown, path: FieldPath, field: unknown): unknown {
  const [step, ...rest] = path;
  if (step === undefined) return field;
  if (step === 0) {
    // One thing where the schema also takes a list of them.
    const list = Array.isArray(value) ? value : value === undefined ? [] : [value];
    return [withField(list[0], rest, field), ...list.slice(1)];
  }
  const fields = typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {};
  const inner = Object.entries(fields).find(([name]) => name === step)?.[1];
  // Entries, not a spread: `__proto__` has to stay a field like any other.
  return Object.fromEntries([
    ...Object.entries(fields).filter(([name]) => name !== step),
    [step, withField(inner, rest, field)],
  ]);
}
