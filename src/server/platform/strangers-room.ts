/** Connections that have not shown yet who they are. The room is small: when it is full the oldest one has to go. */
import { isLoopback } from './rate-limits.ts';

export type StrangersRoom<Stranger> = {
  /** Lets `stranger` in; returns the one that has to go for it, null when there was a place. */
  readonly enter: (stranger: Stranger) => Stranger | null;
  /** Takes `stranger` out, if it is still in. */
  readonly leave: (stranger: Stranger) => void;
};

/**
 * A newcomer is never refused, because it may be a panel that is about to show its token: the longer a connection has
 * said nothing useful, the less likely it is one. One network fills its own places only; loopback has no such limit, as
 * all visitors come from there behind a proxy that was not declared.
 */
export function openStrangersRoom<Stranger extends { readonly network: string }>(limits: {
  readonly most: number;
  readonly mostOfANetwork: number;
}): StrangersRoom<Stranger> {
  // A set remembers the order of insertion.
  const inside = new Set<Stranger>();

  function whoGoesFor({ network }: Stranger): Stranger | undefined {
    const neighbours = isLoopback(network) ? [] : [...inside].filter((other) => other.network === network);
    if (neighbours.length >= limits.mostOfANetwork) return neighbours[0];
    return inside.size >= limits.most ? [...inside][0] : undefined;
  }

  return {
    enter(stranger) {
      const evicted = whoGoesFor(stranger) ?? null;
      if (evicted !== null) inside.delete(evicted);
      inside.add(stranger);
      return evicted;
    },
    leave: (stranger) => void inside.delete(stranger),
  };
}
