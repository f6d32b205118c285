/**
 * `npm run storm -- journeys`: checks every screen with axe and at every size, and a noon with sixty orders; the usual
 * run checks only a part of the screens. Further arguments are passed to Playwright.
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
