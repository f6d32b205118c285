/**
 * Delays the scripts of a page, so that the first frame is painted by the document alone. A touch, a key, the focus or
 * a scroll starts them at once; `early-press.ts` repeats a press that came before React listened.
 *
 * A page that waits for a touch only downloads them meanwhile, at the lowest priority and not with data saver on. It
 * starts by itself when a guest is known here (`returning-script.ts`) or after `IDLE_START_MS`
 * (docs/decisions/0298). Other pages start once their first pictures and fonts have loaded.
 */

/** After this long the scripts are fetched even if pictures are still loading. */
const LATEST_START_MS = 2500;

/** A page that waits for a touch starts after this long without one, when the browser is idle. */
const IDLE_START_MS = 5000;

/**
 * What a guest does first; a screen reader may send a click alone. Not a move of the mouse: Chromium sends one by
 * itself after the first layout.
 */
const FIRST_ACTS = ['pointerdown', 'click', 'keydown', 'focusin', 'scroll'];

type Files = {
  /** The script to run. */
  readonly entry: string;
  /** Scripts that it imports. */
  readonly scripts: readonly string[];
  /** Scripts that a first touch imports after those: only downloaded ahead. */
  readonly later: readonly string[];
  /** Style sheets that are inlined in the page. */
  readonly styles: readonly string[];
  /** Whether the page runs no script before a guest acts. */
  readonly waitsForTouch: boolean;
};

/**
 * The text of a script that fetches the scripts in parallel and runs the first of them. Vite's preload code fetches a
 * page's style sheets before its script runs, unless the document has a link to them: each inlined sheet gets a
 * disabled link, which the browser does not fetch.
 */
export function deferredStart({ entry, scripts, later, styles, waitsForTouch }: Files): string {
  const names = `d=0,e=${JSON.stringify(entry)},m=${JSON.stringify(scripts)},l=${JSON.stringify(waitsForTouch ? later : [])}`;
  const add =
    "a=(r,f)=>{for(const h of f){let k=document.createElement('link');k.rel=r;k.disabled=r=='stylesheet';k.href=h;document.head.append(k)}}";
  const start = `s=()=>{if(d++)return;a('modulepreload',m);a('stylesheet',${JSON.stringify(styles)});import(e)}`;
  const whenLoaded = waitsForTouch
    ? "()=>'returning'in document.documentElement.dataset?s():d||navigator.connection?.saveData||a('prefetch',[...m,e,...l])"
    : 's';
  const atLast = waitsForTouch
    ? `setTimeout(()=>(self.requestIdleCallback||setTimeout)(s),${IDLE_START_MS})`
    : `setTimeout(s,${LATEST_START_MS})`;
  return `{let ${names},${add},${start},w=${whenLoaded};addEventListener('load',()=>requestAnimationFrame(()=>setTimeout(w)));for(const t of ${JSON.stringify(FIRST_ACTS)})addEventListener(t,s,{capture:true,passive:true,once:true});${atLast}}`;
}
