/** A template tag for HTML: every interpolated value is escaped, unless it is already HTML. */
import { escapeHtml } from '#domain/text/escape-html.ts';

/** A finished piece of HTML; created only by `html`. */
export type Html = { readonly html: string };

type Part = string | number | Html | readonly Html[] | null;

/** @example html`<b>${'<script>'}</b>` // → { html: '<b>&lt;script&gt;</b>' } */
export function html(words: TemplateStringsArray, ...parts: readonly Part[]): Html {
  return { html: words.map((word, index) => word + written(parts[index] ?? null)).join('') };
}

function written(part: Part): string {
  if (part === null) return '';
  if (typeof part === 'string' || typeof part === 'number') return escapeHtml(String(part));
  return 'html' in part ? part.html : part.map(written).join('');
}
