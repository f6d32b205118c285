/** Entry point of staff's pages in the browser. A link between them and the shop loads a new document. */
import './staff/trust-libraries.ts';
import './staff/validate-without-eval.ts';
import { RouterProvider } from '@tanstack/react-router';
import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { createApi } from '#contract/client.ts';
import { createStaffRouter } from './pages/staff-router.ts';
import { ensureStorage } from './session/ensure-storage.ts';
import { followNewBuild } from './staff/follow-new-build.ts';
import { askingForProof } from './staff/session/ask-for-proof.ts';
import { swallowSecondTaps } from './ui/second-tap.ts';

// Turned off while the imports above are evaluated (ui/quick-start.ts).
Error.stackTraceLimit = 10;
ensureStorage();

const api = askingForProof(createApi((request) => fetch(request), window.location.origin));
const router = createStaffRouter(api);
followNewBuild(router);
swallowSecondTaps();
startTransition(() => {
  createRoot(document.body, { onRecoverableError: reportUnlessLeaving }).render(<RouterProvider router={router} />);
});

/**
 * Reports errors that React recovered from by rendering again. While a page is left, the router removes its data just
 * before React removes the page; the router's "Invariant failed" is then harmless and not reported.
 */
function reportUnlessLeaving(error: unknown): void {
  const cause = error instanceof Error ? error.cause : undefined;
  const isLeaving = cause instanceof Error && cause.message.startsWith('Invariant failed');
  if (!isLeaving) reportError(error);
}
