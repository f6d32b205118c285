import { config } from 'zod';

// Zod tests whether it may compile its checks by compiling something. The CSP of these pages forbids that, so each page
// would report a violation. Loaded before any schema is created.
config({ jitless: true });
