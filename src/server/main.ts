/**
 * The process that `npm start` ends in: database up, schema ours, workers serving, everything stopped on the way out.
 * It answers no request itself; what can crash by a request is a worker, which it replaces.
 *
 * @see docs/decisions/0010-processes.md
 */
import { fileURLToPath } from 'node:url';
import { runShop } from './supervisor/run-shop.ts';

const WORKER = fileURLToPath(new URL('../../dist/server/worker.js', import.meta.url));

await runShop(process.argv.includes('--dev') ? null : WORKER);
