/**
 * The process started by `npm start`: starts the database, migrates it, runs the workers, and stops everything at the
 * end. It answers no request itself; a request can only crash a worker, which is replaced.
 *
 * @see docs/decisions/0010-processes.md
 */
import { fileURLToPath } from 'node:url';
import { runShop } from './supervisor/run-shop.ts';

const WORKER = fileURLToPath(new URL('../../dist/server/worker.js', import.meta.url));

await runShop(process.argv.includes('--dev') ? null : WORKER);
