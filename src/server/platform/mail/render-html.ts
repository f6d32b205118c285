/** Renders a mail as HTML with tables and inline styles, which all mail programs support. */
import type { LabelledValue, MailBlock, OrderRow, Piece, Words } from './blocks.ts';
import { type Html, html } from './html.ts';
import { ACCENT, DARK_STYLES, GROUND, INK, INK_SOFT, LINE, STYLES, SUNKEN, WRAPPED } from './mail-styles.ts';
import { styleRichText } from './rich-text.ts';

/** Every text is ready for display. */
export type HtmlFrame = {
  readonly title: string;
  readonly preview: string;
  readonly sender: string;
  readonly blocks: readonly MailBlock[];
  readonly footer: readonly string[];
};

const FONT = "font-family: -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif";
/** Not escaped: our own constant, with quotes in attribute selectors. */
const DARK: Html = { html: DARK_STYLES };

export function renderHtml({ title, preview, sender, blocks, footer }: HtmlFrame): string {
  return html`<!doctype html>
<html lang="ro">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><style>${DARK}</style><title>${title}</title></head>
<body style="margin: 0; padding: 0; background: ${SUNKEN}; ${FONT};">
<div style="display: none; max-height: 0; overflow: hidden;">${preview}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding: 24px 12px;">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width: 600px; background: ${GROUND}; border-radius: 16px;">
<tr><td style="padding: 28px 28px 0; color: ${ACCENT}; font-size: 15px; font-weight: 700;">${sender}</td></tr>
<tr><td style="padding: 8px 28px 28px;">
<h1 style="margin: 0 0 16px; color: ${INK}; font-size: 26px; line-height: 1.25; ${WRAPPED}">${title}</h1>
${blocks.map((block) => linkPhones(blockHtml(block)))}
</td></tr>
<tr><td style="padding: 20px 28px 28px; border-top: 1px solid ${LINE}; color: ${INK_SOFT}; font-size: 13px; line-height: 1.6;">
${footer.map((line) => linkPhones(html`${line}<br>`))}
</td></tr>
</table></td></tr></table>
</body></html>`.html;
}

/** A grouped Romanian number (`format-phone.ts`) outside of tags. */
const PHONE = /0\d{3} \d{3} \d{3}(?![^<]*>)(?!\d)/g;

/** Makes every visible telephone number a link. */
function linkPhones({ html: written }: Html): Html {
  const link = (phone: string) =>
    `<a href="tel:+4${phone.replaceAll(' ', '')}" style="color: inherit; white-space: nowrap;">${phone}</a>`;
  return { html: written.replace(PHONE, link) };
}

function blockHtml(block: MailBlock): Html {
  switch (block.kind) {
    case 'paragraph':
    case 'note':
    case 'box':
      return html`<p style="${STYLES[block.kind]} white-space: pre-line;">${wordsHtml(block.words)}</p>\n`;
    case 'heading':
      return html`<h2 style="${STYLES.heading}">${wordsHtml(block.words)}</h2>\n`;
    case 'list':
      return html`${block.items.map((item) => html`<p style="${STYLES.item}">${item}</p>\n`)}`;
    case 'rows':
      return rowsHtml(block.rows);
    case 'order_rows':
      return orderRowsHtml(block.rows);
    case 'sums':
      return sumsHtml(block.rows);
    case 'code':
      return html`<p style="${STYLES.box} text-align: center;">${block.label}<br><b style="font-size: 24px; letter-spacing: 1px;">${block.code}</b></p>\n`;
    case 'button':
      return html`<p style="margin: 24px 0;"><a href="${block.address}" style="${STYLES.button}">${block.label}</a></p>\n`;
    case 'picture':
      return html`<img src="${block.address}" alt="" width="544" style="${STYLES.picture}">\n`;
    case 'rich_text':
      return styleRichText(block.content);
  }
}

function wordsHtml(words: Words): readonly Html[] {
  const pieces: readonly Piece[] = typeof words === 'string' ? [words] : words;
  return pieces.map((piece) => {
    if (typeof piece === 'string') return html`${piece}`;
    if ('bold' in piece) return html`<b>${piece.bold}</b>`;
    return html`<a href="${piece.address}" style="color: inherit;">${piece.label}</a>`;
  });
}

function rowsHtml(rows: readonly LabelledValue[]): Html {
  return html`<table role="presentation" cellpadding="0" cellspacing="0" style="margin: 0 0 16px;">${rows.map(
    ([label, value]) => html`
<tr><td style="${STYLES.label}">${label}</td><td style="${STYLES.row} white-space: pre-line;">${value}</td></tr>`,
  )}</table>\n`;
}

function orderRowsHtml(rows: readonly OrderRow[]): Html {
  return html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0">${rows.map(
    ({ quantity, name, notes, price }) => html`
<tr><td style="${STYLES.cell} width: 36px;">${quantity} ×</td><td style="${STYLES.cell}">${name}${notes.map(
      (one) => html`<br><span style="font-size: 13px; opacity: 0.75;">${one}</span>`,
    )}</td><td align="right" style="${STYLES.cell} white-space: nowrap; padding-left: 12px;">${price}</td></tr>`,
  )}</table>\n`;
}

function sumsHtml(rows: readonly LabelledValue[]): Html {
  return html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin: 10px 0;">${rows.map(
    ([label, amount], index) => {
      const style = index === rows.length - 1 ? STYLES.total : STYLES.row;
      return html`
<tr><td style="${style}">${label}</td><td align="right" style="${style} white-space: nowrap;">${amount}</td></tr>`;
    },
  )}</table>\n`;
}
