import { memo, type ReactNode, useDeferredValue } from 'react';
import { countOf } from '#domain/text/plural.ts';
import { menuText } from '#web/i18n/menu.ts';
import { ordering } from '#web/i18n/ordering.ts';
import { OrderingLine } from '#web/storefront/shell/ordering-line.tsx';
import type { ShopFacts } from '#web/storefront/shell/shop-facts.ts';
import { useFreshFacts } from '#web/storefront/shell/use-fresh-facts.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { RichText } from '#web/ui/rich-text.tsx';
import { BundleCard } from './bundle-card.tsx';
import { CategoryNav } from './category-nav.tsx';
import { findSection, searchCards } from './filter-sections.ts';
import type { MenuCard, MenuPage, MenuSection } from './menu-page.ts';
import styles from './menu-screen.module.css';
import { MenuTerms } from './menu-terms.tsx';
import { ProductCard } from './product-card.tsx';
import { SearchBox } from './search-box.tsx';

/** The links of the page that shows the menu. */
export type MenuLinks = {
  readonly product: (id: number) => (className: string, name: string) => ReactNode;
  readonly bundle: (id: number) => (className: string, name: string) => ReactNode;
};

export function MenuScreen({
  page,
  shop,
  category,
  search,
  links,
  onSearch,
  onShowAll,
}: {
  readonly page: MenuPage;
  readonly shop: Pick<ShopFacts, 'sign' | 'ordering'>;
  /** As it stands in the address; '' for all. */
  readonly category: string;
  readonly search: string;
  readonly links: MenuLinks;
  readonly onSearch: (text: string) => void;
  readonly onShowAll: () => void;
}) {
  useFreshFacts(page.changesAt);
  const query = useDeferredValue(search.trim());
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1>{menuText.title}</h1>
        {shop.ordering.later === null ? (
          <OrderingLine sign={shop.sign} ordering={shop.ordering} />
        ) : (
          <Notice tone="warn" title={shop.sign.isOpen ? ordering.closed : shop.sign.text}>
            {shop.ordering.later.text}
          </Notice>
        )}
        <MenuTerms terms={page.terms} />
        <SearchBox value={search} onChange={onSearch} />
      </header>
      <MenuList page={page} category={category} query={query} links={links} onShowAll={onShowAll} />
    </div>
  );
}

/** Apart from the search box: a letter that is typed stands there at once, while the cards wait for the fingers to rest. */
const MenuList = memo(function MenuList({
  page,
  category,
  query,
  links,
  onShowAll,
}: {
  readonly page: MenuPage;
  readonly category: string;
  /** What is searched for; '' for all. */
  readonly query: string;
  readonly links: MenuLinks;
  readonly onShowAll: () => void;
}) {
  const promotions = { slug: menuText.promotionsSlug, name: menuText.promotions };
  const entries = [...(page.bundles.length > 0 ? [promotions] : []), ...page.sections];
  const chosen = category === '' ? null : (findSection(entries, category) ?? { slug: '', name: category });
  const sections = chosen === null ? page.sections : page.sections.filter(({ slug }) => slug === chosen.slug);
  const hasBundles = page.bundles.length > 0 && query === '' && (chosen === null || chosen.slug === promotions.slug);
  const found = query === '' ? null : searchCards(sections, query);
  const isEmpty = found === null ? sections.length === 0 && !hasBundles : found.length === 0;
  return (
    <>
      <CategoryNav entries={entries} chosen={chosen?.slug ?? null} isFollowing={found === null && chosen === null} />
      <div className={styles.list}>
        <p role="status" className={found === null ? 'visually-hidden' : styles.count}>
          {found && found.length > 0 && countOf(found.length, menuText.found)}
        </p>
        {hasBundles && (
          <section id={promotions.slug} className={styles.section} aria-labelledby="titlu-promotii">
            <h2 id="titlu-promotii">{promotions.name}</h2>
            <ul className={styles.cards}>
              {page.bundles.map((bundle) => (
                <li key={bundle.id}>
                  <BundleCard bundle={bundle} link={links.bundle(bundle.id)} />
                </li>
              ))}
            </ul>
          </section>
        )}
        {found === null
          ? sections.map((section, index) => (
              <Section key={section.slug} section={section} links={links} isFirst={index === 0} />
            ))
          : found.length > 0 && <Cards cards={found} links={links} isFirst />}
        {isEmpty && (
          <div className={styles.empty}>
            <p>
              <strong>{page.sections.length === 0 ? menuText.emptyMenu : menuText.noResults}</strong>
            </p>
            {page.sections.length > 0 && (
              <>
                <p>{menuText.noResultsHint}</p>
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

function Section({
  section,
  links,
  isFirst,
}: {
  readonly section: MenuSection;
  readonly links: MenuLinks;
  readonly isFirst: boolean;
}) {
  const { slug, name, note, pickupPlace, cards } = section;
  return (
    <section id={slug} className={styles.section} aria-labelledby={`titlu-${slug}`}>
      <h2 id={`titlu-${slug}`}>{name}</h2>
      {note !== '' && <RichText className={styles.note} html={note} />}
      {pickupPlace !== '' && <p className={styles.note}>{menuText.pickupPlace(pickupPlace)}</p>}
      <Cards cards={cards} links={links} isFirst={isFirst} />
    </section>
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
        <li key={card.id}>
          <ProductCard card={card} link={links.product(card.id)} isFirst={isFirst && index < FIRST_CARDS} />
        </li>
      ))}
    </ul>
  );
}
