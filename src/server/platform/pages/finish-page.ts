/** Checks a rendered page for completeness and computes the hashes of its inline scripts and styles. */
import { createHash } from 'node:crypto';
import type { InlineParts } from '#server/platform/security/security-headers.ts';

/**
 * An incomplete page: a component threw while rendering, React left its place empty and the renderer answered 200. Such
 * a page must never be cached or sent (docs/decisions/0030).
 */
export class IncompletePageError extends Error {
  override readonly name = 'IncompletePageError';
}

/** React's marker for a part that could not be rendered on the server. */
const HOLE = '<!--$!-->';
/** The rare end of that marker: pages are full of `<`, and checking each of them cost 0.4 ms. */
const HOLE_SIGN = '$!-->';

/**
 * @throws IncompletePageError when a part is missing
 */
export function requireWholePage(html: string): void {
  if (html.includes(HOLE_SIGN) && html.includes(HOLE))
    throw new IncompletePageError('A component threw while the page was rendered');
  if (html.lastIndexOf('</html>') < 0) throw new IncompletePageError('The page ends before its end');
}

export type SealedPage = { readonly html: string; readonly parts: InlineParts };

/**
 * Replaces the nonce of a rendered page by hashes, so that the same bytes can be sent to every visitor.
 *
 * Only elements with the nonce are hashed: React writes it on those it renders. A `<script>` inside stored text has no
 * nonce, gets no hash, and does not run.
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
