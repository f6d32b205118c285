import { Suspense } from 'react';
import { countOf } from '#domain/text/plural.ts';
import { cardText } from '#web/i18n/card.ts';
import { menuText } from '#web/i18n/menu.ts';
import { useNavigate, useRouterState } from '#web/router/index.ts';
import { chipClass } from '#web/ui/chip.ts';
import { Icon } from '#web/ui/icon.tsx';
import { lazyPart } from '#web/ui/lazy-part.ts';
import { useHydrated } from '#web/ui/use-hydrated.ts';
import { isFiltering, type MenuFilter, offeredFilters } from './menu-filter.ts';
import styles from './menu-filters.module.css';
import type { MenuSection } from './menu-page.ts';
import { OPEN_FILTERS } from './open-filters.ts';

const FilterSheet = lazyPart(async () => (await import('./filter-sheet.tsx')).FilterSheet);

/**
 * Filters of the menu: in a sheet, on wide screens diets by one press beside it. Only what the restaurant declared can be
 * chosen.
 */
export function MenuFilters({
  sections,
  filter,
  onChange,
}: {
  /** All sections, unfiltered. */
  readonly sections: readonly MenuSection[];
  readonly filter: MenuFilter;
  readonly onChange: (filter: MenuFilter) => void;
}) {
  const navigate = useNavigate();
  const isHydrated = useHydrated();
  const isOpen = useRouterState({ select: ({ location }) => location.state.areFiltersOpen === true });
  const offered = offeredFilters(sections);
  if (!isFiltering(offered)) return null;
  const { diets, without } = filter;
  const count = diets.length + without.length;
  const open = () => void navigate(OPEN_FILTERS);
  return (
    <>
      <button
        type="button"
        className={`${chipClass(count > 0)} ${styles.open}`}
        aria-label={count > 0 ? `${menuText.filters}: ${count}` : menuText.filters}
        aria-haspopup="dialog"
        onClick={open}
      >
        <Icon name="filter" size={22} />
        {count > 0 && <span>{count}</span>}
      </button>
      <ul className={styles.filters} aria-label={menuText.filters}>
        {offered.diets.map((diet) => {
          const isOn = diets.includes(diet);
          return (
            <li key={diet}>
              <button
                type="button"
                className={chipClass(isOn)}
                aria-pressed={isOn}
                onClick={() =>
                  onChange({ without, diets: isOn ? diets.filter((one) => one !== diet) : [...diets, diet] })
                }
              >
                {isOn && <Icon name="check" size={18} />}
                <span>{cardText[diet]}</span>
              </button>
            </li>
          );
        })}
        {offered.without.length > 0 && (
          <li>
            <button type="button" className={chipClass(without.length > 0)} aria-haspopup="dialog" onClick={open}>
              {without.length > 0 && <Icon name="check" size={18} />}
              <span>{without.length > 0 ? countOf(without.length, menuText.avoided) : menuText.withoutAllergens}</span>
            </button>
          </li>
        )}
      </ul>
      {isHydrated && isOpen && (
        <Suspense fallback={null}>
          <FilterSheet sections={sections} offered={offered} filter={filter} onChoose={onChange} />
        </Suspense>
      )}
    </>
  );
}
