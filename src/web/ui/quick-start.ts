/**
 * React's module creates a few errors when it is evaluated. For each stack trace the browser reads the whole file once
 * more, which blocks a cheap phone for 70 ms. Runs in <head>; client.tsx switches stack traces on again.
 */
export const QUICK_START_SCRIPT = 'Error.stackTraceLimit=0';
