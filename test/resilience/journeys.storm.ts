/**
 * `npm run storm -- journeys`: every screen is read by axe and at every size, and a noon has sixty orders; a run of the tests
 * reads a part of the screens. What follows the name is given to Playwright.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';

const JOURNEYS = ['for-everybody', 'kitchen-desk'];

const playwright = spawn(
  process.execPath,
  ['node_modules/@playwright/test/cli.js', 'test', '--reporter=list', ...JOURNEYS, ...process.argv.slice(2)],
  { env: { ...process.env, STORMS: 'whole', NODE_ENV: 'test' }, stdio: 'inherit' },
);
const [code]: unknown[] = await once(playwright, 'exit');
process.exitCode = code === 0 ? 0 : 1;
