import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type Config, environmentWith } from './config.ts';

const STOP_LIMIT_MS = 5_000;

/** Runs Vite with the prepared database; it serves pages, API and live events of the same app with hot reload. */
export function serveDevelopment({ port, host }: Config, environment: Readonly<Record<string, string>>) {
  const vite = join(dirname(createRequire(import.meta.url).resolve('vite/package.json')), 'bin', 'vite.js');
  const child = spawn(
    process.execPath,
    ['--disable-proto=delete', vite, 'dev', '--port', String(port), '--host', host, '--strictPort'],
    { stdio: 'inherit', env: environmentWith(environment) },
  );
  const gone = once(child, 'exit');
  return {
    /** Resolves when Vite exits by itself. */
    gone,
    async stop(): Promise<void> {
      child.kill('SIGTERM');
      await Promise.race([gone, wait(STOP_LIMIT_MS, undefined, { ref: false })]);
      child.kill('SIGKILL');
    },
  };
}
