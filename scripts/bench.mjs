// `npm run bench [name…] [runs=N]`: runs the files of bench/ one after the other, each as a program of its own. `runs`
// sets the number of runs of those that take medians in a browser.
import { chmodSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildWhenStale } from './bootstrap/build.mjs';
import { findOrInstallChromium } from './bootstrap/chromium.mjs';
import { install } from './bootstrap/install.mjs';
import { measureSlowness, SLOWNESS } from './bootstrap/machine-speed.mjs';
import { findPinnedNode, projectEnvironment, ROOT } from './bootstrap/project.mjs';
import { run } from './bootstrap/run.mjs';

const given = process.argv.slice(2);
const runs = given.find((word) => word.startsWith('runs='))?.slice('runs='.length);
process.exitCode = await bench(given.filter((word) => !word.startsWith('runs=')));

async function bench(names) {
  if (!(await install()) || (await buildWhenStale()) !== 0) return 1;
  const isWanted = (file) => names.length === 0 || names.some((name) => file.includes(name));
  const files = readdirSync(join(ROOT, 'bench')).filter((file) => file.endsWith('.bench.ts') && isWanted(file));
  // One demo restaurant for all of them. Its database may run as another user, who needs execute permission on the
  // folder.
  const folder = mkdtempSync(join(tmpdir(), 'pofta-bench-'));
  chmodSync(folder, 0o711);
  // What the benches wait for in a browser (test/support/patience.ts); what they measure is not made longer.
  const slowness = process.env[SLOWNESS] ?? String(await measureSlowness());
  let worst = 0;
  for (const file of files.sort()) {
    console.log(`\n${file}`);
    const chromium = /^(lighthouse|feel|guest|kitchen|moving-house|panel-board)/.test(file)
      ? await findOrInstallChromium()
      : '';
    if (chromium === null) {
      worst = 1;
      continue;
    }
    const code = await run(findPinnedNode(), ['--disable-proto=delete', join('bench', file)], {
      env: {
        ...projectEnvironment(),
        NODE_ENV: 'production',
        BENCH_DATA_DIR: folder,
        [SLOWNESS]: slowness,
        CHROMIUM_PATH: chromium,
        ...(runs === undefined ? {} : { BENCH_RUNS: runs }),
      },
    });
    worst = Math.max(worst, code);
  }
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  return worst;
}
