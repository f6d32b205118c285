import type { Picture } from '#contract/menu/wire.ts';
import type { PictureFacts } from '#web/ui/picture.tsx';

/** Nothing beside it says what it shows: its words are read aloud. */
export function presentHousePicture({ hash, alt, width, placeholder }: Picture): PictureFacts {
  return { hash, alt, width, placeholder };
}
