/** Subjects of commits are short and conventional; where there is no history, none is judged. */
import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { judgeSubject, readSubjects } from '../scripts/commit-subjects.ts';
import { temporaryFolder } from './support/temporary-folder.ts';

test.each([
  'fix(schedule): closing at midnight belongs to the day before',
  'feat(menu-import)!: columns are matched by hand',
  'docs: one page about copies',
])('%s is taken', (subject) => {
  expect(judgeSubject(subject)).toBeNull();
});

test.each([
  [`fix(orders): ${'ș'.repeat(60)}`, '73 characters, 1 too many'],
  ['Fixed the schedule', 'is not of the form'],
  ['mend(schedule): closing at midnight', 'is not of the form'],
  ['fix(Schedule): closing at midnight', 'is not of the form'],
  ['fix(schedule):', 'is not of the form'],
])('%s is refused', (subject, fault) => {
  expect(judgeSubject(subject)).toContain(fault);
});

test('subjects since the base are read, those before it and merges are not', async () => {
  await using folder = await temporaryFolder();
  const git = (...args: string[]) => {
    const person = ['-c', 'user.name=Test', '-c', 'user.email=test@pofta.test', '-c', 'commit.gpgsign=false'];
    const { stdout } = spawnSync('git', [...person, ...args], { cwd: folder.path, encoding: 'utf8' });
    return stdout.trim();
  };
  const commit = (subject: string) => git('commit', '--allow-empty', '-qm', subject);
  git('init', '-q', '-b', 'main');
  commit('before the rule');
  const base = git('rev-parse', '--short', 'HEAD');
  git('checkout', '-qb', 'work');
  commit('fix(menu): one');
  git('checkout', '-q', 'main');
  commit('fix(menu): two');
  git('merge', '-q', '--no-ff', '-m', 'a merge', 'work');
  expect(readSubjects(folder.path, base)?.toSorted()).toEqual(['fix(menu): one', 'fix(menu): two']);
  expect(readSubjects(folder.path, '0123abcd')).toBeNull();
});

test('a copy without a history is not judged', async () => {
  await using folder = await temporaryFolder();
  expect(readSubjects(folder.path)).toBeNull();
});
