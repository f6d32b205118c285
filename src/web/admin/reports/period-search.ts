/**
 * The period of a report as search parameters: `?perioada=luna-trecuta`,
 * `?perioada=interval&de=2026-11-01&pana=2026-11-20`. Without them the report's default applies. Small: declared pages
 * are part of every staff page's first load.
 */
export type PeriodSearch = {
  readonly perioada?: 'luna-trecuta' | 'interval';
  readonly de?: string;
  readonly pana?: string;
};

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Reads search parameters as people may have typed them; unreadable ones are left out. */
export function readPeriodSearch({ perioada, de, pana }: Readonly<Record<string, unknown>>): PeriodSearch {
  if (perioada === 'luna-trecuta') return { perioada };
  if (perioada !== 'interval') return {};
  return { perioada, ...(isDay(de) ? { de } : {}), ...(isDay(pana) ? { pana } : {}) };
}

function isDay(text: unknown): text is string {
  return typeof text === 'string' && DAY.test(text);
}

/** A search text as a parameter; left out when empty. */
export function readText<Name extends string>(name: Name, text: unknown): { readonly [Key in Name]?: string } {
  // The computed key is the only key.
  return (typeof text === 'string' && text.trim() !== '' ? { [name]: text.slice(0, 200) } : {}) as {
    readonly [Key in Name]?: string;
  };
}
