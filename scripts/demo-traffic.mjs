// `npm run demo:traffic -- --count 20 --per-minute 6`: invented guests place real orders at the shop on PORT or at
// --url.
import { install } from './bootstrap/install.mjs';
import { findPinnedNode, projectEnvironment } from './bootstrap/project.mjs';
import { run } from './bootstrap/run.mjs';

process.exitCode = (await install())
  ? await run(findPinnedNode(), ['scripts/send-demo-orders.ts', ...process.argv.slice(2)], {
      env: projectEnvironment(),
    })
  : 1;
