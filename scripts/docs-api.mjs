// `npm run docs:api`: writes docs/generated/openapi.json anew, from the tables the server runs on.
import { install } from './bootstrap/install.mjs';
import { findPinnedNode, projectEnvironment } from './bootstrap/project.mjs';
import { run } from './bootstrap/run.mjs';

process.exitCode = (await install())
  ? await run(findPinnedNode(), ['scripts/write-api-description.ts'], { env: projectEnvironment() })
  : 1;
