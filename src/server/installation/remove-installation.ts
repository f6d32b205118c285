/** `pofta uninstall`: takes the program away; the data only when the owner types so. */
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { ask } from '../supervisor/command-words.ts';
import { InstallationError } from './installation-error.ts';
import type { Places } from './places.ts';
import type { Service } from './service.ts';
import { REFUSALS, TELL } from './words.ts';

export type UninstallOptions = {
  readonly places: Places;
  readonly service: Service;
  readonly say: (line: string) => void;
  /** Null = the owner is asked. */
  readonly isDataDeleted: boolean | null;
};

export async function removeInstallation({ places, service, say, isDataDeleted }: UninstallOptions): Promise<void> {
  const isDeleted = isDataDeleted ?? (await isAskedToDelete(places));
  await service.stop();
  if (places.isSystem) {
    spawnSync('systemctl', ['disable', '--quiet', 'pofta']);
    rmSync(places.unit, { force: true });
    spawnSync('systemctl', ['daemon-reload']);
  }
  rmSync(places.command, { force: true });
  rmSync(places.programs, { recursive: true, force: true });
  say(TELL.removed);
  if (!isDeleted) return say(TELL.kept(places.state, places.settings));
  rmSync(places.state, { recursive: true, force: true });
  rmSync(places.settings, { recursive: true, force: true });
  say(TELL.deleted);
}

async function isAskedToDelete(places: Places): Promise<boolean> {
  if (!process.stdin.isTTY) throw new InstallationError(REFUSALS.noTerminal);
  return (await ask(TELL.askData(places.state))) === TELL.deletePhrase;
}
