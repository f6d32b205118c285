import { type ComponentProps, createContext, type ReactNode, use } from 'react';
import { onceFor } from '#domain/once-for.ts';

/** Returns the markup of `node`; for an equal `key` on the same route it is rendered only once. */
export type CacheMarkup = (key: string, node: ReactNode) => string;

/** Set on the server; null when nothing is cached. */
export const CacheMarkupContext = /* @__PURE__ */ createContext<CacheMarkup | null>(null);

/**
 * An element whose content is the same on many pages. The server caches the markup by what it is rendered from; in the
 * browser the element is like any other (docs/decisions/0217). Not for content that uses `useId`, nor for eager
 * pictures: React writes preloads of those into the head.
 */
export function CachedMarkup({
  as: Element,
  of,
  part,
  look = '',
  children,
  ...element
}: Omit<ComponentProps<'section'>, 'ref'> & {
  readonly as: 'footer' | 'li' | 'section';
  /** Distinguishes two parts that are rendered from the same facts on one page. */
  readonly part: 'card' | 'section' | 'gallery' | 'categories' | 'visit' | 'footer';
  /** Everything that `children` depend on, as JSON, together with `look`; null when it must not be cached. */
  readonly of: object | null;
  readonly look?: string;
  readonly children: ReactNode;
}) {
  if (!import.meta.env.SSR) return <Element {...element}>{children}</Element>;
  const keep = use(CacheMarkupContext);
  if (keep === null || of === null) return <Element {...element}>{children}</Element>;
  const markup = { __html: keep(`${part} ${look} ${textOf(of)}`, children) };
  // biome-ignore lint/security/noDangerouslySetInnerHtml: markup that React has written
  return <Element {...element} dangerouslySetInnerHTML={markup} />;
}

const textOf = /* @__PURE__ */ onceFor((facts: object) => JSON.stringify(facts));
