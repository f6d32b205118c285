import type { Html } from './html.ts';
import { STYLES } from './layout.ts';

/** Mail programs forget style sheets: every element carries its own. Only elements that `sanitiseHtml` lets through. */
const ELEMENTS: Readonly<Record<string, string>> = {
  p: STYLES.text,
  h3: STYLES.heading,
  h4: STYLES.heading,
  ul: `${STYLES.text} padding-left: 22px;`,
  ol: `${STYLES.text} padding-left: 22px;`,
  li: 'margin: 0 0 6px;',
  blockquote: `${STYLES.soft} padding-left: 14px; border-left: 3px solid #e9dfd0;`,
};
const OPENING = /<(p|h3|h4|ul|ol|li|blockquote)>/g;

/**
 * Rich text for a mail.
 *
 * @param cleaned by `sanitiseHtml`: its elements carry no attribute but the address of a link
 */
export function styledContent(cleaned: string): Html {
  const styled = cleaned.replace(OPENING, (_, name: string) => `<${name} style="${ELEMENTS[name]}">`);
  return { html: styled.replaceAll('<a href=', '<a style="color: #b3311b;" href=') };
}
