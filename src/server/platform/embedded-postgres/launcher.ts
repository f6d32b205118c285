/**
 * Who runs PostgreSQL's programs. They refuse root, so root needs another identity: inside a user namespace of our own
 * or, where those are forbidden (containers), as an unprivileged user of the system.
 */
import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';

export type Launcher = {
  readonly kind: 'same user' | 'namespace' | 'other user';
  /** The owner that the database's files must have, as seen from here. */
  readonly uid: number;
  readonly gid: number;
  /** Put before the program's own command line. */
  readonly prefix: readonly string[];
};

type Account = { readonly name: string; readonly uid: number; readonly gid: number };

/** Accounts with no rights of their own, best first. */
const UNPRIVILEGED_ACCOUNTS = ['postgres', 'nobody', 'daemon'];

/** The ways that may work here, best first. */
export async function listLaunchers(): Promise<readonly Launcher[]> {
  const uid = process.getuid?.() ?? 0;
  const gid = process.getgid?.() ?? 0;
  if (uid !== 0) return [{ kind: 'same user', uid, gid, prefix: [] }];
  const accounts = await listAccounts();
  // Any name will do in a namespace; but `initdb` insists that the user it runs as has one.
  const insideAs = accounts.find((account) => account.uid !== 0);
  const unprivileged = UNPRIVILEGED_ACCOUNTS.map((name) => accounts.find((account) => account.name === name)).find(
    Boolean,
  );
  const launchers: Launcher[] = [];
  if (insideAs && process.platform === 'linux') {
    const prefix = ['unshare', '--user', `--map-user=${insideAs.uid}`, `--map-group=${insideAs.gid}`, '--'];
    launchers.push({ kind: 'namespace', uid, gid, prefix });
  }
  if (unprivileged) launchers.push(asOtherUser(unprivileged));
  return launchers;
}

/** Runs programs as `account`; only root can. */
export function asOtherUser({ uid, gid }: { readonly uid: number; readonly gid: number }): Launcher {
  return { kind: 'other user', uid, gid, prefix: [] };
}

async function listAccounts(): Promise<readonly Account[]> {
  const lines = (await readFile('/etc/passwd', 'utf8')).split('\n');
  return lines
    .map((line) => line.split(':'))
    .map(([name = '', , uid, gid]) => ({ name, uid: Number(uid), gid: Number(gid) }))
    .filter((account) => account.name !== '' && Number.isInteger(account.uid) && Number.isInteger(account.gid));
}

export type Outcome = { readonly code: number | null; readonly output: string };

/** Runs a program to its end; a program that cannot be started at all has code 127, as in a shell. */
export function launch(launcher: Launcher, program: string, args: readonly string[]): Promise<Outcome> {
  const [command = program, ...rest] = [...launcher.prefix, program, ...args];
  return new Promise((resolve) => {
    const child = spawn(command, rest, {
      // Nothing of ours: PGDATA and its kind would change what the programs do, and other settings are secrets.
      env: { PATH: process.env.PATH, LC_ALL: 'C.UTF-8', TZ: 'UTC' },
      cwd: '/',
      stdio: ['ignore', 'pipe', 'pipe'],
      ...(launcher.kind === 'other user' ? { uid: launcher.uid, gid: launcher.gid } : {}),
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        output += text;
      });
    }
    child.once('error', (error) => resolve({ code: 127, output: error.message }));
    child.once('close', (code) => resolve({ code, output }));
  });
}
