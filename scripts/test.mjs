// `npm test`: everything, in order, to the end even when a step fails; the last line counts it all.
// `npm test -- <file>` runs only the tests whose path contains the words given.
import { buildWhenStale } from './bootstrap/build.mjs';
import { ALL_CHECKS, runChecks } from './bootstrap/checks.mjs';
import { findOrInstallChromium } from './bootstrap/chromium.mjs';
import { addTo, closingLine, emptyCounts } from './bootstrap/counts.mjs';
import { install } from './bootstrap/install.mjs';
import { hasJourneys, runJourneys, runVitest } from './bootstrap/test-runs.mjs';

const counts = emptyCounts();
await test(process.argv.slice(2));
console.log(`\n${closingLine(counts)}`);
process.exitCode = counts.failed === 0 ? 0 : 1;

async function test(filters) {
  if (!(await install())) return addTo(counts, { failed: 1 });
  addTo(counts, { passed: 1 });
  const onlyJourneys = filters.length > 0 && filters.every((filter) => filter.endsWith('.e2e.ts'));
  const onlyVitest = filters.length > 0 && !onlyJourneys;
  if (filters.length === 0) addTo(counts, await runChecks(ALL_CHECKS));
  if (!onlyJourneys) addTo(counts, await runVitest(filters));
  if (!onlyVitest) await testInTheBrowser(filters);
}

async function testInTheBrowser(filters) {
  const built = (await buildWhenStale()) === 0;
  console.log(`${built ? '✓' : '✗'} build`);
  addTo(counts, built ? { passed: 1 } : { failed: 1 });
  if (!built || !hasJourneys()) return;
  const chromium = await findOrInstallChromium();
  addTo(counts, chromium === null ? { failed: 1 } : await runJourneys(chromium, filters));
}
