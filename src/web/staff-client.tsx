import './staff/trust-libraries.ts';
import { RouterClient } from '@tanstack/react-router/ssr/client';
import { startTransition, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { getRouter } from './router.tsx';
import './staff/validate-without-eval.ts';
import { takeEarlyPress } from './ui/early-press.ts';
import { swallowSecondTaps } from './ui/second-tap.ts';

/** Staff's pages in the browser. */
export function startStaff(): void {
  const router = getRouter();
  const pressAgain = takeEarlyPress();
  swallowSecondTaps();
  startTransition(() => {
    hydrateRoot(document, <Staff router={router} pressAgain={pressAgain} />, { onRecoverableError: tellUnlessLeaving });
  });
}

function Staff({
  router,
  pressAgain,
}: {
  readonly router: ReturnType<typeof getRouter>;
  readonly pressAgain: () => void;
}) {
  // Outside system: a button that was pressed before React listened (ui/early-press.ts).
  useEffect(() => {
    setTimeout(pressAgain);
  }, [pressAgain]);
  return <RouterClient router={router} />;
}

/**
 * What React mended by drawing once more. While a page is left, the router takes its data away a moment before React
 * takes the page away: the router's "Invariant failed" then stands for nothing that could be seen. Everything else,
 * a page that the server drew otherwise above all, is told like any error.
 */
function tellUnlessLeaving(error: unknown): void {
  const cause = error instanceof Error ? error.cause : undefined;
  const isLeaving = cause instanceof Error && cause.message.startsWith('Invariant failed');
  if (!isLeaving) reportError(error);
}
