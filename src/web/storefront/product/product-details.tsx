import { type ReactNode, useId, useReducer, useState } from 'react';
import type { ProductLine } from '#domain/cart/cart.ts';
import type { Bani } from '#domain/money/bani.ts';
import { formatLei } from '#domain/money/format-lei.ts';
import { countOf } from '#domain/text/plural.ts';
import { cardText } from '#web/i18n/card.ts';
import { general } from '#web/i18n/general.ts';
import { productText } from '#web/i18n/product.ts';
import { addToCart } from '#web/storefront/cart/add-to-cart.ts';
import { useWantedOf } from '#web/storefront/cart/cart-store.ts';
import { useFreshFacts } from '#web/storefront/shell/use-fresh-facts.ts';
import { Button } from '#web/ui/button.tsx';
import { Choice } from '#web/ui/fields/choice.tsx';
import { Stepper } from '#web/ui/fields/stepper.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { RichText } from '#web/ui/rich-text.tsx';
import { PRESSED_ONCE } from '#web/ui/second-tap.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { MessageField } from './message-field.tsx';
import { OptionGroups, showGroup } from './option-groups.tsx';
import {
  besidePrice,
  type ChoiceAction,
  changeChoice,
  firstChoice,
  fitQuantity,
  leastPrice,
  lineOf,
  mostOf,
  optionProblems,
  type ProductChoice,
  priceChoice,
  pricedOptions,
  pricePiece,
} from './product-choice.ts';
import styles from './product-details.module.css';
import type { ProductFacts, SizeChoice } from './product-facts.ts';
import { ProductFigures } from './product-figures.tsx';
import { ProductPictures } from './product-pictures.tsx';
import { ShareProduct } from './share-product.tsx';

/** The cart line being edited: its choices, and a function that saves new ones; false when it could not. */
type EditedChoice = {
  /** Its pieces do not count as held by the cart. */
  readonly key: string;
  readonly choice: ProductChoice;
  readonly save: (line: ProductLine, piece: Bani) => boolean;
};

