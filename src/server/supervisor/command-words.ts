/** Shared by `npm run backup` and `npm run restore`: progress, questions, sentences, exit codes. */
import { createInterface } from 'node:readline/promises';
import { inspect } from 'node:util';
import { ConfigError } from '../config.ts';
import { BackupError } from '../platform/backups/backup-error.ts';
import { EmbeddedPostgresError } from '../platform/embedded-postgres/embedded-postgres-error.ts';
import { StartError } from './start-error.ts';

const EXPECTED = [BackupError, ConfigError, EmbeddedPostgresError, StartError];
/** Interval of progress lines without a terminal (a file or a log). */
const LINE_EVERY_MS = 5_000;

/** Shows progress: on a terminal in one line that is overwritten, elsewhere as occasional lines. */
export function openProgress(): { readonly show: (line: string) => void; readonly end: () => void } {
  let shownAt = 0;
  let width = 0;
  return {
    show(line) {
      const isTerminal = process.stdout.isTTY;
      if (performance.now() - shownAt < (isTerminal ? 100 : LINE_EVERY_MS)) return;
      shownAt = performance.now();
      process.stdout.write(isTerminal ? `\r${line.padEnd(width)}` : `${line}\n`);
      width = line.length;
    },
    end() {
      if (process.stdout.isTTY && width > 0) process.stdout.write(`\r${' '.repeat(width)}\r`);
    },
  };
}

/** Asks on the terminal; returns the trimmed answer. */
export async function ask(question: string): Promise<string> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  try {
    return (await terminal.question(question)).trim();
  } finally {
    terminal.close();
  }
}

/**
 * Runs a command and ends the process: exit code 0, or what the command set as `process.exitCode`; 1 after printing the
 * sentence for the owner.
 */
export async function runCommand(command: () => Promise<void>): Promise<never> {
  try {
    await command();
    process.exit();
  } catch (error) {
    const isExpected = EXPECTED.some((kind) => error instanceof kind);
    process.stderr.write(`\n${isExpected && error instanceof Error ? error.message : inspect(error)}\n`);
    process.exit(1);
  }
}
