// `npm start`: from a fresh clone to an open shop. Any Node ≥ 20 runs this file; the pinned Node runs the shop.
import { join } from 'node:path';
import { buildWhenStale } from './bootstrap/build.mjs';
import { install } from './bootstrap/install.mjs';
import { findPinnedNode, NODE_MODULES, projectEnvironment } from './bootstrap/project.mjs';
import { run } from './bootstrap/run.mjs';
import { SHOP, SHOP_ENVIRONMENT } from './bootstrap/shop-processes.mjs';

process.exitCode = await start();

async function start() {
  if (!(await install())) return 1;
  const built = await buildWhenStale();
  if (built !== 0) return built;
  // When this process ends in any way, the channel closes and the supervisor stops.
  return run(findPinnedNode(), [...SHOP.options, SHOP.program], {
    env: {
      ...SHOP_ENVIRONMENT,
      // Node's compile cache, so that the second start loads compiled code.
      NODE_COMPILE_CACHE: join(NODE_MODULES, '.cache', 'node'),
      ...projectEnvironment(),
    },
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  });
}
