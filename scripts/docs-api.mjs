// `npm run docs:api`: generates docs/generated from the server's own tables.
import { install } from './bootstrap/install.mjs';
import { findPinnedNode, projectEnvironment } from './bootstrap/project.mjs';
import { run } from './bootstrap/run.mjs';

process.exitCode = (await install())
  ? await run(findPinnedNode(), ['scripts/write-generated-docs.ts'], { env: projectEnvironment() })
  : 1;
