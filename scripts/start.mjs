// `npm start`: from a fresh clone to an open shop. Any Node ≥ 20 runs this file; the pinned Node runs the shop.
import { join } from 'node:path';
import { buildWhenStale } from './bootstrap/build.mjs';
import { install } from './bootstrap/install.mjs';
import { findPinnedNode, NODE_MODULES, projectEnvironment } from './bootstrap/project.mjs';
import { run } from './bootstrap/run.mjs';

process.exitCode = await start();

async function start() {
  if (!(await install())) return 1;
  const built = await buildWhenStale();
  if (built !== 0) return built;
  // When this process ends in any way, the channel closes and the supervisor stops by itself.
  return run(findPinnedNode(), ['--disable-proto=delete', 'src/server/main.ts'], {
    env: {
      ...projectEnvironment(),
      NODE_ENV: process.env.NODE_ENV ?? 'production',
      // Compiled code of the last start: the second start reads instead of compiling.
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? join(NODE_MODULES, '.cache', 'node'),
      // The C library makes eight arenas for every core, and each keeps the most it ever needed (docs/operations.md).
      MALLOC_ARENA_MAX: process.env.MALLOC_ARENA_MAX ?? '2',
    },
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  });
}
