// Child processes that end with this process, gracefully.
import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { ROOT } from './project.mjs';

const STOP_SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];
// Requests in progress have 10 s, and a database that does not react is killed within 11 s.
const KILL_AFTER_MS = 25_000;
const PARENT_LOOK_MS = 500;

/**
 * Runs a program to its end and returns its exit code; a signal becomes 128 + its number, as in a shell.
 *
 * A stop signal is passed on, the child is waited for, and then this process ends in the same way, without running the
 * next step. A terminal's Ctrl-C reaches the child twice (the terminal signals the whole group): the supervisor treats
 * the second one like the first.
 */
export function run(command, args, { env = process.env, stdio = 'inherit', onOutput } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd: ROOT, env, stdio });
    let killer;
    let isStopping = false;
    const pass = (signal) => {
      isStopping = true;
      child.kill(signal);
      killer ??= setTimeout(() => child.kill('SIGKILL'), KILL_AFTER_MS).unref();
    };
    for (const signal of STOP_SIGNALS) process.on(signal, pass);
    const watch = watchParent(() => pass('SIGTERM'));
    if (onOutput) for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', onOutput);
    const end = (code) => {
      clearTimeout(killer);
      clearInterval(watch);
      for (const signal of STOP_SIGNALS) process.off(signal, pass);
      if (isStopping) process.exit(code);
      resolve(code);
    };
    child.once('error', (error) => {
      console.error(`${command}: ${error.message}`);
      end(127);
    });
    child.once('close', (code, signal) => end(code ?? 128 + (constants.signals[signal] ?? 0)));
  });
}

/** Like `run`, but silent: resolves to the exit code and the output. */
export async function runQuietly(command, args, { env = process.env } = {}) {
  let output = '';
  const code = await run(command, args, {
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
    onOutput: (text) => {
      output += text;
    },
  });
  return { code, output };
}

/** Calls `onGone` when the npm that started this process dies; a process started by hand may outlive its parent. */
export function watchParent(onGone) {
  const parent = process.ppid;
  if (process.env.npm_lifecycle_event === undefined) return undefined;
  return setInterval(() => {
    if (process.ppid !== parent) onGone();
  }, PARENT_LOOK_MS).unref();
}
