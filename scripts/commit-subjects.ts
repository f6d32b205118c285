/** The rule about the first lines of commits: `type(scope): words`, at most 72 characters. */
import { spawnSync } from 'node:child_process';

/** The last commit before the rule. */
const BASE = '4892289e';

const LONGEST = 72;
const TYPES = 'bench|build|chore|ci|docs|feat|fix|perf|refactor|revert|style|test';
const FORM = new RegExp(`^(?:${TYPES})(?:\\([a-z0-9-]+\\))?!?: \\S`);

/** What is wrong with a subject; null when it may stand. */
export function judgeSubject(subject: string): string | null {
  if (!FORM.test(subject)) return `"${subject}" is not of the form type(scope): words, with a type of ${TYPES}`;
  const { length } = [...subject];
  return length > LONGEST ? `"${subject}" has ${length} characters, ${length - LONGEST} too many` : null;
}

/** Subjects since the base, without merges. Null where the history is not at hand: an exported or shallow copy. */
export function readSubjects(folder: string, base = BASE): readonly string[] | null {
  const git = (...args: string[]) => spawnSync('git', args, { cwd: folder, encoding: 'utf8' });
  if (git('merge-base', '--is-ancestor', base, 'HEAD').status !== 0) return null;
  const { status, stdout } = git('log', '--no-merges', '--format=%s', `${base}..HEAD`);
  return status === 0 ? stdout.split('\n').filter((line) => line !== '') : null;
}
