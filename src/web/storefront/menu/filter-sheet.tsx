import { useState } from 'react';
import { SHORT_ALLERGEN_NAMES } from '#domain/menu/allergen-names.ts';
import { capitalise } from '#domain/text/capitalise.ts';
import { countOf } from '#domain/text/plural.ts';
import { cardText } from '#web/i18n/card.ts';
import { filterText } from '#web/i18n/filters.ts';
import { useGoBack } from '#web/storefront/product/use-go-back.ts';
import { Button } from '#web/ui/button.tsx';
import { Choice } from '#web/ui/fields/choice.tsx';
import { Sheet } from '#web/ui/sheet.tsx';
import styles from './filter-sheet.module.css';
import { filterSections, isFiltering, type MenuFilter } from './menu-filter.ts';
import type { MenuSection } from './menu-page.ts';

/** Chooses diets and the allergens to avoid. The menu changes only when the choice is applied; closing discards it. */
export function FilterSheet({
  sections,
  offered,
  filter,
  onChoose,
}: {
  readonly sections: readonly MenuSection[];
  readonly offered: MenuFilter;
  readonly filter: MenuFilter;
  /** Replaces the sheet's step in the history. */
  readonly onChoose: (filter: MenuFilter) => void;
}) {
  const close = useGoBack();
  const [chosen, choose] = useState(filter);
  const { diets, without } = chosen;
  const left = filterSections(sections, chosen).flatMap(({ cards }) => cards).length;
  return (
    <Sheet
      label={filterText.title}
      onClose={close}
      footer={
        <div className={styles.answers}>
          <Button look="quiet" aria-disabled={!isFiltering(chosen)} onClick={() => choose({ diets: [], without: [] })}>
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
        {offered.diets.length > 0 && (
          <fieldset className={styles.group}>
            <legend className={styles.legend}>{filterText.diets}</legend>
            {offered.diets.map((diet) => (
              <Choice
                key={diet}
                type="checkbox"
                checked={diets.includes(diet)}
                onChange={({ target }) => choose({ without, diets: withOne(diets, diet, target.checked) })}
              >
                {cardText[diet]}
              </Choice>
            ))}
          </fieldset>
        )}
        {offered.without.length > 0 && (
          <>
            <fieldset className={styles.group} aria-describedby="evitati">
              <legend className={styles.legend}>{filterText.allergens}</legend>
              <p id="evitati" className={styles.hint}>
                {filterText.hint}
              </p>
              {offered.without.map((allergen) => (
                <Choice
                  key={allergen}
                  type="checkbox"
                  checked={without.includes(allergen)}
                  onChange={({ target }) => choose({ diets, without: withOne(without, allergen, target.checked) })}
                >
                  {capitalise(SHORT_ALLERGEN_NAMES[allergen])}
                </Choice>
              ))}
            </fieldset>
            <p className={styles.hint}>{filterText.traces}</p>
          </>
        )}
      </div>
    </Sheet>
  );
}

function withOne<One>(all: readonly One[], one: One, isChosen: boolean): readonly One[] {
  return isChosen ? [...all, one] : all.filter((other) => other !== one);
}
