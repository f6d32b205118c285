/**
 * `npm run storm -- printing [seed]`: 500 slips for a printer of each protocol under random faults. Prints what it did;
 * fails when a slip was not printed, or an original was printed twice. All tests run the same story with fewer slips.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';

const [seed = '20261120', ...options] = process.argv.slice(2);

const vitest = spawn(
  process.execPath,
  ['node_modules/vitest/vitest.mjs', 'run', '--project', 'story', 'test/resilience/printing', ...options],
  {
    env: { ...process.env, STORMS: 'whole', PRINTING_SEED: seed, NODE_ENV: 'test' },
    stdio: 'inherit',
  },
);
const [code]: unknown[] = await once(vitest, 'exit');
process.exitCode = code === 0 ? 0 : 1;
