const LINK = /(https:\/\/[^\s);,]+|[\w.+-]+@[\w-]+(?:\.[\w-]+)+|0\d{3} \d{3} \d{3}(?!\d))/;

/** A text in which page addresses, e-mail addresses and telephone numbers become links. */
export function LinkedText({ text }: { readonly text: string }) {
  return text.split(LINK).map((part, index) => {
    // `split` puts the captured matches at odd indexes.
    if (index % 2 === 0) return part;
    if (part.startsWith('https:')) {
      return (
        <a key={part} href={part} rel="noopener" target="_blank">
          {part}
        </a>
      );
    }
    const address = part.includes('@') ? `mailto:${part}` : `tel:+4${part.replaceAll(' ', '')}`;
    return (
      <a key={part} href={address}>
        {part}
      </a>
    );
  });
}
