/** Run by the pinned Node: see docs-api.mjs. */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describeApi } from '#server/platform/openapi/describe-api.ts';

const file = fileURLToPath(new URL('../docs/generated/openapi.json', import.meta.url));
writeFileSync(file, `${JSON.stringify(describeApi(), null, 2)}\n`);
console.log(`Written: ${file}`);
