/** The process that lives for months loads what it needs to watch, and nothing of what only a start or a copy needs. */
import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

/** Prints the address of every file that the supervisor is made of. */
const LIST = `
  const { registerHooks } = await import('node:module');
  registerHooks({ load: (url, context, next) => { console.log(url); return next(url, context); } });
  await import('./src/server/supervisor/run-shop.ts');
  process.exit(0);`;

test('the supervisor loads no demonstration, no query builder, no job queue and no encryption', async () => {
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', LIST], { cwd: ROOT });
  const files = stdout.trim().split('\n');
  const packages = new Set(files.flatMap((file) => /\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(file)?.[1] ?? []));
  expect(files.filter((file) => /\/src\/(contract|web)\/|\/server\/features\//.test(file))).toEqual([]);
  expect(packages).toContain('pino');
  for (const name of [
    'kysely',
    'pg-boss',
    'sanitize-html',
    'sharp',
    '@node-rs/argon2',
    'age-encryption',
    'prom-client',
  ]) {
    expect(packages).not.toContain(name);
  }
});
