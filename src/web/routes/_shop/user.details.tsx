import { DetailsTrouble } from '#web/account/account-trouble.tsx';
import { DetailsPage } from '#web/account/details-page.tsx';
import { titles } from '#web/i18n/titles.ts';
import { createFileRoute, useLoaderData } from '#web/router/index.ts';
import { waiting } from '#web/ui/waiting.tsx';

export const Route = createFileRoute('/_shop/user/details')({
  loader: async ({ context, location }) =>
    (await import('#web/account/load-account.ts')).loadDetails(context.api, location.href),
  head: () => ({ meta: [{ title: titles.accountDetails }] }),
  pendingComponent: waiting(async () => (await import('#web/account/account-waiting.tsx')).AccountWaiting),
  errorComponent: DetailsTrouble,
  component: Details,
});

function Details() {
  const { name, address } = useLoaderData({ from: '/_shop' });
  return <DetailsPage contact={Route.useLoaderData()} contextWords={[name, address.city]} />;
}
