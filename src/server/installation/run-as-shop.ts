/** Runs programs of the shop as the user to whom its data belong, in the folder of its settings. */
import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Places } from './places.ts';

type ShopUser = { readonly cwd: string; readonly uid?: number; readonly gid?: number; readonly env: NodeJS.ProcessEnv };

/** Options of a child process. Root gives its rights up; another user can only be the shop's own. */
export function findShopUser({ settings, state }: Places): ShopUser {
  // The program's own folder belongs to root.
  const env = { ...process.env, HOME: state, NODE_COMPILE_CACHE: join(state, 'cache') };
  if (process.getuid?.() !== 0 || !existsSync(state)) return { cwd: settings, env };
  const { uid, gid } = statSync(state);
  return { cwd: settings, uid, gid, env };
}

/** The group that may read the settings; null where this process may not give files away. */
export function findShopGroup({ state }: Places): number | null {
  return process.getuid?.() === 0 && existsSync(state) ? statSync(state).gid : null;
}

/**
 * Runs a program of a version, such as `backup.ts`, on this terminal.
 *
 * @param home the folder of the version
 * @returns its exit code
 */
export function runProgram(home: string, places: Places, program: string, args: readonly string[]): number {
  const path = join(home, 'src', 'server', program);
  const { status } = spawnSync(process.execPath, ['--disable-proto=delete', path, ...args], {
    ...findShopUser(places),
    stdio: 'inherit',
  });
  return status ?? 1;
}

/** Like `runProgram`, but returns what the program printed; null when it failed. */
export function askProgram(home: string, places: Places, program: string, args: readonly string[]): string | null {
  const path = join(home, 'src', 'server', program);
  const { status, stdout } = spawnSync(process.execPath, ['--disable-proto=delete', path, ...args], {
    ...findShopUser(places),
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return status === 0 ? stdout.trim() : null;
}