/** All of a product: on its own page and in the sheet over the menu. */
export function ProductDetails({
  product,
  isComing = false,
  heading: Heading,
  similar,
  edited,
  frame,
  onAdded,
}: {
  readonly product: ProductFacts;
  /** `product` has only the data of its card; the rest is loading. */
  readonly isComing?: boolean;
  readonly heading: 'h1' | 'h2';
  readonly similar: ReactNode;
  /** When given, a cart line is edited; otherwise one is added. */
  readonly edited?: EditedChoice;
  /** Arranges the body, the bar with the button and the similar products. */
  readonly frame: (body: ReactNode, bar: ReactNode, similar: ReactNode) => ReactNode;
  readonly onAdded?: () => void;
}) {
  const first = edited?.choice ?? firstChoice(product);
  // Until the guest chooses something, the choice follows the product, which may still be loading.
  const [changed, change] = useReducer(
    (before: ProductChoice | null, action: ChoiceAction): ProductChoice =>
      changeChoice(product, before ?? first, action),
    null,
  );
  const asked = changed ?? first;
  const size = product.sizes.find(({ id }) => id === asked.sizeId) ?? null;
  const held = useWantedOf(asked.sizeId, edited?.key);
  const choice = size ? { ...asked, quantity: fitQuantity(size, asked.quantity, held) } : asked;
  const most = size ? mostOf(size, held) : 0;
  useFreshFacts(product.changesAt);
  // Problems are shown once the guest has pressed the button.
  const [isTold, setTold] = useState(false);
  const notes = notesOf(product, size);
  const hasPictures = product.pictures.length > 0;
  const body = (
    <div className={hasPictures ? `${styles.top} ${styles.beside}` : styles.top}>
      <ProductPictures name={product.name} pictures={product.pictures} />
      <div className={styles.words}>
        <div className={hasPictures ? styles.head : `${styles.head} ${styles.bare}`}>
          <Heading className={styles.name}>{product.name}</Heading>
          <ShareProduct id={product.id} name={product.name} />
        </div>
        <Marks product={product} />
        <RichText className={styles.description} html={product.descriptionHtml} />
        {notes.map((note) => (
          <Notice key={note} tone="plain">
            {note}
          </Notice>
        ))}
        {isComing && <Coming />}
        {product.sizes.length > 0 && (
          <Sizes product={product} chosenId={choice.sizeId} onChoose={(sizeId) => change({ kind: 'size', sizeId })} />
        )}
        {size && (
          <OptionGroups
            product={product}
            choice={choice}
            isTold={isTold}
            onChange={(option) => change({ kind: 'option', option })}
          />
        )}
        {size && product.extras.length > 0 && (
          <fieldset className={styles.group}>
            <legend className={styles.legend}>{productText.extras}</legend>
            {product.extras.map(({ name, price, isSoldOut, ranOut, allergens }) => (
              <Choice
                key={name}
                type="checkbox"
                checked={choice.extras.includes(name)}
                onChange={(event) => change({ kind: 'extra', name, isChosen: event.target.checked })}
                disabled={isSoldOut}
                aside={
                  isSoldOut
                    ? ranOut || productText.sizeSoldOut
                    : price === 0
                      ? productText.free
                      : `+ ${formatLei(price)}`
                }
              >
                {name}
                {allergens.length > 0 && (
                  <small className={styles.sizeNotes}>{productText.extraContains(allergens)}</small>
                )}
              </Choice>
            ))}
          </fieldset>
        )}
        {size && product.allowsMessage && (
          <MessageField choice={choice} onChange={(text) => change({ kind: 'message', text })} />
        )}
      </div>
      {!isComing && (
        <ProductFigures
          product={product}
          extras={[
            ...pricedOptions(product, choice),
            ...product.extras.filter(({ name }) => choice.extras.includes(name)),
          ]}
          grams={size?.grams ?? null}
          heading={Heading === 'h1' ? 'h2' : 'h3'}
        />
      )}
    </div>
  );
  const bar = (
    <div className={styles.bar}>
      {held > 0 && size?.stock != null && choice.quantity >= most && (
        <p className={styles.held} role="status">
          {cardText.held(held, size.stock)}
        </p>
      )}
      {size && (
        <Stepper
          of={product.name}
          value={choice.quantity}
          minimum={size.minimum}
          maximum={most}
          onChange={(quantity) => change({ kind: 'quantity', quantity })}
        />
      )}
      {isComing ? (
        <Button isWide isReady={false} className={styles.add}>
          {productText.add}
        </Button>
      ) : (
        <AddButton
          product={product}
          choice={choice}
          isAllHeld={choice.quantity > most}
          onMissing={() => setTold(true)}
          {...(edited ? { edited } : {})}
          {...(onAdded ? { onAdded } : {})}
        />
      )}
    </div>
  );
  return frame(body, bar, similar);
}

/** Placeholder for sizes and extras. */
function Coming() {
  return (
    <div className={styles.group} role="status">
      <span className="visually-hidden">{general.loading}</span>
      <Skeleton height="1.5rem" width="40%" />
      <Skeleton height="3.5rem" />
      <Skeleton height="3.5rem" />
    </div>
  );
}

