const LINK = /(https:\/\/[^\s);,]+|[\w.+-]+@[\w-]+(?:\.[\w-]+)+)/;

/** A text whose addresses of pages and mailboxes can be followed. */
export function LinkedText({ text }: { readonly text: string }) {
  return text.split(LINK).map((part, index) => {
    // Every second part is what the brackets of the pattern caught.
    if (index % 2 === 0) return part;
    return part.startsWith('https:') ? (
      <a key={part} href={part} rel="noopener" target="_blank">
        {part}
      </a>
    ) : (
      <a key={part} href={`mailto:${part}`}>
        {part}
      </a>
    );
  });
}
