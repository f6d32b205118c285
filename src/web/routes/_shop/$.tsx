import { createFileRoute, notFound } from '#web/router/index.ts';
import { NotFound } from '#web/storefront/shell/not-found.tsx';

/** Any address without a route: "page not found" in the shop's frame, with status 404. */
export const Route = createFileRoute('/_shop/$')({
  loader: () => {
    throw notFound();
  },
  notFoundComponent: NotFound,
});
