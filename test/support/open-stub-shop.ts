/** Runs `main.ts` with another worker file, given as the argument, in a process of its own. */
import { runShop } from '#server/supervisor/run-shop.ts';

await runShop(process.argv[2] ?? '');
