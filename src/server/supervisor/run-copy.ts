import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { environmentWith } from '../config.ts';
import type { CopyReason } from '../platform/backups/full-copies.ts';
import type { BackupPlace } from '../platform/backups/open-store.ts';

const COMMAND = fileURLToPath(new URL('../backup.ts', import.meta.url));

export type RunCopyOptions = {
  readonly config: BackupPlace;
  /** `upgrade`: shown to the owner, who waits for it; otherwise only what goes wrong is. `send`: to the second place, no new copy. */
  readonly reason: Exclude<CopyReason, 'command'> | 'send';
  readonly signal?: AbortSignal;
};

/**
 * A full copy of the running database by `npm run backup`'s own program: its memory ends with it, and the system takes the
 * processor from it whenever an order needs it. False when it failed; it has printed and recorded why.
 */
export async function runCopy({ config, reason, signal }: RunCopyOptions): Promise<boolean> {
  const child = spawn(process.execPath, ['--disable-proto=delete', COMMAND, `--${reason}`], {
    env: environmentWith({ DATA_DIR: config.dataDir, BACKUP_DIR: config.backupDir }),
    stdio: ['ignore', reason === 'upgrade' ? 'inherit' : 'ignore', 'inherit'],
    killSignal: 'SIGKILL',
    ...(signal && { signal }),
  });
  // Killed by `signal`: `exit` follows.
  child.on('error', () => {});
  const [code] = await once(child, 'exit');
  return code === 0;
}
