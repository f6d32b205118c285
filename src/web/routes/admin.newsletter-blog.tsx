import { createFileRoute } from '@tanstack/react-router';
import { NewsletterScreen } from '#web/admin/marketing/newsletter-screen.tsx';
import { staffHead } from '#web/staff/page-head.ts';
import { pageIndex, readPageNumber } from '#web/ui/page-number.ts';

export const Route = createFileRoute('/admin/newsletter-blog')({
  validateSearch: ({ page }: Readonly<Record<string, unknown>>) => readPageNumber(page),
  head: () => staffHead('newsletter'),
  component: Newsletter,
});

function Newsletter() {
  return <NewsletterScreen page={pageIndex(Route.useSearch())} />;
}
