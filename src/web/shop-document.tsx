import type { Router } from '#web/router/create-router.ts';
import { RouterContext } from '#web/router/hooks.ts';
import { PageView } from '#web/router/page-view.tsx';
import { DOCUMENT_LINKS, DOCUMENT_META } from '#web/ui/document-head.ts';
import { ApiContext } from '#web/use-api.ts';

/** The document of guests. The server adds styles and scripts to its head and end (draw-shop-page.tsx). */
export function ShopDocument({ router }: { readonly router: Router }) {
  return (
    <html lang="ro" suppressHydrationWarning>
      <head>
        {DOCUMENT_META.map((meta) => (
          <meta key={JSON.stringify(meta)} {...meta} />
        ))}
        {DOCUMENT_LINKS.map((link) => (
          <link key={link.rel} {...link} />
        ))}
      </head>
      <body>
        <ApiContext value={router.context.api}>
          <RouterContext value={router}>
            <PageView />
          </RouterContext>
        </ApiContext>
      </body>
    </html>
  );
}
