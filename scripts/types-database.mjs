// `npm run types:database`: generates the types and the diagrams of the tables from the migrations.
import { install } from './bootstrap/install.mjs';
import { findPinnedNode, projectEnvironment } from './bootstrap/project.mjs';
import { run } from './bootstrap/run.mjs';

process.exitCode = (await install())
  ? await run(findPinnedNode(), ['scripts/write-database-types.ts'], { env: projectEnvironment() })
  : 1;
