/** Entry point of every page. Guests and staff have separate routers; a link between them loads a new document. */
import { isStaffAddress } from '#contract/staff-address.ts';
import { ensureStorage } from './session/ensure-storage.ts';
import { startShop } from './shop-client.tsx';

// Turned off while the imports above are evaluated (ui/quick-start.ts).
Error.stackTraceLimit = 10;
ensureStorage();
if (isStaffAddress(window.location.pathname)) (await import('./staff-client.tsx')).startStaff();
else await startShop();
