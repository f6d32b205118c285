// `npm run demo:traffic -- --count 20 --per-minute 6`: guests who do not exist order for real, at the shop of PORT or of --url.
import { install } from './bootstrap/install.mjs';
import { findPinnedNode, projectEnvironment } from './bootstrap/project.mjs';
import { run } from './bootstrap/run.mjs';

process.exitCode = (await install())
  ? await run(findPinnedNode(), ['scripts/send-demo-orders.ts', ...process.argv.slice(2)], {
      env: projectEnvironment(),
    })
  : 1;
