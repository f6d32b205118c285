import { RouterClient } from '@tanstack/react-router/ssr/client';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { getRouter } from './router.tsx';

const router = getRouter();
startTransition(() => {
  hydrateRoot(document, <RouterClient router={router} />, { onRecoverableError: tellUnlessLeaving });
});

/**
 * What React mended by drawing once more. While a page is left, the router takes its data away a moment before React
 * takes the page away: the router's "Invariant failed" then stands for nothing a guest could see. Everything else,
 * a page that the server drew otherwise above all, is told like any error.
 */
function tellUnlessLeaving(error: unknown): void {
  const cause = error instanceof Error ? error.cause : undefined;
  const isLeaving = cause instanceof Error && cause.message.startsWith('Invariant failed');
  if (!isLeaving) reportError(error);
}
