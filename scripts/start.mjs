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
  // When this process ends in any way, the channel closes and the supervisor stops.
  return run(findPinnedNode(), ['--disable-proto=delete', 'src/server/main.ts'], {
    env: {
      ...projectEnvironment(),
      NODE_ENV: process.env.NODE_ENV ?? 'production',
      // Node's compile cache, so that the second start loads compiled code.
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? join(NODE_MODULES, '.cache', 'node'),
      // glibc creates up to eight arenas per core, and each keeps the most memory it ever needed (docs/operations.md).
      MALLOC_ARENA_MAX: process.env.MALLOC_ARENA_MAX ?? '2',
      // Buffers of the copied log are megabytes. By itself the C library soon takes those from its heap, which then grows by
      // 10 MB an hour in the supervisor; from this size on they are mapped, and given back when they are freed.
      MALLOC_MMAP_THRESHOLD_: process.env.MALLOC_MMAP_THRESHOLD_ ?? String(128 * 1024),
    },
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  });
}
