/**
 * React makes a few errors while its file is run. For the stack of each the browser reads the whole file once more, which
 * costs a cheap phone 70 ms before anything can be touched. Runs in <head>; client.tsx switches stacks on again.
 */
export const QUICK_START_SCRIPT = 'Error.stackTraceLimit=0';
