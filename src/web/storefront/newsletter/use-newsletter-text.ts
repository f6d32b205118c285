import { newsletterText } from '#web/i18n/shop/newsletter.ts';
import { useLoaderData } from '#web/router/index.ts';

/** What a subscriber gets; a personal code is named only while subscribers get one. */
export function useNewsletterText(): string {
  const { givesSubscribersCode } = useLoaderData({ from: '/_shop' });
  return givesSubscribersCode ? newsletterText.textWithCode : newsletterText.text;
}
