import type { Api } from '#contract/client.ts';
import type { Picture } from '#contract/menu.ts';
import type { PictureFacts } from '#web/ui/picture.tsx';

export type AboutPage = {
  readonly paragraphs: readonly string[];
  readonly hero: PictureFacts | null;
  readonly gallery: readonly PictureFacts[];
};

export async function loadAboutPage(api: Api): Promise<AboutPage> {
  const { aboutUs, heroPicture, gallery } = await api('getRestaurant');
  return {
    paragraphs: aboutUs
      .split(/\n+/)
      .map((paragraph) => paragraph.trim())
      .filter((paragraph) => paragraph !== ''),
    hero: heroPicture === null ? null : presentHousePicture(heroPicture),
    gallery: gallery.map(presentHousePicture),
  };
}

/** Nothing beside it says what it shows: its words are read aloud. */
function presentHousePicture({ hash, alt, width, placeholder }: Picture): PictureFacts {
  return { hash, alt, width, placeholder };
}
