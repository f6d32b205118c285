/** The workflows as text, because the service that runs them is not available here. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('../', import.meta.url));
const FOLDER = `${ROOT}.github/workflows/`;
const workflows = readdirSync(FOLDER).map((name) => ({ name, text: readFileSync(FOLDER + name, 'utf8') }));

/** The only one that may write, and that knows a secret. */
const PUBLISHES = 'release.yml';

test.each(workflows)(
  '$name may only read, runs actions of a fixed commit, ends, and calls what is there',
  ({ name, text }) => {
    expect(text).toMatch(/^permissions:\n {2}contents: read$/m);
    expect(text).not.toMatch(/pull_request_target|\$\{\{ *github\.event\b/);
    if (name !== PUBLISHES) expect(text).not.toMatch(/\$\{\{ *secrets\b|: write\b/);
    const uses = [...text.matchAll(/uses: (.+)$/gm)].map(([, action]) => action);
    expect(uses.length).toBeGreaterThan(0);
    for (const action of uses) expect(action).toMatch(/^[\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
    expect([...text.matchAll(/persist-credentials: false/g)]).toHaveLength(
      uses.filter((action) => action?.startsWith('actions/checkout@')).length,
    );
    expect([...text.matchAll(/runs-on:/g)]).toHaveLength([...text.matchAll(/timeout-minutes: \d+/g)].length);
    const called = [...text.matchAll(/run: (?:node )?((?:scripts|\.ci)\/[\w./-]+)/g)].map(([, path]) => path);
    for (const path of called) expect([path, existsSync(`${ROOT}${path}`)]).toEqual([path, true]);
  },
);

test.each(workflows)('$name is indented by pairs of spaces and names each key of a level once', ({ text }) => {
  const lines = text.split('\n').filter((line) => line.trim() !== '' && !line.trim().startsWith('#'));
  for (const line of lines) expect(line).toMatch(/^(?: {2})*(?:- )?[\w-]+:(?: .+)?$/);
  const top = lines.filter((line) => /^\S/.test(line)).map((line) => line.split(':')[0]);
  expect(new Set(top).size).toBe(top.length);
  expect(top).toEqual(expect.arrayContaining(['name', 'on', 'permissions', 'jobs']));
});

test('a release is published by a tag only, with a key that stands in an environment of its own', () => {
  const text = workflows.find(({ name }) => name === PUBLISHES)?.text ?? '';
  expect(text).toMatch(/^on:\n {2}push:\n {4}tags: \["v\[0-9\]\*"\]\n\n/m);
  expect(text).toMatch(/^ {4}environment: release$/m);
  expect([...text.matchAll(/secrets\.(\w+)/g)].map(([, secret]) => secret)).toEqual(['RELEASE_KEY']);
  expect([...text.matchAll(/([\w-]+): write$/gm)].map(([, right]) => right)).toEqual(['contents', 'packages']);
  const script = readFileSync(`${ROOT}scripts/release/publish.sh`, 'utf8');
  const steps = [...text.matchAll(/publish\.sh (\w+)/g)].map(([, step]) => step);
  expect(steps).toEqual(['archives', 'files', 'image']);
  for (const step of steps) expect(script).toContain(`\n  ${step})\n`);
});

test('once a week known weaknesses and old binaries are looked for', () => {
  const text = workflows.find(({ name }) => name === 'weekly.yml')?.text ?? '';
  expect(text).toMatch(/^ {4}- cron: ['"]\d+ \d+ \* \* [0-6]['"]$/m);
  expect(text).toContain('npm audit --omit=dev');
  expect(text).toContain('scripts/check-binaries.ts --ask-registry');
});

test('updates are proposed for packages and for actions', () => {
  const text = readFileSync(`${ROOT}.github/dependabot.yml`, 'utf8');
  const ecosystems = [...text.matchAll(/package-ecosystem: ([\w-]+)/g)].map(([, name]) => name);
  expect(ecosystems).toEqual(['npm', 'github-actions']);
});
