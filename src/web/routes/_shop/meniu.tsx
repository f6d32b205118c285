import { useCallback, useMemo, useRef, useState } from 'react';
import { FRESH_MS } from '#contract/freshness.ts';
import { menuText } from '#web/i18n/menu.ts';
import { createFileRoute, Link, Outlet, useLoaderData, useNavigate, useRouter } from '#web/router/index.ts';
import { keepFirstCards } from '#web/storefront/menu/first-cards.ts';
import { type FilterSearch, type MenuFilter, parseFilter, searchOfFilter } from '#web/storefront/menu/menu-filter.ts';
import { menuJsonLd } from '#web/storefront/menu/menu-json-ld.ts';
import type { MenuPage } from '#web/storefront/menu/menu-page.ts';
import { type MenuLinks, MenuScreen } from '#web/storefront/menu/menu-screen.tsx';
import { usePreparedSheets } from '#web/storefront/menu/use-prepared-sheets.ts';
import { JsonLd } from '#web/storefront/shell/json-ld.tsx';
import { PageMeta, useOrigin } from '#web/storefront/shell/page-meta.tsx';
import { Failed } from '#web/storefront/shell/trouble.tsx';
import { waiting } from '#web/ui/waiting.tsx';

/** Delay after which the address follows the typing; the list follows at once. */
const TYPING_MS = 250;

type MenuSearch = FilterSearch & { readonly category?: string; readonly search?: string };

/** The menu; a product or a promotion chosen on it opens over it. */
export const Route = createFileRoute('/_shop/meniu')({
  waitsForTouch: true,
  sheet: '/meniu/fel/$productId',
  validateSearch: ({ category, search, diet, without }: Record<string, unknown>): MenuSearch => ({
    ...(typeof category === 'string' && category !== '' ? { category } : {}),
    ...(typeof search === 'string' && search !== '' ? { search } : {}),
    ...(typeof diet === 'string' && diet !== '' ? { diet } : {}),
    ...(typeof without === 'string' && without !== '' ? { without } : {}),
  }),
  loader: async ({ context, location }) => {
    const page = await (await import('#web/storefront/menu/load-menu-page.ts')).loadMenuPage(context.api);
    return import.meta.env.SSR ? keepFirstCards(page, location.search) : page;
  },
  staleTime: FRESH_MS.menu,
  head: ({ loaderData }) => ({ meta: loaderData ? [{ title: menuText.title }] : [] }),
  pendingComponent: waiting(async () => (await import('#web/storefront/menu/menu-waiting.tsx')).MenuWaiting),
  errorComponent: () => <Failed text={menuText.failed} />,
  component: Menu,
});

function Menu() {
  const page = Route.useLoaderData();
  const shop = useLoaderData({ from: '/_shop' });
  const { category = '' } = Route.useSearch();
  const { filter, handleFilter } = useAddressedFilter();
  const { text, handleSearch } = useTypedSearch();
  const navigate = useNavigate();
  const origin = useOrigin();
  // Stable identity, so that the cards do not rerender for every letter.
  const showAll = useCallback(() => {
    handleSearch('');
    void navigate({ to: '/meniu', search: {} });
  }, [handleSearch, navigate]);
  usePreparedSheets('/meniu/fel/$productId');
  return (
    <>
      <PageMeta
        path="/meniu"
        title={menuText.title}
        description={menuText.descriptionOf(shop.name, shop.address.city)}
        picture={shop.pictureHash === null ? firstPicture(page) : null}
      />
      <JsonLd text={import.meta.env.SSR ? menuJsonLd(page, shop.name, origin) : ''} />
      <MenuScreen
        page={page}
        shop={shop}
        category={category}
        search={text}
        filter={filter}
        links={LINKS}
        onSearch={handleSearch}
        onFilter={handleFilter}
        onShowAll={showAll}
      />
      <Outlet />
    </>
  );
}

/** Of the first dish with one, while the restaurant has none of its own. */
function firstPicture({ sections }: MenuPage) {
  return sections.flatMap(({ cards }) => cards).find(({ picture }) => picture !== null)?.picture;
}

/** Replaces the present history step: going back leaves the menu instead of stepping through every filter. */
function useAddressedFilter() {
  const { diet = '', without = '' } = Route.useSearch();
  const navigate = useNavigate();
  const filter = useMemo(() => parseFilter({ diet, without }), [diet, without]);
  const handleFilter = useCallback(
    (next: MenuFilter) => {
      void navigate({
        to: '/meniu',
        search: ({ diet: _, without: __, ...others }) => ({ ...others, ...searchOfFilter(next) }),
        replace: true,
        resetScroll: false,
      });
    },
    [navigate],
  );
  return { filter, handleFilter };
}

/** Shows typed text at once; updates the address after a pause in typing. */
function useTypedSearch() {
  const { search = '' } = Route.useSearch();
  const [typed, setTyped] = useState<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const router = useRouter();
  const navigate = useNavigate();
  const handleSearch = useCallback(
    (text: string) => {
      setTyped(text);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => {
        // A guest who has opened a product meanwhile must not be taken back to the list.
        if (router.state.location.pathname !== '/meniu') return;
        void navigate({
          to: '/meniu',
          search: ({ search: _, ...others }) => (text === '' ? others : { ...others, search: text }),
          replace: true,
          resetScroll: false,
        }).then(() => {
          // If a product was opened during this navigation, the search did not reach the address: the typed text stays.
          const { search: reached = '' } = router.state.location.search;
          setTyped((current) => (current === text && reached === text ? null : current));
        });
      }, TYPING_MS);
    },
    [router, navigate],
  );
  return { text: typed ?? search, handleSearch };
}

const LINKS: MenuLinks = {
  category: (slug) => (name) => (
    <Link to="/meniu" search={{ category: slug }}>
      {name}
    </Link>
  ),
  product: (id) => (className, name) => {
    const params = { productId: String(id) };
    return (
      <Link
        to="/meniu/fel/$productId"
        params={params}
        search={true}
        mask={{ to: '/meniu/$productId', params, search: {} }}
        resetScroll={false}
        className={className}
      >
        {name}
      </Link>
    );
  },
  bundle: (id) => (className, name) => {
    const params = { promotionId: String(id) };
    return (
      <Link
        to="/meniu/oferta/$promotionId"
        params={params}
        search={true}
        mask={{ to: '/meniu/promotii/$promotionId', params, search: {} }}
        resetScroll={false}
        className={className}
      >
        {name}
      </Link>
    );
  },
};
