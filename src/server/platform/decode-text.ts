/** Decodes text files as the programs of a restaurant write them. */

/** A letter that Windows-1250 has for Romanian: with it, the text is Romanian in that encoding. */
const ROMANIAN = /[ăĂşŞţŢșȘțȚ]/;
/** What letters of Western Europe (è ê à ù ò ï æ ø) become when they are read as Windows-1250. */
const WESTERN_AS_1250 = /[čęŕůňďćřČĘŔŮŇĎĆŘ]/;

/** The text, and sentences for the owner where its encoding had to be guessed. */
export function decodeText(bytes: Uint8Array): { readonly text: string; readonly notes: readonly string[] } {
  const wide = wideEncoding(bytes);
  if (wide !== null) return { text: new TextDecoder(wide).decode(bytes), notes: [] };
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), notes: [] };
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
  }
  const central = new TextDecoder('windows-1250').decode(bytes);
  const isWestern = WESTERN_AS_1250.test(central) && !ROMANIAN.test(central);
  const text = isWestern ? new TextDecoder('windows-1252').decode(bytes) : central;
  const name = isWestern ? 'vest-europene (Windows-1252)' : 'central-europene (Windows-1250)';
  return { text, notes: [`Fișierul nu e în Unicode: literele au fost citite ca ${name}. Verificați diacriticele.`] };
}

/** By its mark, else by the zero that every second byte of Latin text is. */
function wideEncoding([first, second]: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  if ((first === 0xff && second === 0xfe) || (first !== 0 && second === 0)) return 'utf-16le';
  if ((first === 0xfe && second === 0xff) || (first === 0 && second !== 0 && second !== undefined)) return 'utf-16be';
  return null;
}
