/** Where an installed shop keeps its parts, and which of them is this program. */
import { readlinkSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';

/** The program that runs, as it was unpacked. */
export const PROGRAM = resolve(import.meta.dirname, '../../..');

export type Places = {
  /** Below another root nothing of the system is used: no user, no systemd, no Caddy. */
  readonly isSystem: boolean;
  /** Versions, `current` and `previous`. */
  readonly programs: string;
  readonly current: string;
  readonly previous: string;
  /** Written while a version is being changed. */
  readonly change: string;
  /** Working folder of the shop, with its `.env`. */
  readonly settings: string;
  readonly settingsFile: string;
  readonly caddyFile: string;
  /** Belongs to the shop's user. */
  readonly state: string;
  readonly data: string;
  readonly accounts: string;
  readonly log: string;
  readonly pidFile: string;
  readonly command: string;
  readonly unit: string;
  readonly systemCaddyFile: string;
};

/** @param root `/`, or what `POFTA_ROOT` names */
export function resolvePlaces(root: string): Places {
  const at = (...parts: readonly string[]) => join(root, ...parts);
  const programs = at('opt', 'pofta');
  const settings = at('etc', 'pofta');
  const state = at('var', 'lib', 'pofta');
  return {
    isSystem: resolve(root) === '/',
    programs,
    current: join(programs, 'current'),
    previous: join(programs, 'previous'),
    change: join(programs, 'change.json'),
    settings,
    settingsFile: join(settings, '.env'),
    caddyFile: join(settings, 'Caddyfile'),
    state,
    data: join(state, 'data'),
    accounts: join(state, 'conturi.txt'),
    log: join(state, 'pofta.log'),
    pidFile: join(state, 'pofta.pid'),
    command: at('usr', 'local', 'bin', 'pofta'),
    unit: at('etc', 'systemd', 'system', 'pofta.service'),
    systemCaddyFile: at('etc', 'caddy', 'Caddyfile'),
  };
}

/** The version that a link leads to; null when there is none. */
export function versionOf(link: string): string | null {
  try {
    return basename(readlinkSync(link));
  } catch {
    return null;
  }
}
