import { type CSSProperties, memo, type ReactNode, useDeferredValue, useRef } from 'react';
import { SHORT_ALLERGEN_NAMES } from '#domain/menu/allergen-names.ts';
import { countOf } from '#domain/text/plural.ts';
import { cardText } from '#web/i18n/card.ts';
import { menuText } from '#web/i18n/menu.ts';
import { AgainSlot } from '#web/storefront/again/again-slot.tsx';
import { CartColumn } from '#web/storefront/cart/cart-column.tsx';
import { LastCallLine } from '#web/storefront/shell/ordering-line.tsx';
import type { ShopFacts } from '#web/storefront/shell/shop-facts.ts';
import { useFreshFacts } from '#web/storefront/shell/use-fresh-facts.ts';
import { Button } from '#web/ui/button.tsx';
import { CachedMarkup } from '#web/ui/cached-markup.tsx';
import { HydratedApart } from '#web/ui/hydrated-apart.tsx';
import { LaidOutLater } from '#web/ui/laid-out-later.ts';
import type { MenuCard } from '#web/ui/menu-card/menu-card.ts';
import { Notice } from '#web/ui/notice.tsx';
import { RichText } from '#web/ui/rich-text.tsx';
import { BundleCard } from './bundle-card.tsx';
import { CategoryNav } from './category-nav.tsx';
import { findSection, searchCards } from './filter-sections.ts';
import { isWhole } from './first-cards.ts';
import { filterSections, isFiltering, type MenuFilter, searchOfFilter } from './menu-filter.ts';
import { MenuFilters } from './menu-filters.tsx';
import type { MenuPage, MenuSection } from './menu-page.ts';
import styles from './menu-screen.module.css';
import { MenuTerms } from './menu-terms.tsx';
import { ProductCard } from './product-card.tsx';
import { SearchBox } from './search-box.tsx';
import { useWholeMenu } from './use-whole-menu.ts';

/** Builds the links of the page that shows the menu. */
export type MenuLinks = {
  readonly category: (slug: string) => (name: string) => ReactNode;
  readonly product: (id: number) => (className: string, name: string) => ReactNode;
  readonly bundle: (id: number) => (className: string, name: string) => ReactNode;
};

export function MenuScreen({
  page,
  shop,
  category,
  search,
  filter,
  links,
  onSearch,
  onFilter,
  onShowAll,
}: {
  readonly page: MenuPage;
  readonly shop: Pick<ShopFacts, 'sign' | 'ordering'>;
  /** The value of the search parameter; '' for all. */
  readonly category: string;
  readonly search: string;
  readonly filter: MenuFilter;
  readonly links: MenuLinks;
  readonly onSearch: (text: string) => void;
  readonly onFilter: (filter: MenuFilter) => void;
  readonly onShowAll: () => void;
}) {
  useFreshFacts(page.changesAt);
  useWholeMenu(isWhole(page));
  const query = useDeferredValue(search.trim());
  const tools = useRef<HTMLDivElement>(null);
  // What is found stands directly below the word that is typed, also above the keyboard of a small phone.
  const handleSearch = (text: string) => {
    if (search === '' && text !== '') tools.current?.scrollIntoView();
    onSearch(text);
  };
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1>{menuText.title}</h1>
        <MenuTerms terms={page.terms} shop={shop} />
        {shop.ordering.lastCall && <LastCallLine lastCall={shop.ordering.lastCall} />}
        <div ref={tools} className={styles.tools}>
          <SearchBox value={search} onChange={handleSearch} />
          <MenuFilters sections={page.sections} filter={filter} onChange={onFilter} />
        </div>
        <AgainSlot />
      </header>
      <MenuList
        page={page}
        category={category}
        query={query}
        filter={filter}
        links={links}
        onFilter={onFilter}
        onShowAll={onShowAll}
      />
      <div className={styles.cart}>
        <CartColumn />
      </div>
    </div>
  );
}

