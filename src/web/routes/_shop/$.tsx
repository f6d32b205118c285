import { createFileRoute, notFound } from '#web/router/index.ts';
import { NotFound } from '#web/storefront/shell/trouble.tsx';

/** Whatever no other route answers to: said inside the shop's frame, with status 404. */
export const Route = createFileRoute('/_shop/$')({
  loader: () => {
    throw notFound();
  },
  notFoundComponent: NotFound,
});
