/**
 * Facts for search engines. The text is made only on the server: call it as
 * `<JsonLd text={import.meta.env.SSR ? jsonLdText(…) : ''} />`, then neither code nor facts travel twice.
 */
export function JsonLd({ text }: { readonly text: string }) {
  return (
    <script
      type="application/ld+json"
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON with every `<` escaped by `jsonLdText`
      dangerouslySetInnerHTML={{ __html: text }}
    />
  );
}

/** JSON that cannot end the script it stands in. */
export function jsonLdText(facts: Readonly<Record<string, unknown>>): string {
  return JSON.stringify({ '@context': 'https://schema.org', ...facts }).replaceAll('<', '\\u003c');
}
