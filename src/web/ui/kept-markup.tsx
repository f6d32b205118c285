import { type ComponentProps, createContext, type ReactNode, use } from 'react';
import { onceFor } from '#domain/once-for.ts';

/** Gives the markup of `node`; what was drawn for an equal `key` by the same route is not drawn again. */
export type KeepMarkup = (key: string, node: ReactNode) => string;

/** On the server; null where nothing is kept. */
export const KeepMarkupContext = /* @__PURE__ */ createContext<KeepMarkup | null>(null);

/**
 * An element whose inside looks the same on many pages. The server keeps the markup by what it is drawn from; in the browser
 * the element is like any other (docs/decisions/0217). Not for what uses `useId`, nor for pictures that are fetched at once:
 * React writes their addresses into the head.
 */
export function KeptMarkup({
  as: Element,
  of,
  part,
  look = '',
  children,
  ...element
}: Omit<ComponentProps<'section'>, 'ref'> & {
  readonly as: 'footer' | 'li' | 'section';
  /** What is drawn: two parts that are drawn from the same facts on one page are told apart by it. */
  readonly part: 'card' | 'section' | 'gallery' | 'categories' | 'visit' | 'footer';
  /** All that `children` are drawn from, as JSON tells it, with `look`; null where it must be drawn anew. */
  readonly of: object | null;
  readonly look?: string;
  readonly children: ReactNode;
}) {
  if (!import.meta.env.SSR) return <Element {...element}>{children}</Element>;
  const keep = use(KeepMarkupContext);
  if (keep === null || of === null) return <Element {...element}>{children}</Element>;
  const markup = { __html: keep(`${part} ${look} ${textOf(of)}`, children) };
  // biome-ignore lint/security/noDangerouslySetInnerHtml: markup that React has written
  return <Element {...element} dangerouslySetInnerHTML={markup} />;
}

const textOf = /* @__PURE__ */ onceFor((facts: object) => JSON.stringify(facts));
