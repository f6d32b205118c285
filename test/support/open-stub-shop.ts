/** `main.ts` with another worker, as a process of its own; the argument is the worker's file. */
import { runShop } from '#server/supervisor/run-shop.ts';

await runShop(process.argv[2] ?? '');
