/**
 * The blocks of a mail. A mail defines its blocks once; `render-mail.ts` converts them to HTML and plain text, so both
 * have the same content. A block without text is left out of both.
 */

/** Part of a sentence: plain text, bold, or a link with its label. */
export type Piece = string | { readonly bold: string } | { readonly label: string; readonly address: string };
/** One sentence or more; text is escaped by the renderer. */
export type Words = string | readonly Piece[];

/** One ordered item: quantity, name, details, price. */
export type OrderRow = {
  readonly quantity: number;
  readonly name: string;
  readonly notes: readonly string[];
  /** Formatted: `64,00 lei`. */
  readonly price: string;
};

export type MailBlock =
  | { readonly kind: 'paragraph' | 'note' | 'box' | 'heading'; readonly words: Words }
  | { readonly kind: 'list'; readonly items: readonly string[] }
  | { readonly kind: 'rows'; readonly rows: readonly LabelledValue[] }
  | { readonly kind: 'order_rows'; readonly rows: readonly OrderRow[] }
  | { readonly kind: 'sums'; readonly rows: readonly LabelledValue[] }
  | { readonly kind: 'code'; readonly label: string; readonly code: string }
  | { readonly kind: 'button'; readonly label: string; readonly address: string }
  | { readonly kind: 'picture'; readonly address: string }
  | { readonly kind: 'rich_text'; readonly content: string };

export type LabelledValue = readonly [label: string, value: string];

export const paragraph = (words: Words): MailBlock => ({ kind: 'paragraph', words });
/** Smaller and paler, for less important text. */
export const note = (words: Words): MailBlock => ({ kind: 'note', words });
/** On a coloured background: the main message of the mail. */
export const box = (words: Words): MailBlock => ({ kind: 'box', words });
export const heading = (words: string): MailBlock => ({ kind: 'heading', words });
export const list = (items: readonly string[]): MailBlock => ({ kind: 'list', items });
/** Label and value side by side; a row without a value is left out. */
export const rows = (all: readonly LabelledValue[]): MailBlock => ({
  kind: 'rows',
  rows: all.filter(([, value]) => value !== ''),
});
export const orderRows = (all: readonly OrderRow[]): MailBlock => ({ kind: 'order_rows', rows: all });
/** Amounts below each other, the last one large. */
export const sums = (all: readonly LabelledValue[]): MailBlock => ({ kind: 'sums', rows: all });
/** A code to be copied. */
export const code = (label: string, text: string): MailBlock => ({ kind: 'code', label, code: text });
export const button = (label: string, address: string): MailBlock => ({ kind: 'button', label, address });
/** As wide as the mail, without text. */
export const picture = (address: string): MailBlock => ({ kind: 'picture', address });
/** @param content sanitised by `sanitiseHtml` */
export const richText = (content: string): MailBlock => ({ kind: 'rich_text', content });
