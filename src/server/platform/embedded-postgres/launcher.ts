/**
 * Runs PostgreSQL's programs. They refuse to run as root, so root uses another identity: a user namespace, or, where
 * those are forbidden (containers), an unprivileged system user.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { open, readFile } from 'node:fs/promises';

export type Launcher = {
  readonly kind: 'same user' | 'namespace' | 'other user';
  /** The owner that the database's files must have, as seen from here. */
  readonly uid: number;
  readonly gid: number;
  /** Command line prefix before the program. */
  readonly prefix: readonly string[];
};

type Account = { readonly name: string; readonly uid: number; readonly gid: number };

/** Unprivileged accounts, in order of preference. */
const UNPRIVILEGED_ACCOUNTS = ['postgres', 'nobody', 'daemon'];

/** The launchers that may work on this machine, in order of preference. */
export async function listLaunchers(): Promise<readonly Launcher[]> {
  const uid = process.getuid?.() ?? 0;
  const gid = process.getgid?.() ?? 0;
  if (uid !== 0) return [{ kind: 'same user', uid, gid, prefix: [] }];
  const accounts = await listAccounts();
  // A namespace accepts any name, but `initdb` requires that its user has one.
  const insideAs = accounts.find((account) => account.uid !== 0);
  const unprivileged = UNPRIVILEGED_ACCOUNTS.map((name) => accounts.find((account) => account.name === name)).find(
    Boolean,
  );
  const launchers: Launcher[] = [];
  if (insideAs && process.platform === 'linux') {
    const prefix = ['unshare', '--user', `--map-user=${insideAs.uid}`, `--map-group=${insideAs.gid}`, '--'];
    launchers.push({ kind: 'namespace', uid, gid, prefix });
  }
  if (unprivileged) launchers.push(runAsOtherUser(unprivileged));
  return launchers;
}

/** Runs programs as `account`; only root can. */
export function runAsOtherUser({ uid, gid }: { readonly uid: number; readonly gid: number }): Launcher {
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

/**
 * Without our environment, because PGDATA and others would change the programs' behaviour, and some settings are
 * secrets.
 */
const environment = () => ({ PATH: process.env.PATH, LC_ALL: 'C.UTF-8', TZ: 'UTC' });

/** Runs a program to its end, or until `signal` aborts; one that cannot be started returns code 127, as in a shell. */
export function launch(
  launcher: Launcher,
  program: string,
  args: readonly string[],
  signal?: AbortSignal,
): Promise<Outcome> {
  return new Promise((resolve) => {
    const child = spawn(...commandOf(launcher, program, args), {
      env: environment(),
      cwd: '/',
      stdio: ['ignore', 'pipe', 'pipe'],
      signal,
      ...identityOf(launcher),
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        output += text;
      });
    }
    // After an abort, `close` follows: the program's own children may still write.
    child.once('error', (error) => {
      if (child.pid === undefined) resolve({ code: 127, output: error.message });
    });
    child.once('close', (code) => resolve({ code, output }));
  });
}

/**
 * Starts a program that outlives this process, in its own session (a terminal's Ctrl-C does not reach it); its output
 * is appended to the file `log`.
 *
 * @returns resolves with a sentence when the program has ended; callers need not await it
 */
export async function launchDetached(
  launcher: Launcher,
  program: string,
  args: readonly string[],
  log: string,
): Promise<{ readonly ended: Promise<string> }> {
  const file = await open(log, 'a', 0o600);
  try {
    const child: ChildProcess = spawn(...commandOf(launcher, program, args), {
      env: environment(),
      cwd: '/',
      detached: true,
      stdio: ['ignore', file.fd, file.fd],
      ...identityOf(launcher),
    });
    child.unref();
    const ended = new Promise<string>((resolve) => {
      child.once('error', (error) => resolve(error.message));
      child.once('exit', (code, signal) => resolve(`${program} ended with ${signal ?? `code ${code}`}`));
    });
    return { ended };
  } finally {
    await file.close();
  }
}

function commandOf(launcher: Launcher, program: string, args: readonly string[]): [string, string[]] {
  const [command = program, ...rest] = [...launcher.prefix, program, ...args];
  return [command, rest];
}

function identityOf(launcher: Launcher): { readonly uid?: number; readonly gid?: number } {
  return launcher.kind === 'other user' ? { uid: launcher.uid, gid: launcher.gid } : {};
}
