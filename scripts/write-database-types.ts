/** Run by the pinned Node: see types-database.mjs. */
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { openDatabase } from '#server/platform/database.ts';
import { startTestServer } from '#test/support/test-server.ts';
import { describeViews } from './describe-views.ts';
import { drawDataOverview, drawDataPage, readDataModel } from './draw-data-diagrams.ts';
import { embedDiagram } from './embed-diagram.ts';
import { readAllowedWords } from './read-allowed-words.ts';

const fileAt = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url));
const ARCHITECTURE = fileAt('docs/architecture.md');
const TYPES = fileAt('src/server/platform/database.types.ts');

const { templateUrl, stop } = await startTestServer();
try {
  const { db } = openDatabase({ url: templateUrl, applicationName: 'pofta documents' });
  const overrides = JSON.stringify({ columns: await readAllowedWords(db) });
  const { status } = spawnSync(
    fileAt('node_modules/.bin/kysely-codegen'),
    ['--config-file', 'kysely-codegen.config.json', '--overrides', overrides, '--url', templateUrl],
    { stdio: 'inherit' },
  );
  process.exitCode = status ?? 1;
  writeFileSync(TYPES, describeViews(readFileSync(TYPES, 'utf8')));
  const model = await readDataModel(db);
  await db.destroy();
  writeFileSync(fileAt('docs/generated/data.md'), drawDataPage(model));
  writeFileSync(ARCHITECTURE, embedDiagram(readFileSync(ARCHITECTURE, 'utf8'), 'data', drawDataOverview(model)));
} finally {
  await stop();
}
