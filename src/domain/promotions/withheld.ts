/** Whom an order is of, as typed. */
export type TypedPerson = { readonly phone: string; readonly email: string };

/** Promotions that one person gets no more, and by which phone and mailbox that was found. */
export type Withheld = TypedPerson & { readonly promotionIds: readonly number[] };

/** The promotions without those that this phone and mailbox get no more; with another phone the server is asked again. */
export function withoutWithheld<Any extends { readonly id: number }>(
  promotions: readonly Any[],
  withheld: Withheld | null,
  { phone, email }: TypedPerson,
): readonly Any[] {
  if (withheld === null || withheld.phone !== phone || withheld.email !== email) return promotions;
  return promotions.filter(({ id }) => !withheld.promotionIds.includes(id));
}
