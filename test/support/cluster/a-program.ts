/** An external program that a storm starts, kills, freezes and restarts; it never outlives the test. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync, readFileSync } from 'node:fs';

export type Program = {
  /** Kills it and all its descendants at once, like a power failure. */
  readonly kill: () => Promise<void>;
  readonly freeze: () => void;
  readonly thaw: () => void;
  readonly start: () => void;
};

export type ProgramOptions = {
  readonly command: string;
  readonly args: readonly string[];
  readonly environment?: Readonly<Record<string, string | undefined>>;
  readonly folder: string;
  /** File to which its output is appended. */
  readonly logFile: string;
  /** The user it runs as, for programs that refuse root. */
  readonly identity?: { readonly uid: number; readonly gid: number } | null;
  /** File that begins with the id of a process that it starts and detaches (postmaster.pid). */
  readonly pidFile?: string;
};

/** Starts the program. Its descendants are listed at each signal. It ends with this process. */
export function aProgram(options: ProgramOptions): Program {
  let child = startNow(options);
  const signal = (name: NodeJS.Signals) => {
    const pids = [child.pid, releasedPid(options)].filter((pid) => pid !== undefined);
    for (const pid of new Set(pids.flatMap(withDescendants))) sendSignal(pid, name);
  };
  process.on('exit', () => signal('SIGKILL'));
  return {
    start: () => {
      child = startNow(options);
    },
    freeze: () => signal('SIGSTOP'),
    thaw: () => signal('SIGCONT'),
    async kill() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const gone = once(child, 'exit');
      signal('SIGKILL');
      await gone;
    },
  };
}

function startNow({ command, args, environment = {}, folder, logFile, identity }: ProgramOptions): ChildProcess {
  const output = openSync(logFile, 'a');
  const child = spawn(command, [...args], {
    cwd: folder,
    env: { PATH: process.env.PATH, LANG: 'C.UTF-8', ...environment },
    stdio: ['ignore', output, output],
    ...(identity ?? {}),
  });
  closeSync(output);
  return child;
}

/** Undefined when the id in the file now belongs to another process. */
function releasedPid({ pidFile, folder }: ProgramOptions): number | undefined {
  if (pidFile === undefined) return undefined;
  try {
    const pid = Number.parseInt(readFileSync(pidFile, 'utf8'), 10);
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(folder) ? pid : undefined;
  } catch {
    return undefined;
  }
}

/** The process and all its descendants; parents first. */
export function withDescendants(pid: number): readonly number[] {
  const pairs = execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number));
  const found = [pid];
  for (const one of found) found.push(...pairs.filter(([, parent]) => parent === one).map(([child = 0]) => child));
  return found;
}

/** The process may have ended already. */
export function sendSignal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch {}
}
