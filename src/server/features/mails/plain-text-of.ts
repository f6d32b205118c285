/** Rich text for mail programs that show none. */

const LINK = /<a href="([^"]{0,2000})">([^<]{0,2000})<\/a>/g;
const ITEM = /<li>/g;
const LINE_END = /<br \/>|<\/(?:p|h3|h4|li|ul|ol|blockquote)>/g;
const ELEMENT = /<[^<>]{0,2100}>/g;
const ENTITIES: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' ', amp: '&' };

/** @param cleaned by `sanitiseHtml`: its only elements are those it names, every bracket else is escaped */
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
