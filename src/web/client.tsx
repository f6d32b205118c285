/** Where every page begins. Guests and staff have routers of their own; links between them load a new document. */
import { ensureStorage } from './session/ensure-storage.ts';
import { startShop } from './shop-client.tsx';

/** Where the shop ends (src/web/storefront/README.md). */
const STAFF_ADDRESS = /^\/(admin|auth\/admin|comenzi|curier|logout)(\/|$)/;

// Off while the imports above were run (ui/quick-start.ts).
Error.stackTraceLimit = 10;
ensureStorage();
if (STAFF_ADDRESS.test(window.location.pathname)) (await import('./staff-client.tsx')).startStaff();
else await startShop();
