/** Who takes a step of an order; the clock and the provider of payments take theirs without a person. */
export type Actor =
  | { readonly kind: 'staff'; readonly id: number }
  | { readonly kind: 'courier'; readonly id: number }
  | { readonly kind: 'guest' }
  | { readonly kind: 'provider' }
  | { readonly kind: 'clock' };
export type ActorKind = Actor['kind'];

export const GUEST: Actor = { kind: 'guest' };

/** What the history shows for an actor without a name of its own; null: nothing, as for the guest. */
const NAMES: Readonly<Record<ActorKind, string | null>> = {
  staff: null,
  courier: null,
  guest: null,
  provider: 'procesatorul de plăți',
  clock: 'automat',
};

export function actorName(kind: ActorKind, name: string | null): string | null {
  return name ?? NAMES[kind];
}

/** The id of an actor of this kind; null for the others. */
export function idOf(actor: Actor, kind: 'staff' | 'courier'): number | null {
  return actor.kind === kind ? actor.id : null;
}
