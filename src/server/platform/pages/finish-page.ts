/** Checks a rendered page for completeness, delays its scripts, and computes the hashes of its inline scripts and styles. */
import { createHash } from 'node:crypto';
import type { InlineParts } from '#server/platform/security/security-headers.ts';

/**
 * A page with a hole: a component threw while rendering, React left its place empty and the renderer answered 200.
 * Such a page must never be cached or sent (docs/decisions/0030).
 */
export class IncompletePageError extends Error {
  override readonly name = 'IncompletePageError';
}

/** React's own mark of a part that could not be rendered on the server. */
const HOLE = '<!--$!-->';

/**
 * @throws IncompletePageError when a part is missing
 */
export function requireWholePage(html: string): void {
  if (html.includes(HOLE)) throw new IncompletePageError('A component threw while the page was rendered');
  if (!html.includes('</html>')) throw new IncompletePageError('The page ends before its end');
}

/** After this long the scripts are fetched even while pictures are still on their way. */
const LATEST_START_MS = 2500;

/**
 * A page is read before it is touched: on a slow line its scripts wait until its first pictures and typefaces have come
 * and a frame was painted. A touch, a key or a scroll starts them at once, and `ui/early-press.ts` keeps a press.
 */
export function startScriptsLater(html: string, nonce: string): string {
  const entry = /<script type="module" async="" src="([^"]+)"[^>]*><\/script>/.exec(html);
  if (entry === null) return html;
  const preload = /<link rel="modulepreload" href="([^"]+)"[^>]*>/g;
  const files = JSON.stringify([...html.matchAll(preload)].map(([, file]) => file));
  const start = `{let d=0,s=()=>{if(d++)return;for(const h of ${files}){let l=document.createElement('link');l.rel='modulepreload';l.href=h;document.head.append(l)}import('${entry[1]}')};addEventListener('load',()=>requestAnimationFrame(()=>setTimeout(s)));for(const t of ['pointerdown','keydown','scroll'])addEventListener(t,s,{capture:true,passive:true,once:true});setTimeout(s,${LATEST_START_MS})}`;
  return html.replaceAll(preload, '').replace(entry[0], `<script nonce="${nonce}">${start}</script>`);
}

export type SealedPage = { readonly html: string; readonly parts: InlineParts };

/**
 * Replaces the nonce of a rendered page by hashes, so that the same bytes can be sent to every visitor.
 *
 * Only elements that carry the nonce are hashed: React writes it on those it renders. A `<script>` inside stored
 * text has none, gets no hash, and does not run.
 */
export function hashInlineParts(html: string, nonce: string): SealedPage {
  const inline = (element: string) => {
    const pattern = new RegExp(
      `<${element}(?=[^>]*\\snonce="${nonce}")(?![^>]*\\ssrc=)[^>]*>([\\s\\S]*?)</${element}>`,
      'g',
    );
    return [...new Set([...html.matchAll(pattern)].map(([, text]) => hashSource(text ?? '')))];
  };
  const parts = { scripts: inline('script'), styles: inline('style') };
  const sealed = html
    .replace(new RegExp(`<meta[^>]*content="${nonce}"[^>]*>`, 'g'), '')
    .replaceAll(` nonce="${nonce}"`, '');
  return { html: sealed, parts };
}

function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
