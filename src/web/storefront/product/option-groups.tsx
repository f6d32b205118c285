import { useId, useState } from 'react';
import { describeOptionProblem } from '#contract/orders/option-errors.ts';
import type { ChosenOption } from '#domain/cart/cart.ts';
import type { Option } from '#domain/menu/menu.ts';
import { isSingle, mostOfOption } from '#domain/menu/options/choose-options.ts';
import { describeBounds } from '#domain/menu/options/describe-bounds.ts';
import { priceAt } from '#domain/menu/options/offered-option.ts';
import { type OpenGroup, type OptionProblem, openGroups } from '#domain/menu/options/price-options.ts';
import { ranOutSentence } from '#domain/menu/ran-out-sentence.ts';
import type { Bani } from '#domain/money/bani.ts';
import { formatLei } from '#domain/money/format-lei.ts';
import { productText } from '#web/i18n/product.ts';
import { Choice } from '#web/ui/fields/choice.tsx';
import { Stepper } from '#web/ui/fields/stepper.tsx';
import styles from './option-groups.module.css';
import { optionProblems, type ProductChoice } from './product-choice.ts';
import type { ProductFacts } from './product-facts.ts';

/** The option groups of a dish; a group opened by an option is below that option's group. */
export function OptionGroups({
  product,
  choice,
  isTold,
  onChange,
}: {
  readonly product: ProductFacts;
  readonly choice: ProductChoice;
  /** The guest has pressed the button: each group shows what is missing. */
  readonly isTold: boolean;
  readonly onChange: (option: ChosenOption) => void;
}) {
  const { sizeId } = choice;
  if (sizeId === null) return null;
  const problems = isTold ? optionProblems(product, choice) : [];
  return openGroups(product.options, sizeId, choice.options).map((open) => {
    const parentId = open.parent?.id ?? null;
    const own = problems.find((one) => one.groupId === open.group.id && one.parentId === parentId);
    return (
      <Group
        key={groupElementId({ groupId: open.group.id, parentId })}
        open={open}
        sizeId={sizeId}
        sentence={own === undefined ? '' : describeOptionProblem({ ...own, productName: product.name }).sentence}
        onChange={(optionId, count) => onChange({ optionId, parentId, count })}
      />
    );
  });
}

/** Scrolls to a group with a problem and moves the focus there. */
export function showGroup(place: Pick<OptionProblem, 'groupId' | 'parentId'>): void {
  const group = document.getElementById(groupElementId(place));
  group?.scrollIntoView({ block: 'start' });
  group?.querySelector<HTMLElement>('input:enabled, button:enabled')?.focus({ preventScroll: true });
}

function groupElementId({ groupId, parentId }: Pick<OptionProblem, 'groupId' | 'parentId'>): string {
  return parentId === null ? `grup-${groupId}` : `grup-${groupId}-${parentId}`;
}

function Group({
  open,
  sizeId,
  sentence,
  onChange,
}: {
  readonly open: OpenGroup;
  readonly sizeId: number;
  /** The problem; '' for none. */
  readonly sentence: string;
  readonly onChange: (optionId: number, count: number) => void;
}) {
  const radios = useId();
  const problemId = useId();
  // A solved problem leaves its space empty, so that nothing below moves under the finger.
  const [said, setSaid] = useState('');
  if (sentence !== '' && sentence !== said) setSaid(sentence);
  const { group, parent } = open;
  const bounds = describeBounds(group);
  const shown = group.options.flatMap((option) => {
    const price = priceAt(option, sizeId);
    return price === null ? [] : [{ option, price }];
  });
  return (
    <fieldset
      id={groupElementId({ groupId: group.id, parentId: parent?.id ?? null })}
      className={parent === null ? styles.group : `${styles.group} ${styles.opened}`}
      aria-describedby={sentence === '' ? undefined : problemId}
    >
      <legend className={styles.legend}>
        {parent === null ? group.name : productText.groupOf(group.name, parent.name)}
        <small className={group.minimum > 0 ? styles.needed : styles.bounds}>
          {group.minimum > 0 ? productText.needed(bounds) : bounds}
        </small>
      </legend>
      {said !== '' && (
        <p id={problemId} className={styles.problem} role="alert" data-obeyed={sentence === '' || undefined}>
          {said}
        </p>
      )}
      {shown.map(({ option, price }) => {
        const count = open.picks.find((pick) => pick.option.id === option.id)?.count ?? 0;
        const most = mostOfOption(open, option);
        const aside = option.isSoldOut
          ? ranOutSentence(option.ranOutOf ?? []) || productText.sizeSoldOut
          : describePrice(price, group.pricing === 'sum');
        if (option.most > 1 && !isSingle(group)) {
          return (
            <div key={option.id} className={`${styles.row} ${count > 0 ? styles.chosen : ''}`}>
              <span className={styles.words}>
                <OptionWords option={option} />
              </span>
              <span className={styles.aside}>{aside}</span>
              {!option.isSoldOut && (
                <Stepper
                  of={option.name}
                  value={count}
                  minimum={0}
                  maximum={most}
                  onChange={(value) => onChange(option.id, value)}
                />
              )}
            </div>
          );
        }
        const isRadio = isSingle(group) && group.minimum === 1;
        return (
          <Choice
            key={option.id}
            type={isRadio ? 'radio' : 'checkbox'}
            {...(isRadio ? { name: radios } : {})}
            checked={count > 0}
            disabled={option.isSoldOut || (count === 0 && most === 0)}
            onChange={(event) => onChange(option.id, event.target.checked ? 1 : 0)}
            aside={aside}
          >
            <OptionWords option={option} />
          </Choice>
        );
      })}
    </fieldset>
  );
}

function describePrice(price: Bani, isAdded: boolean): string {
  if (price === 0) return productText.free;
  return isAdded ? `+ ${formatLei(price)}` : formatLei(price);
}

function OptionWords({ option: { name, allergens, deposit, isAgeRestricted } }: { readonly option: Option }) {
  const notes = [
    allergens.length > 0 && productText.extraContains(allergens),
    deposit > 0 && productText.deposit(formatLei(deposit)),
    isAgeRestricted && '18+',
  ].filter((note) => note !== false);
  return (
    <>
      {name}
      {notes.length > 0 && <small className={styles.notes}>{notes.join(' · ')}</small>}
    </>
  );
}
