/**
 * What a mail is made of. A mail names its blocks once; `render-mail.ts` makes HTML and plain text of them, so both say
 * the same. A block without words is left out of both.
 */

/** Part of a sentence: plain text, bold, or a link that reads as its label. */
export type Piece = string | { readonly bold: string } | { readonly label: string; readonly address: string };
/** One sentence or more; text is escaped by the renderer. */
export type Words = string | readonly Piece[];

/** One thing that was ordered: quantity, name, what belongs to it, price. */
export type OrderRow = {
  readonly quantity: number;
  readonly name: string;
  readonly notes: readonly string[];
  /** As it is read: `64,00 lei`. */
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
/** Smaller and paler: what need not be read at once. */
export const note = (words: Words): MailBlock => ({ kind: 'note', words });
/** On a ground of its own: the news of the mail. */
export const box = (words: Words): MailBlock => ({ kind: 'box', words });
export const heading = (words: string): MailBlock => ({ kind: 'heading', words });
export const list = (items: readonly string[]): MailBlock => ({ kind: 'list', items });
/** Label and value side by side; a row without a value is left out. */
export const rows = (all: readonly LabelledValue[]): MailBlock => ({
  kind: 'rows',
  rows: all.filter(([, value]) => value !== ''),
});
export const orderRows = (all: readonly OrderRow[]): MailBlock => ({ kind: 'order_rows', rows: all });
/** Amounts under each other, the last one large. */
export const sums = (all: readonly LabelledValue[]): MailBlock => ({ kind: 'sums', rows: all });
/** A code to be copied. */
export const code = (label: string, text: string): MailBlock => ({ kind: 'code', label, code: text });
export const button = (label: string, address: string): MailBlock => ({ kind: 'button', label, address });
/** As wide as the mail, without words. */
export const picture = (address: string): MailBlock => ({ kind: 'picture', address });
/** @param content cleaned by `sanitiseHtml` */
export const richText = (content: string): MailBlock => ({ kind: 'rich_text', content });
