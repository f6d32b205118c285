/** Renders a screen inside the providers that it has in the product, over answers of the wire as literals. */
import { notifications } from '@mantine/notifications';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter as createStaffRouter,
  RouterProvider,
} from '@tanstack/react-router';
import userEvent, { PointerEventsCheckLevel, type UserEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { formatSearch, parseLocation } from '#web/router/address.ts';
import { createRouter } from '#web/router/create-router.ts';
import { RouterContext } from '#web/router/hooks.ts';
import { StaffFrame } from '#web/staff/staff-frame.tsx';
import { ApiContext } from '#web/use-api.ts';
import { type Answers, type LiteralWire, openLiteralWire } from './wire-of-literals.ts';

/** What is on the screen now; `closeScreens` takes it away. */
let roots: readonly Root[] = [];

function render(page: ReactNode): void {
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  root.render(page);
  roots = [...roots, root];
}

/** After each test (screen-ground.ts), and to open a page anew as a reload does. */
export function closeScreens(): void {
  for (const root of roots) root.unmount();
  roots = [];
  // The short messages of staff are kept outside of React.
  notifications.clean();
  document.body.replaceChildren();
}

export type OpenScreen = LiteralWire & {
  readonly user: UserEvent;
  /** Path and parameters of the present address. */
  readonly address: () => string;
  /** Follows a link to another page. */
  readonly leave: (path: string) => void;
};

type StaffPlace = {
  /** Its parameters reach the screen. */
  readonly path: string;
  readonly answers: Answers;
  readonly density?: 'panel' | 'desk';
};

/** What stands on every other page of staff. */
export const ELSEWHERE = 'Altă pagină';

/** A screen of staff, in their frame, at an address of a router in memory. */
export function openStaffScreen(
  draw: (search: Readonly<Record<string, string>>) => ReactNode,
  { path, answers, density = 'desk' }: StaffPlace,
): OpenScreen {
  const wire = openLiteralWire(answers);
  const [pathname = ''] = path.split('?');
  const root = createRootRoute();
  const here = createRoute({
    getParentRoute: () => root,
    path: pathname,
    // Everything in an address is text (`parseSearch`).
    component: () => draw(here.useSearch() as Readonly<Record<string, string>>),
  });
  const other = createRoute({ getParentRoute: () => root, path: '$', component: () => <h1>{ELSEWHERE}</h1> });
  const router = createStaffRouter({
    routeTree: root.addChildren([here, other]),
    history: createMemoryHistory({ initialEntries: [path] }),
    parseSearch: (search) => Object.fromEntries(new URLSearchParams(search)),
    stringifySearch: formatSearch,
  });
  render(
    <ApiContext value={wire.api}>
      <StaffFrame density={density}>
        <RouterProvider router={router as never} />
      </StaffFrame>
    </ApiContext>,
  );
  return {
    ...wire,
    user: openUser(),
    address: () => router.state.location.href,
    leave: (to) => router.history.push(to),
  };
}

/**
 * A page of guests, in their router, which opens no other page: where it would lead is the address.
 *
 * @param wire that the page's loader has used before
 */
export function openShopScreen(page: ReactNode, path: string, wire: LiteralWire): OpenScreen {
  const router = createRouter(
    { location: parseLocation(path), matches: [] },
    { context: { api: wire.api }, origin: window.location.origin },
  );
  let address = path;
  const go = async (href: string) => {
    address = href;
  };
  render(
    <ApiContext value={wire.api}>
      <RouterContext value={{ ...router, history: { ...router.history, push: go, replace: go } }}>{page}</RouterContext>
    </ApiContext>,
  );
  return { ...wire, user: openUser(), address: () => address, leave: (to) => void go(to) };
}

/** Nothing waits between two keys, and nothing covers what is pressed: there is no layout. */
function openUser(): UserEvent {
  return userEvent.setup({ delay: null, pointerEventsCheck: PointerEventsCheckLevel.Never });
}
