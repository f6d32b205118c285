/**
 * Why no answer came, in the words of the screen that says it: only a device that knows itself offline is told of its line, a
 * server that is down is nobody's internet.
 */
export function tellNoAnswer({ offline, silent }: { readonly offline: string; readonly silent: string }): string {
  return navigator.onLine ? silent : offline;
}
