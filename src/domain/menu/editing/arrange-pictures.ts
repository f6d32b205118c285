/** Which pictures a product shows, in which order, after a save. */

export type ArrangedPicture = { readonly hash: string; readonly alt: string };

export type PictureWishes = {
  /** As the product shows them now. */
  readonly present: readonly (ArrangedPicture & { readonly id: number })[];
  readonly removedIds: readonly number[];
  /** By id (of one that is there) or by hash (of one that was uploaded), in the wished order. */
  readonly named: readonly {
    readonly id?: number | undefined;
    readonly hash?: string | undefined;
    readonly alt: string;
  }[];
  /** Uploaded with this save. */
  readonly addedHashes: readonly string[];
};

/**
 * Named pictures come first, in that order; then the unnamed ones in their old order; then new ones. Names of pictures that
 * were deleted meanwhile are ignored. Each picture appears once.
 */
export function arrangePictures({
  present,
  removedIds,
  named,
  addedHashes,
}: PictureWishes): readonly ArrangedPicture[] {
  const kept = present.filter(({ id }) => !removedIds.includes(id));
  const removed = new Set(present.filter(({ id }) => removedIds.includes(id)).map(({ hash }) => hash));
  const wished = named.flatMap(({ id, hash, alt }) => {
    const picture = id === undefined ? hash : kept.find((one) => one.id === id)?.hash;
    return picture === undefined || removed.has(picture) ? [] : [{ hash: picture, alt: alt.trim() }];
  });
  const added = addedHashes.map((hash) => ({ hash, alt: '' }));
  const all = [...wished, ...kept.map(({ hash, alt }) => ({ hash, alt })), ...added];
  return all.filter(({ hash }, place) => all.findIndex((one) => one.hash === hash) === place);
}
