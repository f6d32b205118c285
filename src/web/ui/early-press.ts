/**
 * A page is visible before its scripts run. Links work without scripts and forms wait (`use-form-ready.ts`); a press on
 * any other button would be lost, so it is remembered and repeated.
 */

declare global {
  /** Stops listening and returns the button that was pressed last, if any. Present on pages rendered by the server. */
  var earlyPress: (() => HTMLButtonElement | null) | undefined;
}

/** Runs in <head> before the first paint. A string, because it is inlined into the page. */
export const EARLY_PRESS_SCRIPT =
  "{let b=null,h=e=>b=e.target.closest('button')||b;addEventListener('click',h,1);earlyPress=()=>(removeEventListener('click',h,1),b)}";

/** Call it before React listens, otherwise one press counts twice. Returns a function that presses the button again. */
export function takeEarlyPress(): () => void {
  const button = globalThis.earlyPress?.() ?? null;
  return () => {
    if (button?.isConnected) button.click();
  };
}
