/** Pictures as the value of a form: what a product shows, before it is saved. Plain, so that forms can compare it. */
import type { CallInput } from '#contract/client.ts';

export type FormPicture = {
  /** Of the row that ties it to its owner; 0 while nothing does. */
  readonly id: number;
  readonly hash: string;
  readonly imageLink: string;
  readonly alt: string;
};

/**
 * A picture of the server as form value.
 *
 * @param standIn what the server answers as alternative text where none was written (the product's name)
 */
export function formPicture({ id, hash, imageLink, alt }: FormPicture, standIn = ''): FormPicture {
  return { id, hash, imageLink, alt: alt === standIn ? '' : alt };
}

/** The same with `key`'s picture at `place`. */
export function movePicture(pictures: readonly FormPicture[], hash: string, place: number): readonly FormPicture[] {
  const moved = pictures.filter((one) => one.hash === hash);
  const others = pictures.filter((one) => one.hash !== hash);
  return [...others.slice(0, place), ...moved, ...others.slice(place)];
}

/** The body of `addProductImages` after a form was filled in: order, texts, removed pictures. */
export function productImagesBody(
  before: readonly FormPicture[],
  after: readonly FormPicture[],
): NonNullable<CallInput<'addProductImages'>['body']> {
  return {
    pictures: after.map(({ id, hash, alt }) => (id === 0 ? { hash, alt } : { id, alt })),
    removedImagesIDs: before.filter(({ hash }) => !after.some((one) => one.hash === hash)).map(({ id }) => id),
  };
}

/** Whether `addProductImages` has anything to do. */
export function arePicturesChanged(before: readonly FormPicture[], after: readonly FormPicture[]): boolean {
  return JSON.stringify(before) !== JSON.stringify(after);
}
