/** Pictures as a form value: what a product shows, before it is saved. Plain data, so that forms can compare it. */

import type { BodyOf } from '#contract/define/define-call.ts';
import type { addProductImages } from '#contract/menu/staff-calls.ts';

export type FormPicture = {
  /** Id of the row that links the picture to its owner; 0 until it is saved. */
  readonly id: number;
  readonly hash: string;
  readonly imageLink: string;
  readonly alt: string;
};

/**
 * A picture from the server as a form value.
 *
 * @param standIn the server's alternative text when none was written (the product's name)
 */
export function formPicture({ id, hash, imageLink, alt }: FormPicture, standIn = ''): FormPicture {
  return { id, hash, imageLink, alt: alt === standIn ? '' : alt };
}

/** Moves the picture with this hash to `place`. */
export function movePicture(pictures: readonly FormPicture[], hash: string, place: number): readonly FormPicture[] {
  const moved = pictures.filter((one) => one.hash === hash);
  const others = pictures.filter((one) => one.hash !== hash);
  return [...others.slice(0, place), ...moved, ...others.slice(place)];
}

/** The body of `addProductImages` for a form: order, texts, removed pictures. */
export function productImagesBody(
  before: readonly FormPicture[],
  after: readonly FormPicture[],
): BodyOf<typeof addProductImages> {
  return {
    pictures: after.map(({ id, hash, alt }) => (id === 0 ? { hash, alt } : { id, alt })),
    removedImagesIDs: before.filter(({ hash }) => !after.some((one) => one.hash === hash)).map(({ id }) => id),
  };
}

/** Whether `addProductImages` has anything to change. */
export function arePicturesChanged(before: readonly FormPicture[], after: readonly FormPicture[]): boolean {
  return JSON.stringify(before) !== JSON.stringify(after);
}
