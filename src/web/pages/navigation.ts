/** The links of the navigation, and what the search over all pages finds: the listed declarations. */
import type { LinkProps } from '@tanstack/react-router';
import type { Declaration, Listing, NavigationGroup } from './define-page.ts';

type Target = {
  readonly to: NonNullable<LinkProps['to']>;
  readonly hash?: string;
  readonly search?: Readonly<Record<string, string>>;
};

export type NavigationEntry = Listing & {
  readonly label: string;
  readonly link: Target;
  readonly isOutside: boolean;
  readonly isEnd: boolean;
};

/** The entries of a group, in their order. */
export function entriesOf(declarations: readonly Declaration[], group: NavigationGroup): readonly NavigationEntry[] {
  return declarations.flatMap((one) => (one.listed?.group === group ? [entryOf(one, one.listed)] : []));
}

function entryOf(one: Declaration, listed: Listing): NavigationEntry {
  if ('address' in one) {
    const link = { to: one.address as Target['to'] };
    return { label: one.title, ...listed, link, isOutside: false, isEnd: false };
  }
  const { to, hash, isOutside = false, isEnd = false } = one;
  const link = { to: to as Target['to'], ...(hash === undefined ? {} : { hash }) };
  return { ...listed, label: one.listed.label, link, isOutside, isEnd };
}
