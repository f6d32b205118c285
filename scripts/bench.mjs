// `npm run bench [name]`: the files of bench/, one after the other, each a program of its own.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { buildWhenStale } from './bootstrap/build.mjs';
import { findOrInstallChromium } from './bootstrap/chromium.mjs';
import { install } from './bootstrap/install.mjs';
import { findPinnedNode, projectEnvironment, ROOT } from './bootstrap/project.mjs';
import { run } from './bootstrap/run.mjs';

process.exitCode = await bench(process.argv[2] ?? '');

async function bench(name) {
  if (!(await install()) || (await buildWhenStale()) !== 0) return 1;
  const files = readdirSync(join(ROOT, 'bench')).filter((file) => file.endsWith('.bench.ts') && file.includes(name));
  let worst = 0;
  for (const file of files.sort()) {
    console.log(`\n${file}`);
    const chromium = file.startsWith('lighthouse') ? await findOrInstallChromium() : '';
    if (chromium === null) return 1;
    const code = await run(findPinnedNode(), ['--disable-proto=delete', join('bench', file)], {
      env: { ...projectEnvironment(), NODE_ENV: 'production', CHROMIUM_PATH: chromium },
    });
    worst = Math.max(worst, code);
  }
  return worst;
}
