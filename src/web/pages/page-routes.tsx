/** The routes of declared pages, each inside the frames whose address its own begins with. */
import { type AnyRoute, createRoute, lazyRouteComponent, Outlet, useParams, useSearch } from '@tanstack/react-router';
import { type ComponentType, createElement, type ReactNode } from 'react';
import { isWithin } from '#web/session/safe-path.ts';
import type { Frame, Page } from './define-page.ts';
import { onlyRead } from './known-parameters.ts';
import { accessOf, mayOpenPage } from './page-access.ts';
import { documentTitle } from './staff-pages.ts';
import { staffRoot } from './staff-root.tsx';

/** The root or a frame, with the routes inside it. */
type Around = { readonly address: string; readonly route: AnyRoute; readonly inside: AnyRoute[] };

/** Adds the routes of `pages` and `frames` to the root. */
export function routesOf(pages: readonly Page[], frames: readonly Frame[]) {
  const root: Around = { address: '', route: staffRoot, inside: [] };
  const around = [root];
  const placeOf = (address: string) => {
    const outer = around.findLast((one) => isWithin(one.address, address)) ?? root;
    return { outer, path: address.slice(outer.address.length).replace(/^\//, '') || '/' };
  };
  for (const frame of frames.toSorted((one, other) => one.address.length - other.address.length)) {
    const { outer, path } = placeOf(frame.address);
    const route = frameRoute(frame, outer.route, path);
    outer.inside.push(route);
    around.push({ address: frame.address, route, inside: [] });
  }
  for (const page of pages) {
    const { outer, path } = placeOf(page.address);
    outer.inside.push(pageRoute(page, outer.route, path));
  }
  for (const { route, inside } of around) route.addChildren(inside);
  return staffRoot;
}

function pageRoute(page: Page, parent: AnyRoute, path: string): AnyRoute {
  const screen = lazyScreen(page);
  return createRoute({
    getParentRoute: () => parent,
    path,
    component: withFile(() => <DrawnPage page={page} screen={screen} />, screen),
    staticData: { title: documentTitle(page) },
    ...(page.search === undefined ? {} : { validateSearch: onlyRead(page.search) }),
    ...(accessOf(page) === null ? {} : { beforeLoad: () => requirePage(page) }),
  });
}

/** The frame around the page has asked for a session before. */
async function requirePage(page: Page): Promise<void> {
  const { requireRole } = await import('#web/staff/session/require-staff.ts');
  requireRole((role) => mayOpenPage(role, page));
}

function DrawnPage({ page: { props }, screen }: { readonly page: Page; readonly screen: Lazy }) {
  const place = { params: useParams({ strict: false }), search: useSearch({ strict: false }) };
  // `definePage` has checked that this page's own parameters are what the screen takes.
  return createElement(screen, props === undefined ? place : props(place as never));
}

function frameRoute(frame: Frame, parent: AnyRoute, path: string): AnyRoute {
  const { area } = frame;
  const screen = lazyScreen(frame);
  const common = {
    getParentRoute: () => parent,
    path,
    component: withFile(() => createElement(screen, null, <Outlet />), screen),
    staticData: { title: documentTitle(frame) },
  };
  if (area === undefined) return createRoute(common);
  return createRoute({
    ...common,
    beforeLoad: async ({ context, location }) => {
      const { requireStaff } = await import('#web/staff/session/require-staff.ts');
      await requireStaff(area, context.api, location.href);
    },
    errorComponent: lazyRouteComponent(() => import('#web/staff/staff-trouble.tsx'), 'StaffTrouble'),
  });
}

type Lazy = ComponentType<object> & { readonly preload?: (() => Promise<void>) | undefined };

function lazyScreen({ file, screen }: Pick<Page, 'file' | 'screen'>): Lazy {
  return lazyRouteComponent(file as () => Promise<Record<string, ComponentType<object>>>, screen);
}

/** The router preloads a route's component by its `preload`. */
function withFile(draw: () => ReactNode, screen: Lazy) {
  return Object.assign(draw, { preload: async () => screen.preload?.() });
}
