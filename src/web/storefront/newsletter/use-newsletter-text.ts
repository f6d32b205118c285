import { useLoaderData } from '@tanstack/react-router';
import { newsletterText } from '#web/i18n/house/newsletter.ts';

/** What a subscriber gets; a code is named only while one is given. */
export function useNewsletterText(): string {
  const { givesSubscribersCode } = useLoaderData({ from: '/_shop' });
  return givesSubscribersCode ? newsletterText.textWithCode : newsletterText.text;
}