/** Separate from the search box, so that a typed letter appears at once while the cards wait for a pause in typing. */
const MenuList = memo(function MenuList({
  page,
  category,
  query,
  filter,
  links,
  onFilter,
  onShowAll,
}: {
  readonly page: MenuPage;
  readonly category: string;
  /** The search text; '' for none. */
  readonly query: string;
  readonly filter: MenuFilter;
  readonly links: MenuLinks;
  readonly onFilter: (filter: MenuFilter) => void;
  readonly onShowAll: () => void;
}) {
  const list = useRef<HTMLDivElement>(null);
  const isFiltered = isFiltering(filter);
  const listed = filterSections(page.sections, filter);
  // A filtered list is short, so the popular dishes are not repeated above it.
  const popularIds = isFiltered ? [] : page.popular;
  const popular = { slug: menuText.popularSlug, name: cardText.popular, cards: findCards(listed, popularIds) };
  const promotions = { slug: menuText.promotionsSlug, name: menuText.promotions };
  // The products of a bundle are chosen later, so a filter cannot judge it.
  const bundles = isFiltered ? [] : page.bundles;
  const entries = [
    ...(popular.cards.length > 0 ? [popular] : []),
    ...(bundles.length > 0 ? [promotions] : []),
    ...listed,
  ];
  const chosen = category === '' ? null : (findSection(entries, category) ?? { slug: '', name: category });
  const isShown = ({ slug }: { readonly slug: string }) => chosen === null || chosen.slug === slug;
  const sections = listed.filter(isShown);
  const hasPopular = popular.cards.length > 0 && query === '' && isShown(popular);
  const hasBundles = bundles.length > 0 && query === '' && isShown(promotions);
  const found = query === '' ? null : searchCards(sections, query);
  const count = (found ?? sections.flatMap(({ cards }) => cards)).length;
  // The number of results is shown only once every card is loaded.
  const isCounted = isWhole(page);
  const isEmpty = isCounted && count === 0 && !hasBundles && !hasPopular;
  return (
    <>
      <CategoryNav
        entries={entries}
        chosen={chosen?.slug ?? null}
        isFollowing={found === null && chosen === null}
        kept={searchOfFilter(filter)}
      />
      <LaidOutLater key={JSON.stringify([category, query, filter, isCounted])} list={list} />
      <div ref={list} className={styles.list} data-start>
        <div className={found === null && !isFiltered ? 'visually-hidden' : styles.count}>
          <p role="status">
            {isCounted && (found !== null || isFiltered) && count > 0 && countOf(count, menuText.found)}
          </p>
          {isFiltered && !isEmpty && (
            <Button look="quiet" onClick={() => onFilter({ diets: [], without: [] })}>
              {menuText.clearFilters}
            </Button>
          )}
        </div>
        {filter.without.length > 0 && !isEmpty && (
          <Notice tone="plain">
            {menuText.hidden(filter.without.map((one) => SHORT_ALLERGEN_NAMES[one]).join(', '))}
          </Notice>
        )}
        {hasPopular && (
          <section id={popular.slug} className={styles.section} aria-labelledby={`titlu-${popular.slug}`}>
            <h2 id={`titlu-${popular.slug}`}>{popular.name}</h2>
            <HydratedApart>
              <ul className={styles.popular}>
                {popular.cards.map((card, index) => (
                  <CachedMarkup as="li" key={card.id} part="card" of={index < FIRST_CARDS ? null : card} look="tall">
                    <ProductCard look="tall" card={card} link={links.product} isFirst={index < FIRST_CARDS} />
                  </CachedMarkup>
                ))}
              </ul>
            </HydratedApart>
          </section>
        )}
        {hasBundles && (
          <section id={promotions.slug} className={styles.section} aria-labelledby="titlu-promotii">
            <h2 id="titlu-promotii">{promotions.name}</h2>
            <ul className={styles.cards}>
              {bundles.map((bundle, index) => (
                <li key={bundle.id}>
                  <BundleCard
                    bundle={bundle}
                    link={links.bundle(bundle.id)}
                    isFirst={!hasPopular && index < FIRST_CARDS}
                  />
                </li>
              ))}
            </ul>
          </section>
        )}
        {found === null
          ? sections.map((section, index) => (
              <HydratedApart key={section.slug}>
                <Section
                  section={section}
                  links={links}
                  isFirst={index === 0 && !hasPopular && !hasBundles}
                  isKept={!isFiltered}
                />
              </HydratedApart>
            ))
          : found.length > 0 && <Cards cards={found} links={links} isFirst />}
        {isEmpty && (
          <div className={styles.empty}>
            <p>
              <strong>
                {page.sections.length === 0
                  ? menuText.emptyMenu
                  : isFiltered
                    ? menuText.nothingLeft
                    : menuText.noResults}
              </strong>
            </p>
            {page.sections.length > 0 && (
              <>
                <p>{isFiltered ? menuText.nothingLeftHint : menuText.noResultsHint}</p>
                {isFiltered && (
                  <Button onClick={() => onFilter({ diets: [], without: [] })}>{menuText.clearFilters}</Button>
                )}
                <Button look="secondary" onClick={onShowAll}>
                  {menuText.showAll}
                </Button>
              </>
            )}
          </div>
        )}
      </div>
    </>
  );
});

/** The cards with these ids, in this order; missing ones are left out. */
function findCards(sections: readonly MenuSection[], ids: readonly number[]): readonly MenuCard[] {
  const cards = sections.flatMap((section) => section.cards);
  return ids.flatMap((id) => cards.find((card) => card.id === id) ?? []);
}

function Section({
  section,
  links,
  isFirst,
  isKept,
}: {
  readonly section: MenuSection;
  readonly links: MenuLinks;
  readonly isFirst: boolean;
  /** The unfiltered section is the same on many pages, so its markup is cached; a filtered one is not. */
  readonly isKept: boolean;
}) {
  const { slug, name, note, pickupPlace, cards, more = 0 } = section;
  return (
    <CachedMarkup
      as="section"
      of={isKept && !isFirst ? section : null}
      part="section"
      id={slug}
      className={styles.section}
      aria-labelledby={`titlu-${slug}`}
      // The style sheet estimates the height from it.
      style={{ '--cards': cards.length } as CSSProperties}
    >
      <h2 id={`titlu-${slug}`}>{name}</h2>
      {note !== '' && <RichText className={styles.note} html={note} />}
      {pickupPlace !== '' && <p className={styles.note}>{menuText.pickupPlace(pickupPlace)}</p>}
      <Cards cards={cards} links={links} isFirst={isFirst} />
      {more > 0 && (
        <p className={styles.note}>{links.category(slug)(menuText.wholeCategory(name, cards.length + more))}</p>
      )}
    </CachedMarkup>
  );
}

/** Cards whose pictures are on the first screen of a phone. */
const FIRST_CARDS = 2;

function Cards({
  cards,
  links,
  isFirst,
}: {
  readonly cards: readonly MenuCard[];
  readonly links: MenuLinks;
  readonly isFirst: boolean;
}) {
  return (
    <ul className={styles.cards}>
      {cards.map((card, index) => (
        <CachedMarkup as="li" key={card.id} part="card" of={isFirst && index < FIRST_CARDS ? null : card} look="wide">
          <ProductCard card={card} link={links.product} isFirst={isFirst && index < FIRST_CARDS} />
        </CachedMarkup>
      ))}
    </ul>
  );
}
