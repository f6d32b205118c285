import { useState } from 'react';
import { useHydrated } from '#web/ui/use-hydrated.ts';

/**
 * Facts for search engines. The text is generated on the server only: call it as `<JsonLd text={import.meta.env.SSR ?
 * jsonLdText(…) : ''} />`, then neither code nor facts are sent to the browser as well. A page that was opened by a
 * link has none: a search engine loads every address by itself, and React would insert the element as markup, which the
 * page's policy refuses (docs/decisions/0248).
 */
export function JsonLd({ text }: { readonly text: string }) {
  const isHydrated = useHydrated();
  const [isOfServer] = useState(!isHydrated);
  if (!isOfServer) return null;
  return (
    <script
      type="application/ld+json"
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON with every `<` escaped by `jsonLdText`
      dangerouslySetInnerHTML={{ __html: text }}
    />
  );
}

/** JSON that cannot end the script element it is in, without texts that the restaurant has not entered. */
export function jsonLdText(facts: Readonly<Record<string, unknown>>): string {
  const entered = (_: string, value: unknown) => (value === '' ? undefined : value);
  return JSON.stringify({ '@context': 'https://schema.org', ...facts }, entered).replaceAll('<', '\\u003c');
}
