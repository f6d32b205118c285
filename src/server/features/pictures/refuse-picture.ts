import type { PlainErrorCode } from '#contract/errors.ts';
import type { ImageRefusal } from '#server/platform/images/store-image.ts';

/** How a file that is not taken is refused. */
export const PICTURE_REFUSALS = {
  too_large: 'picture_too_large',
  too_many_pixels: 'picture_too_detailed',
  not_a_picture: 'picture_unreadable',
  too_many_waiting: 'unavailable',
} as const satisfies Record<ImageRefusal, PlainErrorCode>;
