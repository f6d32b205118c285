/** The accepted terms inside a mail: with the order in it, the mail is the contract on a durable medium (OUG 34/2014 art. 8). */
import type { LegalBlock, LegalTextResponse } from '#contract/legal.ts';
import { describeVersion } from '#domain/legal/describe-version.ts';
import { type Html, html } from './html.ts';
import { STYLES } from './layout.ts';

const headingOf = ({ version }: LegalTextResponse) =>
  `Termenii și condițiile acceptate (versiunea ${describeVersion(version)})`;

/** One line each; tables read as „cell – cell”. */
function linesOf(block: LegalBlock): readonly string[] {
  switch (block.kind) {
    case 'paragraph':
      return [block.text];
    case 'list':
      return block.entries.map((entry) => `– ${entry}`);
    case 'table':
      return block.rows.map((row) => row.join(' – '));
    case 'stored_keys':
      return [];
  }
}

export function termsHtml(terms: LegalTextResponse): Html {
  return html`
<h2 style="${STYLES.heading}">${headingOf(terms)}</h2>
${terms.sections.map(
  ({ title, blocks }, index) => html`
<p style="${STYLES.soft} margin-bottom: 4px;"><b>${index + 1}. ${title}</b></p>
${blocks.flatMap(linesOf).map((line) => html`<p style="${STYLES.soft}">${line}</p>`)}`,
)}`;
}

export function termsText(terms: LegalTextResponse): string {
  return [
    headingOf(terms).toUpperCase(),
    ...terms.sections.flatMap(({ title, blocks }, index) => ['', `${index + 1}. ${title}`, ...blocks.flatMap(linesOf)]),
  ].join('\n');
}
