import { defineConfig } from '@playwright/test';
import { patience } from './test/support/patience.ts';
import './test/support/temporary-in-memory.ts';

/** Journeys run on the built shop, in the browser of this machine; `npm test` names it in CHROMIUM_PATH. */
export default defineConfig({
  testDir: 'test/journeys',
  testMatch: '**/*.e2e.ts',
  outputDir: 'test-results',
  globalSetup: './test/journeys/support/begin-journeys.ts',
  fullyParallel: true,
  // Each of them works half of its time and waits the other half: four keep two cores busy.
  workers: 4,
  retries: 0,
  forbidOnly: true,
  // Of a whole way through the restaurant. What hangs ends much sooner: by the limit of a step, or of what it waits for.
  timeout: patience(480_000),
  expect: { timeout: patience(20_000) },
  use: {
    actionTimeout: patience(20_000),
    navigationTimeout: patience(30_000),
    browserName: 'chromium',
    headless: true,
    // What goes through a service worker is hidden from a journey that bends the network; only its own journey has one.
    serviceWorkers: 'block',
    locale: 'ro-RO',
    timezoneId: 'Europe/Bucharest',
    viewport: { width: 390, height: 844 },
    // Written for every journey, a trace costs a sixth of the run; `--trace on` writes one where the picture says too little.
    trace: 'off',
    screenshot: 'only-on-failure',
    // What fades and slides is waited for hundreds of times; the restaurant honours this wish at both doors.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // Documents here live for seconds: optimising their code takes longer than it saves.
        '--js-flags=--no-maglev --no-turbofan',
      ],
    },
  },
});
