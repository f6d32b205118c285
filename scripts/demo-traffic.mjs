// `npm run demo:traffic -- --count 20 --per-minute 6 --url http://localhost:3000`: guests who do not exist order for real.
import { install } from './bootstrap/install.mjs';
import { findPinnedNode, projectEnvironment } from './bootstrap/project.mjs';
import { run } from './bootstrap/run.mjs';

process.exitCode = (await install())
  ? await run(findPinnedNode(), ['scripts/send-demo-orders.ts', ...process.argv.slice(2)], {
      env: projectEnvironment(),
    })
  : 1;
