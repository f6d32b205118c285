// The checks a program can do better than a person, one line each.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { addTo, emptyCounts } from './counts.mjs';
import { findPinnedNode, NODE_MODULES, projectEnvironment, ROOT } from './project.mjs';
import { runQuietly } from './run.mjs';

/** The quick ones: seconds, no database, no browser. `program` is a file inside node_modules: no `.bin` link is needed, and the pinned Node runs it. */
export const QUICK_CHECKS = [
  { name: 'format and lint', program: '@biomejs/biome/bin/biome', args: ['check', '--error-on-warnings', '.'] },
  { name: 'route tree', program: '@tanstack/router-cli/bin/tsr.cjs', args: ['generate'], needs: 'src/web/routes' },
  { name: 'types', program: 'typescript/bin/tsc', args: ['--noEmit'] },
  {
    name: 'walls',
    program: 'dependency-cruiser/bin/dependency-cruise.mjs',
    args: ['--config', '.dependency-cruiser.cjs', 'src'],
  },
];

export const ALL_CHECKS = [...QUICK_CHECKS, { name: 'nothing unused', program: 'knip/bin/knip.js', args: [] }];

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

async function timed({ program, args }) {
  const began = performance.now();
  const result = await runQuietly(findPinnedNode(), [join(NODE_MODULES, program), ...args], {
    env: projectEnvironment(),
  });
  return { ...result, seconds: ((performance.now() - began) / 1000).toFixed(1) };
}
