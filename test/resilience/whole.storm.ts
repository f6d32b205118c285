/**
 * `npm run storm -- whole`: the stories with random input or kills, with amounts that take minutes; the usual test run
 * uses a part of them. Further arguments are passed to vitest.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';

const STORIES = [
  'test/resilience',
  'test/ordering-agrees',
  'random-staff.story',
  'rules-race.story',
  'capacity.story',
  'watch.story',
  'promotions-of-every-kind.story',
  'promotions-in-the-books.story',
];

const vitest = spawn(
  process.execPath,
  ['node_modules/vitest/vitest.mjs', 'run', ...STORIES, ...process.argv.slice(2)],
  {
    env: { ...process.env, STORMS: 'whole', NODE_ENV: 'test' },
    stdio: 'inherit',
  },
);
const [code]: unknown[] = await once(vitest, 'exit');
process.exitCode = code === 0 ? 0 : 1;
