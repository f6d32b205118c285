/**
 * Delays the scripts of a page: on a slow connection they wait until the first pictures and fonts have loaded and a
 * frame was painted. A touch, a key or a scroll starts them at once, and `early-press.ts` remembers a press.
 */

/** After this long the scripts are fetched even if pictures are still loading. */
const LATEST_START_MS = 2500;

type Files = {
  /** The script to run. */
  readonly entry: string;
  /** Scripts that it imports. */
  readonly scripts: readonly string[];
  /** Style sheets that are inlined in the page. */
  readonly styles: readonly string[];
};

/**
 * The text of a script that fetches the scripts in parallel and runs the first of them. Vite's preload code fetches a
 * page's style sheets before its script runs, unless the document has a link to them: each inlined sheet gets a
 * disabled link, which the browser does not fetch.
 */
export function deferredStart({ entry, scripts, styles }: Files): string {
  return `{let d=0,a=(r,f)=>{for(const h of f){let l=document.createElement('link');l.rel=r;l.disabled=r=='stylesheet';l.href=h;document.head.append(l)}},s=()=>{if(d++)return;a('modulepreload',${JSON.stringify(scripts)});a('stylesheet',${JSON.stringify(styles)});import(${JSON.stringify(entry)})};addEventListener('load',()=>requestAnimationFrame(()=>setTimeout(s)));for(const t of ['pointerdown','keydown','scroll'])addEventListener(t,s,{capture:true,passive:true,once:true});setTimeout(s,${LATEST_START_MS})}`;
}
