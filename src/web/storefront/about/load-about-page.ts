import type { Api } from '#contract/client.ts';
import { fetchRestaurant } from '#contract/restaurant/client.ts';
import type { PictureFacts } from '#web/ui/picture.tsx';

export type AboutPage = {
  readonly paragraphs: readonly string[];
  readonly hero: PictureFacts | null;
  readonly gallery: readonly PictureFacts[];
};

export async function loadAboutPage(api: Api): Promise<AboutPage> {
  const { aboutUs, heroPicture, gallery } = await fetchRestaurant(api);
  return {
    paragraphs: aboutUs
      .split(/\n+/)
      .map((paragraph) => paragraph.trim())
      .filter((paragraph) => paragraph !== ''),
    hero: heroPicture,
    gallery,
  };
}
