/** The numbers without labels in what `/metrics` answers. */
export function parsePrometheus(text: string): ReadonlyMap<string, number> {
  return new Map(
    [...text.matchAll(/^([a-z_]+) (-?[\d.e+-]+)$/gm)].map(([, name = '', value = '']) => [name, Number(value)]),
  );
}
