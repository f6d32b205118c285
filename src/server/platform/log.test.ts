import pg from 'pg';
import { expect, test } from 'vitest';
import { openLog, pathWithoutKeys } from './log.ts';

/** What is written, line by line. */
function watchedLog() {
  const lines: string[] = [];
  return { lines, log: openLog('info', { place: { write: (line) => void lines.push(line) } }) };
}

test('an error of the database is named without the row it refused', () => {
  const { lines, log } = watchedLog();
  const refused = new pg.DatabaseError(
    'new row for relation "orders" violates check constraint "orders_check"',
    90,
    'error',
  );
  Object.assign(refused, {
    code: '23514',
    table: 'orders',
    constraint: 'orders_check',
    detail: 'Failing row contains (7, Ana-Maria, ana.pop@exemplu.ro, 0722123456).',
    where: 'unnamed portal parameter $1 = 0722123456',
  });
  log.error({ err: new Error('while placing', { cause: refused }) }, 'request.failed');
  expect(lines.join()).not.toMatch(/0722123456|exemplu\.ro/);
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    msg: 'request.failed',
    err: { message: 'while placing', cause: { code: '23514', table: 'orders', constraint: 'orders_check' } },
  });
});

test('secrets are cut out by name, and a line stays one line', () => {
  const { lines, log } = watchedLog();
  log.warn(
    { token: 'gPq1', asked: { password: 'Parola', authorization: 'Bearer gPq1' }, reason: 'a\nb' },
    'odd\nevent',
  );
  expect(lines).toHaveLength(1);
  expect(lines[0]?.trimEnd()).not.toContain('\n');
  expect(lines.join()).not.toMatch(/gPq1|Parola/);
});

test.each([
  ['/comanda/abcdefghijklmnopqrstuvwxyz0123456789_-ABCDE', '/comanda/…'],
  ['/meniu/12', '/meniu/12'],
])('%s is logged as %s', (path, logged) => {
  expect(pathWithoutKeys(path)).toBe(logged);
});
