/** One program of another maker that a storm starts, kills, freezes and starts again; never left running. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync, readFileSync } from 'node:fs';

export type Program = {
  /** Ends it and every descendant at once, as a machine that loses its power. */
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
  /** What it says; appended to. */
  readonly logFile: string;
  /** Who it runs as, for programs that refuse root. */
  readonly identity?: { readonly uid: number; readonly gid: number } | null;
  /** Begins with the number of a process that it starts and lets go of (postmaster.pid). */
  readonly pidFile?: string;
};

/** Starts it. Its descendants are found by their parents at each signal. It ends with this process. */
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

/** Undefined when the number in the file is of another process by now. */
function releasedPid({ pidFile, folder }: ProgramOptions): number | undefined {
  if (pidFile === undefined) return undefined;
  try {
    const pid = Number.parseInt(readFileSync(pidFile, 'utf8'), 10);
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(folder) ? pid : undefined;
  } catch {
    return undefined;
  }
}

/** The process and all below it; parents first. */
export function withDescendants(pid: number): readonly number[] {
  const pairs = execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number));
  const found = [pid];
  for (const one of found) found.push(...pairs.filter(([, parent]) => parent === one).map(([child = 0]) => child));
  return found;
}

/** One that is gone already has no need of it. */
export function sendSignal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch {}
}
