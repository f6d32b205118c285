import { createRootRouteWithContext, Outlet, useMatches } from '@tanstack/react-router';
import { useInsertionEffect } from 'react';
import type { Api } from '#contract/client.ts';
import { StaffNotFound } from '#web/staff/not-found.tsx';
import { ApiContext } from '#web/use-api.ts';
import { BRAND, STAFF_DECLARATIONS } from './staff-pages.ts';
import { DeclarationsContext } from './use-declarations.ts';

/** The context of every staff route. */
export type StaffRouterContext = { readonly api: Api };

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    readonly title?: string;
  }
}

export const staffRoot = createRootRouteWithContext<StaffRouterContext>()({
  component: Root,
  notFoundComponent: StaffNotFound,
});

function Root() {
  const { api } = staffRoot.useRouteContext();
  const title = useMatches({ select: titleOf });
  // Before the layout effects that add the number of waiting orders to it (panel/live/use-alerts.ts).
  useInsertionEffect(() => {
    document.title = title;
  }, [title]);
  return (
    <ApiContext value={api}>
      <DeclarationsContext value={STAFF_DECLARATIONS}>
        <Outlet />
      </DeclarationsContext>
    </ApiContext>
  );
}

/** Of the page; where there is none, the router takes the nearest one for the frame around „not found”. */
function titleOf(matches: readonly { staticData: { title?: string }; _notFound?: boolean }[]): string {
  const title = matches.findLast(({ staticData }) => staticData.title)?.staticData.title;
  return title === undefined || matches.some(({ _notFound }) => _notFound) ? BRAND : title;
}
