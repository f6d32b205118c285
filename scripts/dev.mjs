// `npm run dev`: one process with hot reload, the embedded database beside it.
import { install } from './bootstrap/install.mjs';
import { findPinnedNode, projectEnvironment } from './bootstrap/project.mjs';
import { run } from './bootstrap/run.mjs';

process.exitCode = await dev();

async function dev() {
  if (!(await install())) return 1;
  return run(findPinnedNode(), ['--disable-proto=delete', 'src/server/main.ts', '--dev'], {
    env: { ...projectEnvironment(), NODE_ENV: 'development' },
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  });
}
