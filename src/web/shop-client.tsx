import { startTransition, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createApi } from '#contract/client.ts';
import { createRouter, type Router } from './router/create-router.ts';
import { locationHere } from './router/history-entries.ts';
import { link, matchRoutes } from './router/load-page.ts';
import type { Match } from './router/route.ts';
import { ShopDocument } from './shop-document.tsx';
import { prepareAgain } from './storefront/again/again-files.ts';
import { takeEarlyPress } from './ui/early-press.ts';
import { swallowSecondTaps } from './ui/second-tap.ts';

/** The data that the server's page contains: status and data of each match. */
export type PageData = readonly Pick<Match, 'status' | 'loaderData'>[];

export const PAGE_DATA_ID = 'pagina';

/** The shop's pages in the browser. */
export async function startShop(): Promise<void> {
  const api = createApi((request) => fetch(request), window.location.origin);
  const location = locationHere();
  prepareAgain(api, location.pathname);
  await nextTask();
  const asked = matchRoutes(location);
  const data = JSON.parse(document.getElementById(PAGE_DATA_ID)?.textContent ?? '[]') as PageData;
  const matches = await asked;
  await nextTask();
  const page = { location, matches: link(matches.map((match, place) => ({ ...match, ...data[place] }))) };
  const router = createRouter(page, { context: { api }, origin: window.location.origin });
  const { pressAgain, isForSheet } = takeEarlyPress();
  const sheet = matches.find(({ route }) => route.options.sheet)?.route.options.sheet;
  // Run while the page is taken over, so that the sheet opens with the repeated press.
  if (isForSheet && sheet !== undefined) void router.fetchFiles(sheet);
  swallowSecondTaps();
  const hydrate = () => void hydrateRoot(document, <Shop router={router} pressAgain={pressAgain} />);
  // For a guest who waits for a sheet in one go: what is yielded to the browser in between doubles the time.
  if (isForSheet) hydrate();
  else startTransition(hydrate);
}

/**
 * Lets the browser handle touches between two long tasks: on a cheap phone both running the scripts and hydrating are
 * one.
 */
function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

function Shop({ router, pressAgain }: { readonly router: Router; readonly pressAgain: () => void }) {
  // Outside system: a button that was pressed before React listened (ui/early-press.ts). React hydrates the pressed
  // part first, but not while it is already hydrating, so the press is repeated in a new task.
  useEffect(() => {
    setTimeout(pressAgain);
  }, [pressAgain]);
  return <ShopDocument router={router} />;
}
