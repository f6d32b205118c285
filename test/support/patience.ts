/**
 * How many times longer than usual tests wait: `npm test` measures the machine once before the tests
 * (scripts/bootstrap/machine-speed.mjs) and hands the factor on. Without `npm test` it is 1.
 */
const SLOWNESS = Number(process.env.TEST_SLOWNESS ?? '1');

/**
 * A wait on a quiet machine, made as much longer as this machine is slower. A limit ends what hangs and measures
 * nothing: a longer one makes no test easier to pass.
 *
 * @param milliseconds the wait on a quiet machine with two cores
 */
export function patience(milliseconds: number): number {
  return Math.ceil(milliseconds * SLOWNESS);
}
