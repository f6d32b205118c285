// `npm test`: everything, in order, to the end even when a step fails; a table tells where the time went, the last line
// counts it all.
// `npm test -- <file>` runs only the tests whose path contains the words given.
import { buildWhenStale } from './bootstrap/build.mjs';
import { ALL_CHECKS, runChecks } from './bootstrap/checks.mjs';
import { findOrInstallChromium } from './bootstrap/chromium.mjs';
import { addTo, closingLine, emptyCounts } from './bootstrap/counts.mjs';
import { install } from './bootstrap/install.mjs';
import { inStep, tableOfSteps } from './bootstrap/steps.mjs';
import { hasJourneys, runJourneys, runVitest } from './bootstrap/test-runs.mjs';

const counts = emptyCounts();
await test(process.argv.slice(2));
console.log(`\n${tableOfSteps()}\n\n${closingLine(counts)}`);
process.exitCode = counts.failed === 0 ? 0 : 1;

async function test(filters) {
  if (!(await inStep('install', install))) return addTo(counts, { failed: 1 });
  addTo(counts, { passed: 1 });
  const onlyJourneys = filters.length > 0 && filters.every((filter) => filter.endsWith('.e2e.ts'));
  const onlyVitest = filters.length > 0 && !onlyJourneys;
  if (filters.length === 0) addTo(counts, await inStep('checks', () => runChecks(ALL_CHECKS)));
  const built = onlyVitest || (await inStep('build', build));
  if (!onlyJourneys) addTo(counts, await inStep('vitest', () => runVitest(filters)));
  if (!onlyVitest && built) await testInTheBrowser(filters);
}

/** Before the tests that need it: none of them waits for it, or pays for it. */
async function build() {
  const built = (await buildWhenStale()) === 0;
  console.log(`${built ? '✓' : '✗'} build`);
  addTo(counts, built ? { passed: 1 } : { failed: 1 });
  return built;
}

async function testInTheBrowser(filters) {
  if (!hasJourneys()) return;
  const chromium = await findOrInstallChromium();
  if (chromium === null) return addTo(counts, { failed: 1 });
  addTo(counts, await inStep('journeys', () => runJourneys(chromium, filters)));
}
