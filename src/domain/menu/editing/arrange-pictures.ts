import { cleanText } from '#domain/text/clean-text.ts';

/** Decides which pictures a product shows after a save, and their order. */

export type ArrangedPicture = { readonly hash: string; readonly alt: string };

export type PictureWishes = {
  /** The pictures before the save. */
  readonly present: readonly (ArrangedPicture & { readonly id: number })[];
  readonly removedIds: readonly number[];
  /** By id (existing ones) or by hash (uploaded ones), in the requested order. */
  readonly named: readonly {
    readonly id?: number | undefined;
    readonly hash?: string | undefined;
    readonly alt: string;
  }[];
  /** Hashes of pictures uploaded with this save. */
  readonly addedHashes: readonly string[];
};

/**
 * Named pictures come first, in that order; then the unnamed ones in their previous order; then new ones. Pictures
 * deleted meanwhile are ignored. Each picture appears once.
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
    return picture === undefined || removed.has(picture) ? [] : [{ hash: picture, alt: cleanText(alt).trim() }];
  });
  const added = addedHashes.map((hash) => ({ hash, alt: '' }));
  const all = [...wished, ...kept.map(({ hash, alt }) => ({ hash, alt })), ...added];
  return all.filter(({ hash }, place) => all.findIndex((one) => one.hash === hash) === place);
}
