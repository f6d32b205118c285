import { createRootRouteWithContext, HeadContent, Outlet, ScriptOnce, Scripts } from '@tanstack/react-router';
import type { StaffRouterContext } from '#web/router.tsx';
import { StaffNotFound } from '#web/staff/not-found.tsx';
import { DOCUMENT_LINKS, DOCUMENT_META } from '#web/ui/document-head.ts';
import { EARLY_PRESS_SCRIPT } from '#web/ui/early-press.ts';
import { QUICK_START_SCRIPT } from '#web/ui/quick-start.ts';
import { THEME_SCRIPT } from '#web/ui/theme.ts';
import { ApiContext } from '#web/use-api.ts';

/** The document of staff; guests have their own (web/shop-document.tsx). */
export const Route = createRootRouteWithContext<StaffRouterContext>()({
  head: () => ({ meta: [...DOCUMENT_META, { title: 'Poftă' }], links: DOCUMENT_LINKS }),
  component: Document,
  notFoundComponent: StaffNotFound,
});

function Document() {
  const { api } = Route.useRouteContext();
  return (
    <html lang="ro" suppressHydrationWarning>
      <head>
        <HeadContent />
        <ScriptOnce>{THEME_SCRIPT}</ScriptOnce>
        <ScriptOnce>{EARLY_PRESS_SCRIPT}</ScriptOnce>
        <ScriptOnce>{QUICK_START_SCRIPT}</ScriptOnce>
      </head>
      <body>
        <ApiContext value={api}>
          <Outlet />
        </ApiContext>
        <Scripts />
      </body>
    </html>
  );
}
