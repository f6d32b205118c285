import type { LegalKind } from '#domain/legal/legal-kinds.ts';
import { legalText } from '#web/i18n/shop/legal.ts';
import { titles } from '#web/i18n/titles.ts';
import { createFileRoute, type Route, useLoaderData } from '#web/router/index.ts';
import { NotFound } from '#web/storefront/shell/not-found.tsx';
import { PageMeta } from '#web/storefront/shell/page-meta.tsx';
import { Failed } from '#web/storefront/shell/trouble.tsx';
import { LegalScreen } from './legal-screen.tsx';
import type { LegalPage } from './load-legal-page.ts';

/** `?versiune=2026-11-20`: an earlier version of a legal text. */
type VersionSearch = { readonly versiune?: string };

/** The route of a page that shows a legal text. */
export function createLegalRoute<Id extends `/_shop${string}`>(
  id: Id,
  kind: LegalKind,
): Route<Id, VersionSearch, LegalPage> {
  const path = id.slice('/_shop'.length);
  const title = titles[kind];
  const route: Route<Id, VersionSearch, LegalPage> = createFileRoute(id)({
    waitsForTouch: true,
    validateSearch: ({ versiune }): VersionSearch =>
      typeof versiune === 'string' && versiune !== '' ? { versiune } : {},
    loaderDeps: ({ search }) => search,
    loader: async ({ context, deps }) =>
      (await import('./load-legal-page.ts')).loadLegalPage(context.api, kind, deps.versiune),
    head: () => ({ meta: [{ title }] }),
    errorComponent: Failed,
    notFoundComponent: NotFound,
    component: () => {
      const { name } = useLoaderData({ from: '/_shop' });
      return (
        <>
          <PageMeta path={path} title={title} description={legalText.description[kind](name)} />
          <LegalScreen page={route.useLoaderData()} title={title} path={path} />
        </>
      );
    },
  });
  return route;
}
