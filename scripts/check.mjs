// `npm run check`: the checks without database or browser, in seconds. The first part of `npm test`.
import { QUICK_CHECKS, runChecks } from './bootstrap/checks.mjs';
import { install } from './bootstrap/install.mjs';

process.exitCode = await check();

async function check() {
  if (!(await install())) return 1;
  const { failed } = await runChecks(QUICK_CHECKS);
  return failed === 0 ? 0 : 1;
}
