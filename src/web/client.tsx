/** Entry point of the shop's pages. Staff's pages have their own (staff-client.tsx). */
import { ensureStorage } from './session/ensure-storage.ts';
import { startShop } from './shop-client.tsx';

// Turned off while the imports above are evaluated (ui/quick-start.ts).
Error.stackTraceLimit = 10;
ensureStorage();
await startShop();
