/**
 * Converts rich text of the newsletter's editor to HTML and plain text of a mail.
 *
 * The input is the output of `sanitiseHtml`: it contains only allowed elements, no attributes except link addresses,
 * and every other bracket is escaped.
 */
import type { Html } from './html.ts';
import { ACCENT, LINE, STYLES } from './mail-styles.ts';

/** Mail programs ignore style sheets, so every element gets an inline style. */
const ELEMENT_STYLES: Readonly<Record<string, string>> = {
  p: STYLES.paragraph,
  h3: STYLES.heading,
  h4: STYLES.heading,
  ul: `${STYLES.paragraph} padding-left: 22px;`,
  ol: `${STYLES.paragraph} padding-left: 22px;`,
  li: 'margin: 0 0 6px;',
  blockquote: `${STYLES.note} padding-left: 14px; border-left: 3px solid ${LINE};`,
};
const OPENING = /<(p|h3|h4|ul|ol|li|blockquote)>/g;

/** Adds a style to every element. */
export function styleRichText(cleaned: string): Html {
  const styled = cleaned.replace(OPENING, (_, name: string) => `<${name} style="${ELEMENT_STYLES[name]}">`);
  return { html: styled.replaceAll('<a href=', `<a style="color: ${ACCENT};" href=`) };
}

const LINK = /<a href="([^"]{0,2000})">([^<]{0,2000})<\/a>/g;
const ITEM = /<li>/g;
const LINE_END = /<br \/>|<\/(?:p|h3|h4|li|ul|ol|blockquote)>/g;
const ELEMENT = /<[^<>]{0,2100}>/g;
const ENTITIES: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' ', amp: '&' };

/** Removes the elements; links keep their address. */
export function plainTextOf(cleaned: string): string {
  return cleaned
    .replace(LINK, (_, address: string, words: string) => (address === words ? words : `${words} (${address})`))
    .replace(ITEM, '- ')
    .replace(LINE_END, '\n')
    .replace(ELEMENT, '')
    .replace(/&(lt|gt|quot|#39|nbsp|amp);/g, (_, name: string) => ENTITIES[name] ?? '')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}
