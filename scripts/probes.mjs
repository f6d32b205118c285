// `npm run probes`: applies typical changes to copies of the program, counts the files they touch, compiles them and runs
// their stories.
import { install } from './bootstrap/install.mjs';
import { findPinnedNode, projectEnvironment } from './bootstrap/project.mjs';
import { run } from './bootstrap/run.mjs';

process.exitCode = (await install())
  ? await run(findPinnedNode(), ['scripts/run-probes.ts', '--whole'], { env: projectEnvironment() })
  : 1;
