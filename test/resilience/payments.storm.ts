/**
 * `npm run storm -- payments [scripts]`: 1,000 random scripts of guests, staff, the clock and a failing provider; fails
 * when the books of the shop are not those of the provider. All tests run the same story with fewer scripts.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';

const [scripts = '1000', ...options] = process.argv.slice(2);

const vitest = spawn(
  process.execPath,
  ['node_modules/vitest/vitest.mjs', 'run', '--project', 'story', 'src/server/features/payments/random', ...options],
  {
    env: { ...process.env, STORMS: 'whole', PAYMENT_SCRIPTS: scripts, NODE_ENV: 'test' },
    stdio: 'inherit',
  },
);
const [code]: unknown[] = await once(vitest, 'exit');
process.exitCode = code === 0 ? 0 : 1;
