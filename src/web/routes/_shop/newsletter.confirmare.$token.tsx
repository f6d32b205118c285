import { titles } from '#web/i18n/titles.ts';
import { createFileRoute } from '#web/router/index.ts';
import { ConfirmNewsletterPage } from '#web/storefront/newsletter/newsletter-link-page.tsx';

export const Route = createFileRoute('/_shop/newsletter/confirmare/$token')({
  head: () => ({
    meta: [
      { title: titles.confirmNewsletter },
      { name: 'robots', content: 'noindex' },
      // The address contains a secret, so it is not sent to other sites as referrer.
      { name: 'referrer', content: 'no-referrer' },
    ],
  }),
  headers: () => ({ 'Cache-Control': 'no-store' }),
  component: NewsletterLink,
});

function NewsletterLink() {
  return <ConfirmNewsletterPage token={Route.useParams().token} />;
}
