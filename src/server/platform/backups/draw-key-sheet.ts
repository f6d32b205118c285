/** A printable page with the key of the copies. */
import encodeQR from 'qr';
import { escapeHtml } from '#domain/text/escape-html.ts';
import { formatDateTime } from '#domain/time/format-date.ts';
import type { Instant } from '#domain/time/instant.ts';
import { composeCommand } from '#server/platform/command-line.ts';

export type KeySheet = {
  readonly printed: string;
  readonly at: Instant;
  /** Location of the copies. */
  readonly place: string;
};

/** A black and white page without scripts and links. */
export function drawKeySheet({ printed, at, place }: KeySheet): string {
  return `<!doctype html>
<html lang="ro">
<head>
<meta charset="utf-8">
<title>Cheia copiilor de siguranță</title>
<style>
  body { font: 12pt/1.5 sans-serif; max-width: 17cm; margin: 1.5cm auto; color: #000; background: #fff }
  h1 { font-size: 20pt; margin: 0 0 .2em }
  code { display: block; font: bold 15pt/1.7 monospace; letter-spacing: .04em; border: 1.5pt solid #000; padding: .5em .7em; margin: 1em 0 }
  svg { width: 5.5cm; height: 5.5cm; display: block }
  li { margin: .4em 0 }
  b { white-space: nowrap }
</style>
</head>
<body>
<h1>Cheia copiilor de siguranță</h1>
<p>Făcută la ${formatDateTime(at)}. Copiile de atunci încoace: ${escapeHtml(place)}</p>
<code>${keyGroups(printed).join(' ')}</code>
${encodeQR(printed, 'svg', { ecc: 'medium', border: 2 })}
<ol>
  <li>Tipăriți două exemplare: unul în seif, unul în altă clădire. Apoi ștergeți fișierul din care ați tipărit.</li>
  <li>Cine are această foaie și copiile vede comenzile și datele clienților.</li>
  <li>Fără ea, dacă se strică calculatorul restaurantului, copiile nu mai pot fi citite de nimeni, nici de cei care fac programul.</li>
  <li>Pe un calculator nou: instalați programul, puneți copiile la locul lor, <b>${composeCommand('restore')}</b>, apoi scrieți cheia (spațiile nu contează) sau citiți codul cu telefonul.</li>
  <li>O dată pe an verificați că foaia este cea bună: <b>${composeCommand('backup', '--check-key')}</b></li>
</ol>
</body>
</html>
`;
}

/** The key in groups, easier to read and type; spaces are ignored when it is parsed. */
export function keyGroups(printed: string): readonly string[] {
  return printed.match(/AGE-SECRET-KEY-1|.{1,6}/g) ?? [];
}
