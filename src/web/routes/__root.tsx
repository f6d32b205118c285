import { createRootRouteWithContext, HeadContent, Outlet, ScriptOnce, Scripts } from '@tanstack/react-router';
import type { RouterContext } from '#web/make-router.ts';
import textFace from '#web/ui/fonts/figtree-400.woff2?url';
import '#web/ui/fonts.css';
import '#web/ui/tokens.css';
import { NotFound } from '#web/storefront/shell/trouble.tsx';
import { EARLY_PRESS_SCRIPT } from '#web/ui/early-press.ts';
import { QUICK_START_SCRIPT } from '#web/ui/quick-start.ts';
import { THEME_SCRIPT } from '#web/ui/theme.ts';

export const Route = createRootRouteWithContext<RouterContext>()({
  head: () => ({
    meta: [
      { charSet: 'utf-8' },
      { name: 'viewport', content: 'width=device-width, initial-scale=1, viewport-fit=cover' },
      { name: 'format-detection', content: 'telephone=no' },
      { name: 'theme-color', content: '#fffcf7', media: '(prefers-color-scheme: light)' },
      { name: 'theme-color', content: '#17120e', media: '(prefers-color-scheme: dark)' },
      { title: 'Poftă' },
    ],
    links: [
      { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
      { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
      { rel: 'manifest', href: '/manifest.webmanifest' },
      { rel: 'preload', href: textFace, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' },
    ],
  }),
  component: Document,
  notFoundComponent: NotFound,
});

function Document() {
  return (
    <html lang="ro" suppressHydrationWarning>
      <head>
        <HeadContent />
        <ScriptOnce>{THEME_SCRIPT}</ScriptOnce>
        <ScriptOnce>{EARLY_PRESS_SCRIPT}</ScriptOnce>
        <ScriptOnce>{QUICK_START_SCRIPT}</ScriptOnce>
      </head>
      <body>
        <Outlet />
        <Scripts />
      </body>
    </html>
  );
}
