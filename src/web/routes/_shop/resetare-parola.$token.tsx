import { ResetPage } from '#web/account/sign-in/reset-page.tsx';
import { titles } from '#web/i18n/titles.ts';
import { createFileRoute, useLoaderData } from '#web/router/index.ts';

export const Route = createFileRoute('/_shop/resetare-parola/$token')({
  head: () => ({
    meta: [
      { title: titles.resetPassword },
      { name: 'robots', content: 'noindex' },
      // The address contains a secret, so it is not sent to other sites as referrer.
      { name: 'referrer', content: 'no-referrer' },
    ],
  }),
  headers: () => ({ 'Cache-Control': 'no-store' }),
  component: Reset,
});

function Reset() {
  const { token } = Route.useParams();
  const { name, address } = useLoaderData({ from: '/_shop' });
  return <ResetPage key={token} token={token} contextWords={[name, address.city]} />;
}
