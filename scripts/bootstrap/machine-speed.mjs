// Measures how slow this machine is at the moment, so that the waits of tests can be made longer.
import { Worker } from 'node:worker_threads';

/** Wall time of `SAMPLE` in two threads on two quiet cores of the machine the waits were chosen on. */
const REFERENCE_MS = 1_000;
/** A wait of ten minutes would hide what hangs. */
const SLOWEST = 6;

const SAMPLE = `
  const { createHash } = require('node:crypto');
  const bytes = Buffer.alloc(1 << 20, 7);
  for (let round = 0; round < 200; round += 1) createHash('sha256').update(bytes).digest();
  let sum = 0;
  for (let step = 0; step < 112_000_000; step += 1) sum = (sum + step * 31) | 0;
`;

/** Variable in which `npm test` hands the factor to the processes of the tests (test/support/patience.ts). */
export const SLOWNESS = 'TEST_SLOWNESS';

/** How many times slower than the reference, at least 1 and with one decimal. */
export async function measureSlowness() {
  const began = performance.now();
  await Promise.all([runSample(), runSample()]);
  const factor = (performance.now() - began) / REFERENCE_MS;
  return Math.round(Math.min(SLOWEST, Math.max(1, factor)) * 10) / 10;
}

function runSample() {
  return new Promise((resolve, reject) => {
    new Worker(SAMPLE, { eval: true }).on('error', reject).on('exit', resolve);
  });
}
