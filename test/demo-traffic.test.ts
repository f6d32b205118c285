import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { freePort } from '#test/support/free-port.ts';

test('orders of the demonstration go to the shop of PORT, and one that does not answer is told in a sentence', async () => {
  const port = await freePort();
  // Uses the pinned Node, whichever one runs the tests.
  const run = spawnSync('node_modules/.bin/node', ['scripts/send-demo-orders.ts', '--count', '1'], {
    env: { ...process.env, PORT: String(port), NODE_OPTIONS: '' },
    encoding: 'utf8',
  });
  expect(run.stderr).toBe(
    `No shop answers at http://localhost:${port}. Start it (npm start), or name another one with --url.\n`,
  );
  expect(run.status).toBe(1);
});
