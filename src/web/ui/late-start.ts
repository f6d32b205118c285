/**
 * A page is read before it is touched: on a slow line its scripts wait until its first pictures and typefaces have come and a
 * frame was painted. A touch, a key or a scroll starts them at once, and `early-press.ts` keeps a press.
 */

/** After this long the scripts are fetched even while pictures are still on their way. */
const LATEST_START_MS = 2500;

/** The text of a script that fetches `files` beside each other and runs `entry`. */
export function lateStart(entry: string, files: readonly string[]): string {
  return `{let d=0,s=()=>{if(d++)return;for(const h of ${JSON.stringify(files)}){let l=document.createElement('link');l.rel='modulepreload';l.href=h;document.head.append(l)}import(${JSON.stringify(entry)})};addEventListener('load',()=>requestAnimationFrame(()=>setTimeout(s)));for(const t of ['pointerdown','keydown','scroll'])addEventListener(t,s,{capture:true,passive:true,once:true});setTimeout(s,${LATEST_START_MS})}`;
}
