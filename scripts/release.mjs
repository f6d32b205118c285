// `npm run release`: builds, then makes the archives of a release (scripts/release/make-release.ts has the options).
import { join } from 'node:path';
import { buildWhenStale } from './bootstrap/build.mjs';
import { install } from './bootstrap/install.mjs';
import { findPinnedNode, projectEnvironment } from './bootstrap/project.mjs';
import { run } from './bootstrap/run.mjs';

process.exitCode = await release(process.argv.slice(2));

async function release(given) {
  const isVersion = given[0] === 'version';
  if (!(await install()) || (!isVersion && (await buildWhenStale()) !== 0)) return 1;
  const program = join('scripts', 'release', isVersion ? 'set-version.ts' : 'make-release.ts');
  return run(findPinnedNode(), [program, ...given.slice(isVersion ? 1 : 0)], { env: projectEnvironment() });
}
