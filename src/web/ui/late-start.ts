/**
 * A page is read before it is touched: on a slow line its scripts wait until its first pictures and typefaces have come and a
 * frame was painted. A touch, a key or a scroll starts them at once, and `early-press.ts` keeps a press.
 */

/** After this long the scripts are fetched even while pictures are still on their way. */
const LATEST_START_MS = 2500;

type Files = {
  /** The script that is run. */
  readonly entry: string;
  /** Scripts that it needs. */
  readonly scripts: readonly string[];
  /** Style sheets whose text stands in the page. */
  readonly styles: readonly string[];
};

/**
 * The text of a script that fetches scripts beside each other and runs the first of them. A page's own scripts ask for their style
 * sheets before they run, unless the document has a link to them: it gets one to each sheet that stands in the page, and
 * the browser does not fetch a sheet that is disabled.
 */
export function lateStart({ entry, scripts, styles }: Files): string {
  return `{let d=0,a=(r,f)=>{for(const h of f){let l=document.createElement('link');l.rel=r;l.disabled=r=='stylesheet';l.href=h;document.head.append(l)}},s=()=>{if(d++)return;a('modulepreload',${JSON.stringify(scripts)});a('stylesheet',${JSON.stringify(styles)});import(${JSON.stringify(entry)})};addEventListener('load',()=>requestAnimationFrame(()=>setTimeout(s)));for(const t of ['pointerdown','keydown','scroll'])addEventListener(t,s,{capture:true,passive:true,once:true});setTimeout(s,${LATEST_START_MS})}`;
}
