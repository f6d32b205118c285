/** The question after an order whether this device may remember the guest (readings 56). */
export type RememberOffer = {
  /** Address of the live page of the order. */
  readonly path: string;
  readonly remember: () => void;
  readonly forget: () => void;
};

/**
 * In the memory of this document only: without the guest's tick nothing is stored, so a reload ends the offer (Legea
 * 506/2004, art. 4).
 */
let offer: RememberOffer | null = null;

export function offerToRemember(made: RememberOffer): void {
  offer = made;
}

/** The offer of this order; null for any other. */
export function rememberOfferOf(path: string): RememberOffer | null {
  return offer?.path === path ? offer : null;
}
