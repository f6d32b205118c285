import {
  Component,
  memo,
  type ReactNode,
  startTransition,
  use,
  useEffect,
  useLayoutEffect,
  useState,
  useSyncExternalStore,
} from 'react';
import { useRouter } from './hooks.ts';
import type { Page } from './load-page.ts';
import { MatchContext } from './match-context.ts';
import { pageTitle } from './page-title.ts';
import type { Match } from './route.ts';

/** The present page with its head. The next page renders in a transition and replaces it when it is done. */
export function PageView() {
  const router = useRouter();
  const page = usePage();
  // Outside system: the browser's history.
  useEffect(() => router.start(startTransition), [router]);
  // Outside system: the scroll position, and callers waiting for the page.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs for each page that is drawn
  useLayoutEffect(() => router.drawn(), [router, page]);
  return CONTENT;
}

/**
 * The page, for what depends on it. Not a context: another value of a context above a part that is not hydrated yet
 * has React hydrate that part first. Such a part begins with the page of the document, also when the router is at
 * another one by then.
 */
function usePage(): Page {
  const router = useRouter();
  const first = useSyncExternalStore(neverChanges, router.page, router.firstPage);
  const [page, setPage] = useState(first);
  // Outside system: the router.
  useEffect(() => {
    startTransition(() => setPage(router.page()));
    return router.watchPage(setPage);
  }, [router]);
  return page;
}

const neverChanges = () => () => {};

/** Renders the next route inside the current one. */
export function Outlet() {
  const around = use(MatchContext);
  const match = usePage().matches.find(({ parent }) => parent === around);
  return match ? <MatchView key={match.route.id} match={match} /> : null;
}

/** Memoised by match: the frame does not rerender when a sheet opens. */
const MatchView = memo(function MatchView({ match }: { readonly match: Match }) {
  return (
    <MatchContext value={match}>
      <FailureBoundary match={match}>{contentOf(match)}</FailureBoundary>
    </MatchContext>
  );
});

function contentOf(match: Match): ReactNode {
  const { component: Content = Outlet, pendingComponent: Pending } = match.route.options;
  if (match.status === 'ready') return <Content />;
  if (match.status === 'pending') return Pending ? <Pending /> : null;
  // A route without content of its own for what is missing shows its failure.
  const Missing = match.status === 'missing' ? nearest(match, 'notFoundComponent') : undefined;
  const Told = Missing ?? nearest(match, 'errorComponent');
  return Told ? <Told /> : null;
}

function nearest(match: Match | null, kind: 'errorComponent' | 'notFoundComponent') {
  for (let at = match; at !== null; at = at.parent) {
    const told = at.route.options[kind];
    if (told) return told;
  }
  return undefined;
}

type BoundaryProps = { readonly match: Match; readonly children: ReactNode };

/** When a component throws in the browser, shows the route's failure content until the page is loaded again. */
class FailureBoundary extends Component<BoundaryProps, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { readonly hasFailed: boolean } {
    return { hasFailed: true };
  }

  override componentDidUpdate({ match }: BoundaryProps): void {
    if (this.state.hasFailed && match !== this.props.match) this.setState({ hasFailed: false });
  }

  override render(): ReactNode {
    const { match, children } = this.props;
    return this.state.hasFailed ? contentOf({ ...match, status: 'failed' }) : children;
  }
}

/** Title and meta elements: those of the innermost route win. React hoists them into <head>. */
function Head() {
  const { matches } = usePage();
  const isMissing = matches.some(({ status }) => status === 'missing');
  const metas = matches.flatMap(
    ({ route, search, loaderData }) => route.options.head?.({ loaderData, match: { search }, isMissing }).meta ?? [],
  );
  const own = metas.findLast((meta) => 'title' in meta)?.title;
  const site = metas.findLast((meta) => 'site' in meta)?.site ?? '';
  const named = new Map(metas.flatMap((meta) => ('name' in meta ? [[meta.name, meta.content]] : [])));
  return (
    <>
      {own !== undefined && <title>{pageTitle(own, site)}</title>}
      {[...named].map(([name, content]) => (
        <meta key={name} name={name} content={content} />
      ))}
    </>
  );
}

/** The same elements for every page: what is inside asks for the page itself. */
const CONTENT = (
  <>
    <Head />
    <Outlet />
  </>
);
