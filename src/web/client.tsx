import { RouterClient } from '@tanstack/react-router/ssr/client';
import { startTransition, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { GUEST_CALLS } from '#contract/guest-calls.ts';
import { makeRouter } from './make-router.ts';
import type { routeTree } from './routeTree.gen.ts';
import { routeTree as shopTree } from './shop-route-tree.gen.ts';
import { takeEarlyPress } from './ui/early-press.ts';
import { swallowSecondTaps } from './ui/second-tap.ts';

/** Where the shop ends: links from one side to the other load a new document (src/web/storefront/README.md). */
const STAFF_ADDRESS = /^\/(admin|auth\/admin|comenzi|logout)(\/|$)/;

// Off while the imports above were run (ui/quick-start.ts).
Error.stackTraceLimit = 10;
const router = await findRouter();
const pressAgain = takeEarlyPress();
swallowSecondTaps();
startTransition(() => {
  hydrateRoot(document, <WholePage />, { onRecoverableError: tellUnlessLeaving });
});

function WholePage() {
  // Outside system: the guest, who was quicker than we are. React takes over the part that is pressed first, but not
  // while it is at work itself.
  useEffect(() => {
    setTimeout(pressAgain);
  }, []);
  return <RouterClient router={router} />;
}

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

/** The shop's routes and calls are part of this file; staff fetch all of them. */
async function findRouter(): Promise<ReturnType<typeof makeRouter>> {
  if (STAFF_ADDRESS.test(window.location.pathname)) {
    await import('./staff/validate-without-eval.ts');
    const [{ routeTree }, { CALLS }] = await Promise.all([import('./routeTree.gen.ts'), import('#contract/calls.ts')]);
    return makeRouter(routeTree, CALLS);
  }
  // Made from the same files, with the same ids; what is missing is linked to by plain links only.
  return makeRouter(shopTree as unknown as typeof routeTree, GUEST_CALLS);
}
