/** The parts of the router that pages of the shop use (docs/decisions/0187). */
export { useKnownLoaderData, useLoaderData, useLocation, useNavigate, useRouter, useRouterState } from './hooks.ts';
export { Link } from './link.tsx';
export { notFound, redirect } from './outcome.ts';
export { pageTitle } from './page-title.ts';
export { Outlet } from './page-view.tsx';
export { createFileRoute, type Route } from './route.ts';
