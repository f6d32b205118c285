import './staff/trust-libraries.ts';
import { RouterClient } from '@tanstack/react-router/ssr/client';
import { startTransition, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { getRouter } from './router.tsx';
import { followNewBuild } from './staff/follow-new-build.ts';
import './staff/validate-without-eval.ts';
import { takeEarlyPress } from './ui/early-press.ts';
import { swallowSecondTaps } from './ui/second-tap.ts';

/** Starts staff's pages in the browser. */
export function startStaff(): void {
  const router = getRouter();
  followNewBuild(router);
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
 * Reports errors that React recovered from by rendering again. While a page is left, the router removes its data just
 * before React removes the page; the router's "Invariant failed" is then harmless and not reported. Everything else,
 * hydration mismatches above all, is reported like any error.
 */
function tellUnlessLeaving(error: unknown): void {
  const cause = error instanceof Error ? error.cause : undefined;
  const isLeaving = cause instanceof Error && cause.message.startsWith('Invariant failed');
  if (!isLeaving) reportError(error);
}
