import type { FieldPath } from './schema-paths.ts';

/** JSON that `JSON.stringify` never produces: numbers out of range, truncated text. */
export class RawJson {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

/** `JSON.stringify`, with raw JSON pieces inserted as they are. */
export function jsonText(value: unknown): string {
  if (value instanceof RawJson) return value.text;
  if (Array.isArray(value)) return `[${value.map(jsonText).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  const fields = Object.entries(value).filter(([, inner]) => inner !== undefined);
  return `{${fields.map(([name, inner]) => `${JSON.stringify(name)}:${jsonText(inner)}`).join(',')}}`;
}

/** A copy of `value` with `field` at `path`; missing objects on the path are created. `undefined` removes the field. */
export function withField(value: unknown, path: FieldPath, field: unknown): unknown {
  const [step, ...rest] = path;
  if (step === undefined) return field;
  if (step === 0) {
    // A single item where the schema also accepts a list.
    const list = Array.isArray(value) ? value : value === undefined ? [] : [value];
    return [withField(list[0], rest, field), ...list.slice(1)];
  }
  const fields = typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {};
  const inner = Object.entries(fields).find(([name]) => name === step)?.[1];
  // Entries instead of a spread, so that `__proto__` is a field like any other.
  return Object.fromEntries([
    ...Object.entries(fields).filter(([name]) => name !== step),
    [step, withField(inner, rest, field)],
  ]);
}
