import { config } from 'zod';

// Zod asks whether it may compile its checks, by compiling something. Our pages forbid that, so each page would report a
// breach of its content security policy. Loaded before any schema is made.
config({ jitless: true });
