/**
 * A page is visible before its scripts run. Links work without scripts and forms wait (`use-form-ready.ts`); a press on
 * any other button would be lost, so it is remembered and repeated. So is a press on a link that opens a sheet over the
 * page: as a link it would open the product's own page instead. Until then `data-waking` marks the link as pressed.
 */

declare global {
  /** Stops listening and returns what was pressed last, if anything. Present on pages rendered by the server. */
  var earlyPress: (() => HTMLElement | null) | undefined;
}

/** When the scripts have not come by then, a link that opens a sheet is followed as a link. */
const LATEST_SHEET_MS = 2500;

/** Products and promotions: those open as a sheet over the menu and the home page. */
const OPENS_A_SHEET = 'a[href^="/meniu/"]';

/** Runs in <head> before the first paint. A string, because it is inlined into the page. */
export const EARLY_PRESS_SCRIPT = `{let b=null,t,h=e=>{let x=e.target.closest('button,${OPENS_A_SHEET}');if(!x)return;if(x.href){if(e.button||e.ctrlKey||e.metaKey||e.shiftKey||e.altKey)return;e.preventDefault();x.dataset.waking='';clearTimeout(t);t=setTimeout(()=>location.assign(x.href),${LATEST_SHEET_MS})}b=x};addEventListener('click',h,1);earlyPress=()=>(removeEventListener('click',h,1),clearTimeout(t),b)}`;

/** Call it before React listens, otherwise one press counts twice. `pressAgain` repeats the press. */
export function takeEarlyPress(): { readonly pressAgain: () => void; readonly isForSheet: boolean } {
  const pressed = globalThis.earlyPress?.() ?? null;
  delete pressed?.dataset.waking;
  return {
    pressAgain: () => {
      if (pressed?.isConnected) pressed.click();
    },
    isForSheet: pressed instanceof HTMLAnchorElement,
  };
}
