import { ConfirmPage } from '#web/account/sign-in/confirm-page.tsx';
import { titles } from '#web/i18n/titles.ts';
import { createFileRoute } from '#web/router/index.ts';

export const Route = createFileRoute('/_shop/confirmare-cont/$token')({
  head: () => ({
    meta: [
      { title: titles.confirmAccount },
      { name: 'robots', content: 'noindex' },
      // The address contains a secret, so it is not sent to other sites as referrer.
      { name: 'referrer', content: 'no-referrer' },
    ],
  }),
  headers: () => ({ 'Cache-Control': 'no-store' }),
  component: Confirm,
});

function Confirm() {
  const { token } = Route.useParams();
  return <ConfirmPage key={token} token={token} />;
}
