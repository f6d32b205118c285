// The automatic checks, one line each.
import { addTo, emptyCounts } from './counts.mjs';
import { findPinnedNode, findTool, projectEnvironment } from './project.mjs';
import { runQuietly } from './run.mjs';

/** The quick checks: seconds, without database or browser. Later ones read the results of the first two. */
export const QUICK_CHECKS = [
  { name: 'lockfile', script: 'scripts/complete-lockfile.mjs', args: ['--check'], isFirst: true },
  { name: 'icons', script: 'scripts/write-staff-icons.ts', args: [], isFirst: true },
  {
    name: 'walls',
    tool: ['dependency-cruiser', 'depcruise'],
    args: ['--config', '.dependency-cruiser.cjs', 'src'],
  },
  { name: 'format and lint', tool: ['@biomejs/biome', 'biome'], args: ['check', '--error-on-warnings', '.'] },
  {
    name: 'types',
    tool: ['typescript', 'tsc'],
    args: ['--noEmit', '--incremental', '--tsBuildInfoFile', '.cache/types.tsbuildinfo'],
  },
  { name: 'shipped binaries', script: 'scripts/check-binaries.ts', args: [] },
  { name: 'cost of typical changes', script: 'scripts/run-probes.ts', args: [] },
  { name: 'what documents name', script: 'scripts/check-docs.mjs', args: [] },
  { name: 'subjects of commits', script: 'scripts/check-commits.ts', args: [] },
];

/** Before all tests: `test/walls.test.ts` includes the check of module boundaries, so it is not repeated here. */
export const ALL_CHECKS = [
  ...QUICK_CHECKS.filter(({ name }) => name !== 'walls'),
  { name: 'nothing unused', tool: ['knip', 'knip'], args: ['--treat-config-hints-as-errors'] },
];

/** Number of checks that run at once: some use one core, some two. */
const AT_ONCE = 2;

/** Runs every check, even after one has failed; prints one line per check, and the whole output of a failed one. */
export async function runChecks(checks) {
  const counts = emptyCounts();
  for (const check of checks.filter(({ isFirst }) => isFirst)) await runCheck(check, counts);
  const waiting = checks.filter(({ isFirst }) => !isFirst);
  const takeNext = async () => {
    for (let check = waiting.shift(); check !== undefined; check = waiting.shift()) await runCheck(check, counts);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, takeNext));
  return counts;
}

async function runCheck(check, counts) {
  const { code, seconds, output } = await timed(check);
  console.log(`${code === 0 ? '✓' : '✗'} ${check.name} (${seconds} s)`);
  if (code !== 0) console.log(output);
  addTo(counts, code === 0 ? { passed: 1 } : { failed: 1, failures: [{ name: check.name, reason: output }] });
}

async function timed({ tool, script, args }) {
  const began = performance.now();
  const result = await runQuietly(findPinnedNode(), [script ?? findTool(...tool), ...args], {
    env: projectEnvironment(),
  });
  return { ...result, seconds: ((performance.now() - began) / 1000).toFixed(1) };
}
