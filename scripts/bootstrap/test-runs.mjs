// Runs Vitest and Playwright and counts tests by their JSON reports, which are more reliable than parsed output.
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { emptyCounts, REASON_LINES } from './counts.mjs';
import { findPinnedNode, findTool, projectEnvironment, ROOT } from './project.mjs';
import { run } from './run.mjs';

/** Runs vitest. `filters` select files, as on vitest's command line, and `options` come before them. */
export function runVitest(filters, options = []) {
  return counted('vitest', async (report) => {
    const vitest = findTool('vitest', 'vitest');
    const args = [
      'run',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
      ...options,
      ...filters,
    ];
    let errors = '';
    const code = await run(findPinnedNode(), ['--disable-proto=delete', vitest, ...args], {
      env: projectEnvironment(),
      stdio: ['inherit', 'inherit', 'pipe'],
      onOutput: (text) => {
        errors += text;
        process.stderr.write(text);
      },
    });
    return {
      code,
      errors,
      count: (json) => ({
        passed: json.numPassedTests,
        failed: json.numFailedTests,
        skipped: json.numPendingTests,
        failures: json.testResults.flatMap(failuresOfFile),
        times: json.testResults.flatMap(timesOfFile),
      }),
    };
  });
}

/** Runs the journeys in the browser at `chromium`. */
export function runJourneys(chromium, filters) {
  return counted('playwright', async (report) => {
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
        times: suites.flatMap(timesOfSuite),
      }),
    };
  });
}

function timesOfFile({ name, assertionResults }) {
  return assertionResults.map(({ fullName, duration = 0 }) => ({
    name: `${relative(ROOT, name)} › ${fullName}`,
    seconds: (duration ?? 0) / 1000,
  }));
}

function timesOfSuite({ suites = [], specs = [] }) {
  const own = specs.map(({ file, title, tests }) => ({
    name: `${file} › ${title}`,
    seconds: tests.flatMap(({ results }) => results).reduce((total, { duration }) => total + duration, 0) / 1000,
  }));
  return [...own, ...suites.flatMap(timesOfSuite)];
}

/** Journeys attach under this name what a page showed (test/journeys/support/journey.ts). */
const PAGE_ATTACHMENT = 'what a page showed';

/** A file that cannot be loaded has no tests, only a message of its own. */
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
  const own = failed.map(({ file, line, title, tests }) => {
    const results = tests.flatMap(({ results }) => results);
    return {
      name: `${file}:${line} › ${title}`,
      reason: results.flatMap(({ errors }) => errors.map(({ message }) => message)).join('\n'),
      shown: results.flatMap(({ attachments }) =>
        attachments.filter(({ name }) => name === PAGE_ATTACHMENT).map(textOf),
      ),
    };
  });
  return [...own, ...suites.flatMap(failuresOfSuite)];
}

function textOf({ body }) {
  return Buffer.from(body, 'base64').toString();
}

/**
 * A runner that fails without a failing test (a broken setup, a crash, too little coverage) counts as one failure, with
 * the end of its stderr as the reason.
 */
async function counted(runner, runTests) {
  const folder = mkdtempSync(join(tmpdir(), 'pofta-report-'));
  try {
    const report = join(folder, 'report.json');
    const { code, count, errors = '' } = await runTests(report);
    const counts = existsSync(report) ? count(JSON.parse(readFileSync(report, 'utf8'))) : emptyCounts();
    // Runners do not count a file that cannot be loaded as a failed test.
    counts.failed = Math.max(counts.failed, counts.failures.length);
    if (code === 0 || counts.failed > 0) return counts;
    return {
      ...counts,
      failed: 1,
      failures: [{ name: `${runner} ended with code ${code}`, reason: lastLines(errors) }],
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function lastLines(text) {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  return lines.length === 0 ? 'what it printed stands above' : lines.slice(-REASON_LINES).join('\n');
}

export function hasJourneys() {
  return existsSync(join(ROOT, 'playwright.config.ts')) && existsSync(join(ROOT, 'test', 'journeys'));
}
