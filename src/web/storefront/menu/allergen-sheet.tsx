import { useState } from 'react';
import { SHORT_ALLERGEN_NAMES } from '#domain/menu/allergen-names.ts';
import type { Allergen } from '#domain/menu/menu.ts';
import { capitalise } from '#domain/text/capitalise.ts';
import { countOf } from '#domain/text/plural.ts';
import { filterText } from '#web/i18n/filters.ts';
import { useGoBack } from '#web/storefront/product/use-go-back.ts';
import { Button } from '#web/ui/button.tsx';
import { Choice } from '#web/ui/fields/choice.tsx';
import { Sheet } from '#web/ui/sheet.tsx';
import styles from './allergen-sheet.module.css';
import { filterSections, type MenuFilter } from './menu-filter.ts';
import type { MenuSection } from './menu-page.ts';

/** Chooses the allergens a guest avoids. The menu changes only when the choice is applied; closing discards it. */
export function AllergenSheet({
  sections,
  offered,
  filter,
  onChoose,
}: {
  readonly sections: readonly MenuSection[];
  readonly offered: readonly Allergen[];
  readonly filter: MenuFilter;
  /** Replaces the sheet's step in the history. */
  readonly onChoose: (filter: MenuFilter) => void;
}) {
  const close = useGoBack();
  const [without, setWithout] = useState(filter.without);
  const chosen = { ...filter, without };
  const left = filterSections(sections, chosen).flatMap(({ cards }) => cards).length;
  return (
    <Sheet
      label={filterText.title}
      onClose={close}
      footer={
        <div className={styles.answers}>
          <Button look="quiet" aria-disabled={without.length === 0} onClick={() => setWithout([])}>
            {filterText.clear}
          </Button>
          <Button isWide onClick={() => onChoose(chosen)}>
            {left === 0 ? filterText.showNone : countOf(left, filterText.show)}
          </Button>
        </div>
      }
    >
      <div className={styles.body}>
        <h2>{filterText.title}</h2>
        <p className={styles.hint}>{filterText.hint}</p>
        <div className={styles.allergens}>
          {offered.map((allergen) => (
            <Choice
              key={allergen}
              type="checkbox"
              checked={without.includes(allergen)}
              onChange={({ target }) =>
                setWithout((before) =>
                  target.checked ? [...before, allergen] : before.filter((one) => one !== allergen),
                )
              }
            >
              {capitalise(SHORT_ALLERGEN_NAMES[allergen])}
            </Choice>
          ))}
        </div>
        <p className={styles.hint}>{filterText.traces}</p>
      </div>
    </Sheet>
  );
}
