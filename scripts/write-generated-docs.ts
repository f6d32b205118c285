/** Run by the pinned Node: see docs-api.mjs. */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { drawOrderLifecycle } from '#domain/orders/draw-order-lifecycle.ts';
import { drawAttempt } from '#domain/payments/draw-attempt.ts';
import { describeApi } from '#server/platform/openapi/describe-api.ts';
import { drawFeaturesPage, drawRetentionPage } from './draw-features.ts';
import { embedDiagram } from './embed-diagram.ts';

const fileAt = (path: string) => fileURLToPath(new URL(`../docs/${path}`, import.meta.url));
const ARCHITECTURE = fileAt('architecture.md');

writeFileSync(fileAt('generated/openapi.json'), `${JSON.stringify(describeApi(), null, 2)}\n`);
writeFileSync(fileAt('generated/features.md'), drawFeaturesPage());
writeFileSync(fileAt('generated/retention.md'), drawRetentionPage());
const page = readFileSync(ARCHITECTURE, 'utf8');
const withOrders = embedDiagram(page, 'order-lifecycle', drawOrderLifecycle());
writeFileSync(ARCHITECTURE, embedDiagram(withOrders, 'payment-attempt', drawAttempt()));
