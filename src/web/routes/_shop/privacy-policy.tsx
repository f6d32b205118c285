import { legalText } from '#web/i18n/shop/legal.ts';
import { titles } from '#web/i18n/titles.ts';
import { createFileRoute, useLoaderData } from '#web/router/index.ts';
import { LegalScreen } from '#web/storefront/legal/legal-screen.tsx';
import { versionSearch } from '#web/storefront/legal/version-search.ts';
import { NotFound } from '#web/storefront/shell/not-found.tsx';
import { PageMeta } from '#web/storefront/shell/page-meta.tsx';
import { Failed } from '#web/storefront/shell/trouble.tsx';

const PATH = '/privacy-policy';

export const Route = createFileRoute('/_shop/privacy-policy')({
  validateSearch: versionSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) =>
    (await import('#web/storefront/legal/load-legal-page.ts')).loadLegalPage(context.api, 'privacy', deps.versiune),
  head: () => ({ meta: [{ title: titles.privacy }] }),
  errorComponent: Failed,
  notFoundComponent: NotFound,
  component: LegalPage,
});

function LegalPage() {
  const { name } = useLoaderData({ from: '/_shop' });
  return (
    <>
      <PageMeta path={PATH} title={titles.privacy} description={legalText.description.privacy(name)} />
      <LegalScreen page={Route.useLoaderData()} title={titles.privacy} path={PATH} />
    </>
  );
}
