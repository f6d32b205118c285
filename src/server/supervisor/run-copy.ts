import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { environmentWith } from '../config.ts';
import type { CopyReason } from '../platform/backups/full-copies.ts';
import type { BackupPlace } from '../platform/backups/open-store.ts';

const COMMAND = fileURLToPath(new URL('../backup.ts', import.meta.url));

export type RunCopyOptions = {
  readonly config: BackupPlace;
  /**
   * `upgrade`: progress is shown to the owner, who waits for it; the others show errors only. `send`: to the second
   * place, without a new copy. `asked`: both, with the progress in the database.
   */
  readonly reason: Exclude<CopyReason, 'command'> | 'send' | 'asked';
  readonly signal?: AbortSignal;
};

/**
 * Runs the program of `npm run backup` in a separate process: its memory is freed at its end, and the lowest priority
 * lets orders go first. False when it failed; it has printed and recorded why.
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
