/** Run by the pinned Node: see docs-api.mjs. */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { drawOrderLifecycle } from '#domain/orders/draw-order-lifecycle.ts';
import { describeApi } from '#server/platform/openapi/describe-api.ts';

const GENERATED = {
  'openapi.json': `${JSON.stringify(describeApi(), null, 2)}\n`,
  'order-lifecycle.mmd': drawOrderLifecycle(),
};

for (const [name, text] of Object.entries(GENERATED)) {
  const file = fileURLToPath(new URL(`../docs/generated/${name}`, import.meta.url));
  writeFileSync(file, text);
  console.log(`Written: ${file}`);
}
