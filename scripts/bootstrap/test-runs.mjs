// Vitest and Playwright, counted by their own JSON reports: a count read off a screen is a guess.
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findPinnedNode, findTool, projectEnvironment, ROOT } from './project.mjs';
import { run } from './run.mjs';

/** The projects `unit` and `story`. `filters` name files, as on vitest's own command line. */
export function runVitest(filters) {
  return counted(async (report) => {
    const vitest = findTool('vitest', 'vitest');
    const args = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`, ...filters];
    const code = await run(findPinnedNode(), ['--disable-proto=delete', vitest, ...args], {
      env: projectEnvironment(),
    });
    return {
      code,
      count: (json) => ({ passed: json.numPassedTests, failed: json.numFailedTests, skipped: json.numPendingTests }),
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
      count: ({ stats }) => ({
        passed: stats.expected,
        failed: stats.unexpected + stats.flaky,
        skipped: stats.skipped,
      }),
    };
  });
}

/** A runner that failed without one failing test (a broken set-up, a crash) counts as one failure. */
async function counted(runTests) {
  const folder = mkdtempSync(join(tmpdir(), 'pofta-report-'));
  try {
    const report = join(folder, 'report.json');
    const { code, count } = await runTests(report);
    const counts = existsSync(report)
      ? count(JSON.parse(readFileSync(report, 'utf8')))
      : { passed: 0, failed: 0, skipped: 0 };
    return code !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

export function hasJourneys() {
  return existsSync(join(ROOT, 'playwright.config.ts')) && existsSync(join(ROOT, 'test', 'journeys'));
}
