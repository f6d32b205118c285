import type { ComponentPropsWithRef, MouseEvent } from 'react';
import { useRouter } from './hooks.ts';
import { type Address, type AnyTarget, hrefOf, type Manner, type Path, type Target } from './target.ts';

/** A shorter hover counts as passing over the link. */
const INTENT_MS = 50;

type Anchor = Omit<ComponentPropsWithRef<'a'>, 'href'> & { readonly preload?: false };

/**
 * A link to another page of the shop. A touch, a resting pointer or the focus preloads its target, unless `preload` is
 * false.
 */
export function Link<const To extends Path | '.'>(props: (Target<To> | (Address & Manner)) & Anchor) {
  const { to, href, params, search, hash, mask, state, replace, resetScroll, preload, ...anchor } = props as Parts;
  const place = href === undefined ? { to, params, search, hash } : { href };
  const target = { ...place, mask, state, replace, resetScroll } as AnyTarget;
  const router = useRouter();
  const approach = () => void (preload ?? router.preload(target));
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    anchor.onClick?.(event);
    if (event.defaultPrevented || !isPlain(event)) return;
    event.preventDefault();
    void router.navigate(target as Target);
  };
  return (
    <a
      {...anchor}
      href={hrefOf(mask ?? target, router.state.location)}
      onClick={follow}
      onTouchStart={approach}
      onFocus={approach}
      onMouseEnter={({ currentTarget }) => {
        setTimeout(() => currentTarget.matches(':hover') && approach(), INTENT_MS);
      }}
    />
  );
}

/** Every possible prop of a link; `Link`'s own signature checks which go together. */
type Parts = Partial<Target & Address> & Anchor;

/** Anything else (a new tab, a download) is left to the browser. */
function isPlain({
  button,
  metaKey,
  ctrlKey,
  shiftKey,
  altKey,
  currentTarget,
}: MouseEvent<HTMLAnchorElement>): boolean {
  const isHere = currentTarget.target === '' || currentTarget.target === '_self';
  return button === 0 && isHere && !(metaKey || ctrlKey || shiftKey || altKey);
}