function AddButton({
  product,
  choice,
  isAllHeld,
  onMissing,
  edited,
  onAdded,
}: {
  readonly product: ProductFacts;
  readonly choice: ProductChoice;
  /** The cart already holds what is left of the size. */
  readonly isAllHeld: boolean;
  /** Called instead when something must be chosen first. */
  readonly onMissing: () => void;
  readonly edited?: EditedChoice;
  readonly onAdded?: () => void;
}) {
  const line = lineOf(product, choice);
  const piece = pricePiece(product, choice);
  const missing = optionProblems(product, choice);
  // With a required choice missing, the sum of what is chosen is no price that can be paid.
  const least = missing.length > 0 ? leastPrice(product, choice) : null;
  const total = priceChoice(product, choice);
  const { boxes, deposits } = besidePrice(product, choice);
  const beside = [
    ...(boxes > 0 ? [productText.packaging(formatLei(boxes))] : []),
    ...(deposits > 0 ? [productText.deposit(formatLei(deposits))] : []),
  ].join(' ');
  const isLaterOnly = product.later?.canBeChosen === false;
  if (line === null || piece === null || total === null || isLaterOnly) {
    const isOut = product.state !== 'orderable';
    return (
      <Button isWide disabled>
        {product.later && !isOut
          ? product.later.text
          : product.state === 'sold_out'
            ? productText.soldOut
            : productText.unavailable}
      </Button>
    );
  }
  return (
    <Button
      {...PRESSED_ONCE}
      isWide
      disabled={isAllHeld}
      className={styles.add}
      onClick={() => {
        const [problem] = missing;
        if (problem !== undefined) {
          onMissing();
          showGroup(problem);
          return;
        }
        if (edited ? edited.save(line, piece) : addToCart(line, piece)) onAdded?.();
      }}
    >
      {edited ? productText.save : productText.add}{' '}
      <span>{least !== null && least > total ? productText.from(formatLei(least)) : formatLei(total)}</span>
      {beside !== '' && <small className={styles.besidePrice}> {beside}</small>}
    </Button>
  );
}

function Sizes({
  product,
  chosenId,
  onChoose,
}: {
  readonly product: ProductFacts;
  readonly chosenId: number | null;
  readonly onChoose: (sizeId: number) => void;
}) {
  const group = useId();
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{productText.size}</legend>
      {product.sizes.map((size) => (
        <Choice
          key={size.id}
          type="radio"
          name={group}
          checked={size.id === chosenId}
          disabled={!size.isOrderable}
          onChange={() => onChoose(size.id)}
          aside={<SizePrice size={size} />}
        >
          {size.label}
          <SizeNotes size={size} />
        </Choice>
      ))}
    </fieldset>
  );
}

function SizePrice({ size: { price, priceFrom, cut } }: { readonly size: SizeChoice }) {
  const text = formatLei(cut?.price ?? priceFrom);
  return (
    <>
      {cut?.before != null && <s>{formatLei(cut.before)}</s>}{' '}
      <span>{priceFrom === price ? text : productText.from(text)}</span>
    </>
  );
}

function SizeNotes({ size }: { readonly size: SizeChoice }) {
  const notes = [
    size.cut && (size.cut.percent > 0 ? `${size.cut.name} −${size.cut.percent}%` : size.cut.name),
    size.cut?.before != null && `${cardText.lowest} ${formatLei(size.cut.before)}`,
    !size.isOrderable && (size.ranOut || productText.sizeSoldOut),
    size.leftOut !== '' && productText.leftOut(size.leftOut),
    size.left !== null && countOf(size.left, cardText.left),
    size.minimum > 1 && productText.minimumQuantity(size.minimum),
    size.boxPrice > 0 && productText.packaging(formatLei(size.boxPrice)),
    size.deposit > 0 && productText.deposit(formatLei(size.deposit)),
  ].filter((note) => typeof note === 'string');
  if (notes.length === 0) return null;
  return <small className={styles.sizeNotes}>{notes.join(' · ')}</small>;
}

function Marks({ product }: { readonly product: ProductFacts }) {
  const marks = [product.isVeggie && cardText.vegetarian, product.isFasting && cardText.fasting].filter(
    (mark) => mark !== false,
  );
  if (marks.length === 0) return null;
  return (
    <ul className={styles.marks}>
      {marks.map((mark) => (
        <li key={mark}>
          <Icon name="leaf" size={14} />
          {mark}
        </li>
      ))}
    </ul>
  );
}

function notesOf(product: ProductFacts, size: SizeChoice | null): string[] {
  const { days, hours, later } = product;
  return [
    hours !== '' && productText.hours(hours, later),
    size !== null && !days.today && days.ahead && productText.ahead,
    product.pickupPlace !== '' && productText.pickupPlace(product.pickupPlace),
    product.isAgeRestricted && productText.adult,
  ].filter((note) => note !== false);
}
