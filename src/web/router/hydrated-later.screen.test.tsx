import { lazy, Suspense } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import type { Api } from '#contract/client.ts';
import { parseLocation } from './address.ts';
import { createRouter } from './create-router.ts';
import { RouterContext, useLocation } from './hooks.ts';
import { matchRoutes } from './load-page.ts';

/** Other markup on each page, as the footer has. */
function Part() {
  const isCheckout = useLocation({ select: ({ pathname }) => pathname === '/checkout' });
  return isCheckout ? <p>coșul</p> : <strong>restul</strong>;
}

test('a part whose script comes when the guest is on another page is hydrated as the document has it', async () => {
  const location = parseLocation('/checkout');
  const neverAnswers = (() => new Promise(() => {})) as Api;
  const router = createRouter(
    { location, matches: await matchRoutes(location) },
    { context: { api: neverAnswers }, origin: 'http://localhost' },
  );
  const arrived = Promise.withResolvers<{ readonly default: typeof Part }>();
  const Lazy = lazy(() => arrived.promise);
  const place = document.createElement('div');
  place.innerHTML = renderToString(
    <RouterContext value={router}>
      <Suspense>
        <Part />
      </Suspense>
    </RouterContext>,
  );
  const markup = place.querySelector('p');
  const complaints = vi.fn();
  const root = hydrateRoot(
    place,
    <RouterContext value={router}>
      <Suspense>
        <Lazy />
      </Suspense>
    </RouterContext>,
    { onRecoverableError: complaints },
  );
  void router.navigate({ to: '/contact' });
  expect(router.state.location.pathname).toBe('/contact');
  expect(place.contains(markup)).toBe(true);
  arrived.resolve({ default: Part });
  await vi.waitFor(() => expect(place.textContent).toBe('restul'));
  expect(complaints).not.toHaveBeenCalled();
  root.unmount();
});
