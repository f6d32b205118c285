/** Records a span for every statement of a request or a job. */
import type pg from 'pg';
import type { Tracer } from './tracer.ts';

type Ask = (...words: unknown[]) => unknown;
type Answered = (error: unknown, result: unknown) => void;

/** Watches every new connection of `pool`. Statements outside of a request or job (polling) are not recorded. */
export function traceStatements(pool: pg.Pool, tracer: Tracer): void {
  pool.on('connect', (client) => {
    const ask = client.query.bind(client) as Ask;
    const watched: Ask = (...words) => {
      const span = tracer.begin({
        name: summaryOf(textOf(words[0])),
        kind: 'client',
        facts: { 'db.system.name': 'postgresql' },
        parent: 'only_within',
      });
      const last = words.at(-1);
      if (typeof last === 'function') {
        const answer = last as Answered;
        const answered: Answered = (error, result) => {
          span.end(Boolean(error));
          answer(error, result);
        };
        return ask(...words.slice(0, -1), answered);
      }
      const asked = ask(...words);
      if (asked instanceof Promise) {
        asked.then(
          () => span.end(false),
          () => span.end(true),
        );
      }
      return asked;
    };
    Object.assign(client, { query: watched });
  });
}

function textOf(asked: unknown): string {
  if (typeof asked === 'string') return asked;
  return typeof asked === 'object' && asked !== null && 'text' in asked ? String(asked.text) : '';
}

/**
 * The first keyword and the tables, which contain nothing personal: input is in parameters, and the statement's text is
 * not recorded either.
 */
function summaryOf(text: string): string {
  const [verb = 'statement'] = /[a-z]+/i.exec(text) ?? [];
  const tables = [...text.matchAll(/\b(?:from|into|update|join)\s+"?([a-z_]+(?:"?\."?[a-z_]+)?)"?/gi)].map(
    ([, name]) => name,
  );
  return [verb.toLowerCase(), ...new Set(tables)].slice(0, 6).join(' ');
}
