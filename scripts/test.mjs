// `npm test`: runs everything in order, to the end even when a step fails; then prints a table with the time of each
// step, the ten slowest tests, each failure by name, and a line with the totals. `npm test -- <file>` runs only the tests whose path contains
// one of the given words.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { buildWhenStale } from './bootstrap/build.mjs';
import { ALL_CHECKS, runChecks } from './bootstrap/checks.mjs';
import { findOrInstallHeadlessChromium } from './bootstrap/chromium.mjs';
import { addTo, closingLine, emptyCounts, listFailures, listSlowest } from './bootstrap/counts.mjs';
import { install } from './bootstrap/install.mjs';
import { measureSlowness, SLOWNESS } from './bootstrap/machine-speed.mjs';
import { ROOT } from './bootstrap/project.mjs';
import { inStep, tableOfSteps } from './bootstrap/steps.mjs';
import { hasJourneys, runJourneys, runVitest } from './bootstrap/test-runs.mjs';

/** The unit tests of which the coverage is measured. */
const RULES = 'src/domain';

const counts = emptyCounts();
await test(process.argv.slice(2));
const failures = listFailures(counts);
const parts = [tableOfSteps(), listSlowest(counts), failures].filter((part) => part !== '');
console.log(['', ...parts.flatMap((part) => [part, '']), closingLine(counts)].join('\n'));
process.exitCode = counts.failed === 0 ? 0 : 1;

async function test(filters) {
  if (!(await inStep('install', install))) return addTo(counts, failureOf('install'));
  addTo(counts, { passed: 1 });
  await waitAsLongAsTheMachineNeeds();
  const onlyJourneys = filters.length > 0 && filters.every((filter) => filter.endsWith('.e2e.ts'));
  const onlyVitest = filters.length > 0 && !onlyJourneys;
  if (filters.length === 0) addTo(counts, await inStep('checks', () => runChecks(ALL_CHECKS)));
  const built = onlyVitest || (await inStep('build', build));
  if (filters.length === 0) await testInNode();
  else if (!onlyJourneys) addTo(counts, await inStep('vitest', () => runVitest(filters)));
  if (!onlyVitest && built) await testInTheBrowser(filters);
}

/** Measured before the tests run: they keep the processors busy themselves. */
async function waitAsLongAsTheMachineNeeds() {
  const slowness = process.env[SLOWNESS] ?? String(await measureSlowness());
  process.env[SLOWNESS] = slowness;
  console.log(`machine: ${slowness} times as slow as a quiet one, tests wait that much longer`);
}

/** Builds before the tests that need it, so that no test's time includes the build. */
async function build() {
  const built = (await buildWhenStale()) === 0;
  console.log(`${built ? '✓' : '✗'} build`);
  addTo(counts, built ? { passed: 1 } : failureOf('build'));
  return built;
}

/**
 * The tests in src/domain cover every branch of it (`vitest.config.ts`). They run apart: measuring the coverage of all
 * other unit tests costs a third of their time and tells nothing.
 */
async function testInNode() {
  const coverage = ['--coverage', '--coverage.reporter=text-summary'];
  addTo(counts, await inStep('rules', () => runVitest([`${RULES}/`], ['--project=unit', ...coverage])));
  const others = readdirSync(join(ROOT, 'src')).map((name) => `src/${name}`);
  const filters = ['test/', ...others.filter((path) => path !== RULES)];
  addTo(counts, await inStep('unit', () => runVitest(filters, ['--project=unit'])));
  addTo(counts, await inStep('screens', () => runVitest([], ['--project=screen'])));
  addTo(counts, await inStep('stories', () => runVitest([], ['--project=!unit', '--project=!screen'])));
}

async function testInTheBrowser(filters) {
  if (!hasJourneys()) return;
  const chromium = await findOrInstallHeadlessChromium();
  if (chromium === null) return addTo(counts, failureOf('no Chromium for the journeys'));
  addTo(counts, await inStep('journeys', () => runJourneys(chromium, filters)));
}

function failureOf(name) {
  return { failed: 1, failures: [{ name, reason: 'what it printed stands above' }] };
}
