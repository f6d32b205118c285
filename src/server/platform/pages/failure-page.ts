/** The page for when rendering fails: no script, no style sheet, nothing that could fail a second time. */
import { sentenceOf } from '#contract/errors.ts';

/** A whole HTML page that tells what to do and names the request, so that the staff can find it in the log. */
export function failurePage(code: 'internal_error' | 'unavailable', requestId: string): string {
  const title = code === 'unavailable' ? 'Revenim imediat' : 'Ceva nu a mers bine';
  return `<!doctype html>
<html lang="ro">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><link rel="icon" href="/favicon.svg" type="image/svg+xml"><title>${title}</title></head>
<body style="font-family:system-ui,sans-serif;max-width:34rem;margin:12vh auto;padding:0 1.25rem;line-height:1.6">
<h1>${title}</h1>
<p>${sentenceOf(code)}</p>
<p><a href="">Reîncarcă pagina</a> · <a href="/">Pagina principală</a></p>
<p><small>Codul cererii: <code>${requestId}</code></small></p>
</body>
</html>
`;
}
