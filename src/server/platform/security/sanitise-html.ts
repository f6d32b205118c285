/**
 * Sanitises HTML of the rich-text editor: keeps formatting, removes anything executable. Called when a text is saved,
 * not when it is shown.
 */
import sanitizeHtml from 'sanitize-html';

/** Longest text that is parsed, in characters: parsing a megabyte of tags blocks the process (reliability.md M11). */
export const HTML_MAX_LENGTH = 20_000;

const ALLOWED = {
  allowedTags: ['p', 'br', 'strong', 'b', 'em', 'i', 'u', 's', 'ul', 'ol', 'li', 'h3', 'h4', 'blockquote', 'a'],
  allowedAttributes: { a: ['href'] },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  nestingLimit: 20,
} satisfies sanitizeHtml.IOptions;

/**
 * The same text without anything a browser could run: scripts, styles, pictures, frames, event attributes.
 *
 * @throws RangeError beyond `HTML_MAX_LENGTH`: a caller's bug, because the length is checked before
 * @see readings 38, reliability.md T25
 */
export function sanitiseHtml(html: string): string {
  if (html.length > HTML_MAX_LENGTH) throw new RangeError(`HTML too long to be cleaned: ${html.length}`);
  return sanitizeHtml(html, ALLOWED).trim();
}
