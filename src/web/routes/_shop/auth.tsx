import { AuthPage } from '#web/account/sign-in/auth-page.tsx';
import { readAuthSearch } from '#web/account/sign-in/auth-search.ts';
import { signInText } from '#web/i18n/sign-in.ts';
import { titles } from '#web/i18n/titles.ts';
import { createFileRoute, useLoaderData } from '#web/router/index.ts';
import { PageMeta } from '#web/storefront/shell/page-meta.tsx';

export const Route = createFileRoute('/_shop/auth')({
  validateSearch: readAuthSearch,
  head: ({ match }) => ({ meta: [{ title: titles.auth[match.search.mode ?? 'register'] }] }),
  component: Auth,
});

function Auth() {
  const { mode = 'register', redirect, expirat } = Route.useSearch();
  const { name, address } = useLoaderData({ from: '/_shop' });
  return (
    <>
      <PageMeta path="/auth" title={titles.auth[mode]} description={signInText.description(name, address.city)} />
      <AuthPage mode={mode} wanted={redirect} hasExpired={expirat === '1'} contextWords={[name, address.city]} />
    </>
  );
}
