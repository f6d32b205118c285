import { AuthPage } from '#web/account/sign-in/auth-page.tsx';
import { readAuthSearch } from '#web/account/sign-in/auth-search.ts';
import { titles } from '#web/i18n/titles.ts';
import { createFileRoute, useLoaderData } from '#web/router/index.ts';

export const Route = createFileRoute('/_shop/auth')({
  validateSearch: readAuthSearch,
  head: ({ match }) => ({
    meta: [{ title: titles.auth[match.search.mode ?? 'register'] }, { name: 'robots', content: 'noindex' }],
  }),
  component: Auth,
});

function Auth() {
  const { mode = 'register', redirect, expirat } = Route.useSearch();
  const { name, address } = useLoaderData({ from: '/_shop' });
  return <AuthPage mode={mode} wanted={redirect} hasExpired={expirat === '1'} houseWords={[name, address.city]} />;
}
