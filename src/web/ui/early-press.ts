/**
 * A page is there before its scripts are. Links work by themselves and forms wait (`use-form-ready.ts`); any other
 * button that is pressed meanwhile would do nothing, and the guest would not know why.
 */

declare global {
  /** Stops listening; the button that was pressed last, if one was. Present on pages rendered by the server. */
  var earlyPress: (() => HTMLButtonElement | null) | undefined;
}

/** Runs in <head> before anything is painted. Plain text, because it must stand in the page itself. */
export const EARLY_PRESS_SCRIPT =
  "{let b=null,h=e=>b=e.target.closest('button')||b;addEventListener('click',h,1);earlyPress=()=>(removeEventListener('click',h,1),b)}";

/** To be called before React listens, or one press would count twice. Returns how to press the button again. */
export function takeEarlyPress(): () => void {
  const button = globalThis.earlyPress?.() ?? null;
  return () => {
    if (button?.isConnected) button.click();
  };
}
