/** The API description as a page: no script, one inline style sheet, readable on a phone. */

import { CALLS } from '#contract/all-calls.ts';
import type { Access, Call } from '#contract/define/define-call.ts';
import { keysOf } from '#domain/keys-of.ts';
import { escapeHtml } from '#domain/text/escape-html.ts';
import { listRefusals } from '#server/platform/http/list-refusals.ts';
import { ACCESS_WORDS } from './describe-api.ts';
import type { JsonSchema } from './describe-schemas.ts';

export const API_PAGE_STYLE = `
:root{color-scheme:light dark;--line:color-mix(in srgb,currentColor 18%,transparent);--soft:color-mix(in srgb,currentColor 6%,transparent)}
body{font:16px/1.6 system-ui,sans-serif;max-width:60rem;margin:0 auto;padding:2rem 1.25rem 6rem}
h1,h2{line-height:1.2}h2{margin-top:2.5rem}code,pre{font:14px/1.5 ui-monospace,monospace}
pre{overflow-x:auto;background:var(--soft);padding:.75rem 1rem;border-radius:.5rem;max-height:32rem}
details{border:1px solid var(--line);border-radius:.5rem;margin:.5rem 0;padding:0 1rem}
summary{cursor:pointer;padding:.6rem 0;min-height:1.6rem;overflow-wrap:anywhere}
.method{display:inline-block;min-width:3.2rem;font-weight:700}.access{opacity:.75;font-size:.9rem}
table{border-collapse:collapse;width:100%}td,th{text-align:left;vertical-align:top;padding:.4rem .6rem .4rem 0;border-bottom:1px solid var(--line)}
`;

const HEADINGS: Readonly<Record<Access, string>> = {
  public: 'Pentru oricine',
  signed_in: 'Pentru cine este conectat',
  any_staff: 'Pentru contul propriu al personalului',
  kitchen: 'Pentru bucătărie și personal',
  staff: 'Pentru personal',
  admin: 'Pentru administratori',
  courier: 'Pentru telefonul unui curier',
};

/** The page of `document`, made by `describeApi`. */
export function apiPage(document: JsonSchema): string {
  const { info, paths, components, 'x-error-codes': errors } = document;
  const description = isRecord(info) ? String(info.description) : '';
  const schemas = isRecord(components) && isRecord(components.schemas) ? components.schemas : {};
  return `<!doctype html>
<html lang="ro"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>API-ul Poftă</title><link rel="icon" href="/favicon.svg" type="image/svg+xml"><style>${API_PAGE_STYLE}</style></head><body>
<h1>API-ul Poftă</h1>
<p>Tot ce face magazinul se poate face și prin aceste apeluri. Descrierea pentru programe: <a href="/api/openapi.json">openapi.json</a> (OpenAPI 3.1).</p>
<section lang="en">${paragraphs(description)}</section>
${keysOf(HEADINGS)
  .map((access) => callsOf(access, isRecord(paths) ? paths : {}))
  .join('')}
<h2>Mesaje și structuri</h2>
${Object.entries(schemas)
  .map(
    ([name, schema]) =>
      `<details id="${escapeHtml(name)}"><summary><code>${escapeHtml(name)}</code></summary>${json(schema)}</details>`,
  )
  .join('\n')}
<h2>Erori</h2>
<table><thead><tr><th>Cod</th><th>HTTP</th><th>Mesaj</th></tr></thead><tbody>
${Object.entries(isRecord(errors) ? errors : {})
  .map(([code, entry]) =>
    isRecord(entry)
      ? `<tr id="${escapeHtml(`error-${code}`)}"><td><code>${escapeHtml(code)}</code></td><td>${escapeHtml(String(entry.status))}</td><td>${escapeHtml(String(entry.message))}</td></tr>`
      : '',
  )
  .join('\n')}
</tbody></table>
</body></html>
`;
}

function callsOf(access: Access, paths: Readonly<Record<string, unknown>>): string {
  // The keys of a literal table are its names.
  const names = keysOf(CALLS).filter((name) => CALLS[name].access === access);
  if (names.length === 0) return '';
  const calls = names.map((name) => {
    const { method, path, sentence }: Call = CALLS[name];
    const described = paths[path];
    const call = isRecord(described) ? described[method.toLowerCase()] : {};
    return `<details><summary><span class="method">${method}</span> <code>${escapeHtml(path)}</code><br><span lang="en">${escapeHtml(sentence)}</span></summary>
<p class="access" lang="en">${escapeHtml(name)} · ${escapeHtml(ACCESS_WORDS[access])}</p>
<p>Refuzuri: ${listRefusals(CALLS[name]).map(linkToError).join(', ')}</p>${json(call)}</details>`;
  });
  return `<h2>${HEADINGS[access]}</h2>\n${calls.join('\n')}`;
}

function linkToError(code: string): string {
  return `<a href="#error-${escapeHtml(code)}"><code>${escapeHtml(code)}</code></a>`;
}

/** References become links to the schema on the page. */
function json(value: unknown): string {
  const text = escapeHtml(JSON.stringify(value, null, 2));
  return `<pre><code>${text.replace(/#\/components\/schemas\/(\w+)/g, '<a href="#$1">$1</a>')}</code></pre>`;
}

function paragraphs(markdown: string): string {
  return markdown
    .split('\n\n')
    .map((paragraph) =>
      escapeHtml(paragraph)
        .replace(/\*\*(.+?)\*\*/g, '<strong>$1</strong>')
        .replace(/`(.+?)`/gs, '<code>$1</code>'),
    )
    .map((paragraph) => `<p>${paragraph}</p>`)
    .join('\n');
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
