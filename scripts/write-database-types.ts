/** Run by the pinned Node: see types-database.mjs. */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { startTestServer } from '#test/support/test-server.ts';

const codegen = fileURLToPath(new URL('../node_modules/.bin/kysely-codegen', import.meta.url));
const { templateUrl, stop } = await startTestServer();
try {
  const { status } = spawnSync(codegen, ['--config-file', 'kysely-codegen.config.json', '--url', templateUrl], {
    stdio: 'inherit',
  });
  process.exitCode = status ?? 1;
} finally {
  await stop();
}
