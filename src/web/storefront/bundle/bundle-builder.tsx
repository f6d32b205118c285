import { type ReactNode, useReducer } from 'react';
import type { BundleLine } from '#domain/cart/cart.ts';
import type { Bani } from '#domain/money/bani.ts';
import { formatLei } from '#domain/money/format-lei.ts';
import {
  type BundleChoices,
  bundleLine,
  choicesOf,
  chooseOption,
  type OptionState,
  optionState,
  priceChoices,
  setsLeft,
} from '#domain/promotions/kinds/buy-x-get-y-free/choose-in-bundle.ts';
import { bundleText } from '#web/i18n/bundle.ts';
import { productText } from '#web/i18n/product.ts';
import { addToCart } from '#web/storefront/cart/add-to-cart.ts';
import { Button } from '#web/ui/button.tsx';
import { Choice } from '#web/ui/fields/choice.tsx';
import { Picture } from '#web/ui/picture.tsx';
import { PRESSED_ONCE } from '#web/ui/second-tap.ts';
import styles from './bundle-builder.module.css';
import type { BundleFacts, BundleFactsSet, BundleOption } from './bundle-facts.ts';

const REASONS = {
  free_to_choose: '',
  sold_out: bundleText.soldOut,
  choose_paid_first: bundleText.choosePaidFirst,
  too_dear: bundleText.tooExpensive,
} as const satisfies Record<OptionState, string>;

/** The cart line being edited; `save` returns whether it was saved. */
type EditedBundle = {
  readonly line: BundleLine;
  readonly save: (changed: BundleLine, price: Bani) => boolean;
};

/** Chooses the products of a bundle: on its own page and in the sheet over the menu. */
export function BundleBuilder({
  bundle,
  heading: Heading,
  edited,
  frame,
  onAdded,
}: {
  readonly bundle: BundleFacts;
  readonly heading: 'h1' | 'h2';
  readonly edited?: EditedBundle;
  readonly frame: (body: ReactNode, bar: ReactNode) => ReactNode;
  readonly onAdded?: () => void;
}) {
  const [choices, choose] = useReducer(
    (
      before: BundleChoices<BundleOption>,
      { setId, option }: { readonly setId: number; readonly option: BundleOption },
    ) => chooseOption(bundle, before, setId, option),
    edited === undefined ? new Map<number, BundleOption>() : choicesOf(bundle, edited.line),
  );
  const body = (
    <div className={styles.builder}>
      {bundle.picture && (
        <div className={styles.picture}>
          <Picture picture={bundle.picture} sizes="(min-width: 720px) 60rem, 100vw" isFirst />
        </div>
      )}
      <Heading className={bundle.picture ? styles.name : `${styles.name} ${styles.bare}`}>{bundle.name}</Heading>
      {bundle.description !== '' && <p>{bundle.description}</p>}
      <p className={styles.hint}>{bundleText.choose}.</p>
      {bundle.sets.map((set) => (
        <BundleSetField
          key={set.id}
          bundle={bundle}
          set={set}
          choices={choices}
          onChoose={(option, isByKey) => {
            choose({ setId: set.id, option });
            // Arrow keys choose as they pass: only a press is a decision that leads on.
            if (!isByKey && !choices.has(set.id)) showSet(nextSet(bundle, choices, set.id), false);
          }}
        />
      ))}
      {bundle.sets.some(({ options }) => options.some(({ isAdult }) => isAdult)) && (
        <p className={styles.hint}>{bundleText.alcohol}</p>
      )}
      <p className={styles.hint}>{bundleText.validUntil(bundle.until)}</p>
    </div>
  );
  return frame(body, <BundleBar bundle={bundle} choices={choices} edited={edited} onAdded={onAdded} />);
}

function BundleSetField({
  bundle,
  set,
  choices,
  onChoose,
}: {
  readonly bundle: BundleFacts;
  readonly set: BundleFactsSet;
  readonly choices: BundleChoices<BundleOption>;
  readonly onChoose: (option: BundleOption, isByKey: boolean) => void;
}) {
  const chosen = choices.get(set.id);
  return (
    <fieldset id={elementId(set.id)} className={styles.set}>
      <legend className={styles.legend}>
        {set.label}
        {set.isFree && <span className={styles.free}> {bundleText.freeGroup}</span>}
      </legend>
      {set.options.map((option) => {
        const state = optionState(bundle, choices, set, option);
        const notes = [
          REASONS[state],
          option.deposit > 0 ? bundleText.deposit(formatLei(option.deposit)) : '',
          option.isAdult ? bundleText.adult : '',
          option.isFrozen ? productText.frozen : '',
          option.allergens !== '' ? bundleText.allergens(option.allergens) : '',
        ].filter(Boolean);
        return (
          <Choice
            key={option.sizeId}
            type="radio"
            name={`set-${set.id}`}
            checked={chosen?.sizeId === option.sizeId}
            disabled={state !== 'free_to_choose'}
            onChange={({ target }) => onChoose(option, target.matches(':focus-visible'))}
            aside={
              set.isFree ? (
                <span className={styles.aside}>
                  {bundleText.free} <small className={styles.notes}>{bundleText.apart(formatLei(option.price))}</small>
                </span>
              ) : (
                formatLei(option.price)
              )
            }
          >
            {option.name}
            <small className={styles.notes}>{[option.sizeLabel, ...notes].join(' · ')}</small>
          </Choice>
        );
      })}
    </fieldset>
  );
}

function BundleBar({
  bundle,
  choices,
  edited,
  onAdded,
}: {
  readonly bundle: BundleFacts;
  readonly choices: BundleChoices<BundleOption>;
  readonly edited: EditedBundle | undefined;
  readonly onAdded: (() => void) | undefined;
}) {
  const left = setsLeft(bundle, choices);
  const line = bundleLine(bundle, choices, edited?.line.quantity);
  const { price, separately } = priceChoices(bundle, choices);
  return (
    <div className={styles.bar}>
      {separately > price && (
        <p className={styles.separately}>
          {bundleText.separately} {formatLei(separately)}
        </p>
      )}
      <Button
        {...PRESSED_ONCE}
        isWide
        onClick={() => {
          if (line === null) showSet(nextSet(bundle, choices, null), true);
          else if (edited ? edited.save(line, price) : addToCart(line, price)) onAdded?.();
        }}
      >
        {line === null
          ? bundleText.incomplete(left, nextSet(bundle, choices, null)?.label ?? '')
          : edited
            ? productText.save
            : bundleText.add}
        {price > 0 && <span>{formatLei(price)}</span>}
      </Button>
    </div>
  );
}

/** The first set without a choice, or the first after `chosen`; null when every set has one. */
function nextSet(
  { sets }: BundleFacts,
  choices: BundleChoices<BundleOption>,
  chosen: number | null,
): BundleFactsSet | null {
  const open = sets.filter(({ id }) => id !== chosen && !choices.has(id));
  const place = sets.findIndex(({ id }) => id === chosen);
  return open.find(({ id }) => sets.findIndex((set) => set.id === id) > place) ?? open[0] ?? null;
}

function elementId(setId: number): string {
  return `grupa-${setId}`;
}

/** Scrolls to the set; `takesFocus` also moves the focus to its first choice. */
function showSet(set: BundleFactsSet | null, takesFocus: boolean): void {
  const element = set && document.getElementById(elementId(set.id));
  if (!element) return;
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  element.scrollIntoView({ block: 'start', behavior: isCalm ? 'auto' : 'smooth' });
  if (takesFocus) element.querySelector<HTMLElement>('input:enabled')?.focus({ preventScroll: true });
}
