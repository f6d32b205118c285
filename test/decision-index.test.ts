/** The list of decisions names every file once, under a topic and by its own title; each fault is found. */
import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { DECISION_TOPICS, findIndexFaults } from '../scripts/decision-index.ts';

const FILE = '0001-one-package.md';
const HEADINGS = { [FILE]: '# 0001. One package' };

function anIndex(entries: string, moved = ''): string {
  const topics = DECISION_TOPICS.map((topic) => `## ${topic}\n\n${topic === 'Menu' ? entries : ''}\n`);
  return ['# Decisions\n', ...topics, `## Moved to the README of a folder\n\n${moved}`].join('\n');
}

const RIGHT = `- [0001](${FILE}) One package\n`;

test('our own list is right', () => {
  const files = globSync('0*.md', { cwd: 'docs/decisions' });
  const headings = files.map((file) => [file, readFileSync(`docs/decisions/${file}`, 'utf8').split('\n', 1)[0] ?? '']);
  expect(files.length).toBeGreaterThan(90);
  expect(findIndexFaults(readFileSync('docs/decisions/README.md', 'utf8'), Object.fromEntries(headings))).toEqual([]);
});

test.each([
  ['a list without faults', anIndex(RIGHT), HEADINGS, []],
  ['a file that is missing in the list', anIndex(''), HEADINGS, [`${FILE} is listed 0 times instead of once`]],
  ['a file listed twice', anIndex(RIGHT + RIGHT), HEADINGS, [`${FILE} is listed 2 times instead of once`]],
  ['a file that does not exist', anIndex(RIGHT), {}, [`${FILE} does not exist`]],
  ['a file below the table of moved ones', anIndex('', RIGHT), HEADINGS, [`${FILE} has no topic`]],
  [
    'another title than the file has',
    anIndex(RIGHT),
    { [FILE]: '# 0001. Two packages' },
    [`${FILE} begins "# 0001. Two packages", listed "# 0001. One package"`],
  ],
  [
    'a title that hides its subject',
    anIndex(`- [0001](${FILE}) What is told\n`),
    { [FILE]: '# 0001. What is told' },
    [`the title of ${FILE} has the word "told"`],
  ],
])('%s', (_case, index, headings, faults) => {
  expect(findIndexFaults(index, headings)).toEqual(faults);
});

test('another topic than the seven is found', () => {
  expect(findIndexFaults(anIndex(RIGHT).replace('## Menu', '## Food'), HEADINGS)).toEqual([
    expect.stringContaining('Promotions'),
  ]);
});
