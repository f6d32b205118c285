// The checks a program can do better than a person, one line each.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { addTo, emptyCounts } from './counts.mjs';
import { findPinnedNode, findTool, projectEnvironment, ROOT } from './project.mjs';
import { runQuietly } from './run.mjs';

/** The quick ones: seconds, no database, no browser. */
export const QUICK_CHECKS = [
  { name: 'lockfile', script: 'scripts/complete-lockfile.mjs', args: ['--check'] },
  { name: 'format and lint', tool: ['@biomejs/biome', 'biome'], args: ['check', '--error-on-warnings', '.'] },
  { name: 'route trees', script: 'scripts/write-route-trees.ts', args: [], needs: 'src/web/routes' },
  { name: 'types', tool: ['typescript', 'tsc'], args: ['--noEmit'] },
  {
    name: 'walls',
    tool: ['dependency-cruiser', 'depcruise'],
    args: ['--config', '.dependency-cruiser.cjs', 'src'],
  },
];

export const ALL_CHECKS = [
  ...QUICK_CHECKS,
  { name: 'nothing unused', tool: ['knip', 'knip'], args: ['--treat-config-hints-as-errors'] },
];

/** Runs every check, even after one has failed; prints one line per check, and all it said when it failed. */
export async function runChecks(checks) {
  const counts = emptyCounts();
  for (const check of checks) {
    if (check.needs && !existsSync(join(ROOT, check.needs))) continue;
    const { code, seconds, output } = await timed(check);
    console.log(`${code === 0 ? '✓' : '✗'} ${check.name} (${seconds} s)`);
    if (code !== 0) console.log(output);
    addTo(counts, code === 0 ? { passed: 1 } : { failed: 1 });
  }
  return counts;
}

async function timed({ tool, script, args }) {
  const began = performance.now();
  const result = await runQuietly(findPinnedNode(), [script ?? findTool(...tool), ...args], {
    env: projectEnvironment(),
  });
  return { ...result, seconds: ((performance.now() - began) / 1000).toFixed(1) };
}
