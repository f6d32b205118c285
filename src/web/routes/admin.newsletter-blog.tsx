import { createFileRoute } from '@tanstack/react-router';
import { NewsletterScreen } from '#web/admin/marketing/newsletter-screen.tsx';
import { readNewsletterSearch } from '#web/admin/marketing/newsletter-search.ts';
import { staffHead } from '#web/staff/page-head.ts';

export const Route = createFileRoute('/admin/newsletter-blog')({
  validateSearch: readNewsletterSearch,
  head: () => staffHead('newsletter'),
  component: Newsletter,
});

function Newsletter() {
  return <NewsletterScreen page={Route.useSearch().page ?? 0} />;
}
