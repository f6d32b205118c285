/** Where every page begins. Guests and staff have routers of their own; links between them load a new document. */
import { isStaffAddress } from '#contract/staff-address.ts';
import { ensureStorage } from './session/ensure-storage.ts';
import { startShop } from './shop-client.tsx';

// Off while the imports above were run (ui/quick-start.ts).
Error.stackTraceLimit = 10;
ensureStorage();
if (isStaffAddress(window.location.pathname)) (await import('./staff-client.tsx')).startStaff();
else await startShop();
