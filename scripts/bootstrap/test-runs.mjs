// Vitest and Playwright, counted by their own JSON reports: a count read off a screen is a guess.
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { emptyCounts } from './counts.mjs';
import { findPinnedNode, findTool, projectEnvironment, ROOT } from './project.mjs';
import { run } from './run.mjs';

/** Tests of vitest. `filters` name files, as on vitest's own command line, and `options` go before them. */
export function runVitest(filters, options = []) {
  return counted(async (report) => {
    const vitest = findTool('vitest', 'vitest');
    const args = [
      'run',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
      ...options,
      ...filters,
    ];
    const code = await run(findPinnedNode(), ['--disable-proto=delete', vitest, ...args], {
      env: projectEnvironment(),
    });
    return {
      code,
      count: (json) => ({
        passed: json.numPassedTests,
        failed: json.numFailedTests,
        skipped: json.numPendingTests,
        failures: json.testResults.flatMap(failuresOfFile),
      }),
    };
  });
}

/** The journeys, in the browser at `chromium`. */
export function runJourneys(chromium, filters) {
  return counted(async (report) => {
    const playwright = findTool('@playwright/test', 'playwright');
    const code = await run(findPinnedNode(), [playwright, 'test', '--reporter=list,json', ...filters], {
      env: { ...projectEnvironment(), PLAYWRIGHT_JSON_OUTPUT_NAME: report, CHROMIUM_PATH: chromium },
    });
    return {
      code,
      count: ({ stats, suites, errors }) => ({
        passed: stats.expected,
        failed: stats.unexpected + stats.flaky,
        skipped: stats.skipped,
        failures: [
          ...suites.flatMap(failuresOfSuite),
          ...errors.map(({ message = '' }) => ({ name: 'journeys', reason: message })),
        ],
      }),
    };
  });
}

/** A file that does not load has no tests, and a message of its own. */
function failuresOfFile({ name, status, message, assertionResults }) {
  const file = relative(ROOT, name);
  const failed = assertionResults.filter((test) => test.status === 'failed');
  if (status === 'failed' && failed.length === 0) return [{ name: file, reason: message }];
  return failed.map(({ fullName, failureMessages }) => ({
    name: `${file} › ${fullName}`,
    reason: failureMessages.join('\n'),
  }));
}

function failuresOfSuite({ suites = [], specs = [] }) {
  const failed = specs.filter(({ ok }) => !ok);
  const own = failed.map(({ file, line, title, tests }) => ({
    name: `${file}:${line} › ${title}`,
    reason: tests
      .flatMap(({ results }) => results.flatMap(({ errors }) => errors.map(({ message }) => message)))
      .join('\n'),
  }));
  return [...own, ...suites.flatMap(failuresOfSuite)];
}

/** A runner that failed without one failing test (a broken set-up, a crash) counts as one failure. */
async function counted(runTests) {
  const folder = mkdtempSync(join(tmpdir(), 'pofta-report-'));
  try {
    const report = join(folder, 'report.json');
    const { code, count } = await runTests(report);
    const counts = existsSync(report) ? count(JSON.parse(readFileSync(report, 'utf8'))) : emptyCounts();
    // A file that does not load is no failed test to its runner.
    counts.failed = Math.max(counts.failed, counts.failures.length);
    if (code === 0 || counts.failed > 0) return counts;
    const unnamed = [{ name: 'the runner itself', reason: `it ended with code ${code}; what it printed stands above` }];
    return { ...counts, failed: 1, failures: unnamed };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

export function hasJourneys() {
  return existsSync(join(ROOT, 'playwright.config.ts')) && existsSync(join(ROOT, 'test', 'journeys'));
}
