import type { PricedLine, PricedPart } from '#domain/cart/priced-cart.ts';
import { describeFee } from '#domain/delivery/describe-fee.ts';
import { nameAllergens, togetherAllergens } from '#domain/menu/declared-allergens.ts';
import { groupExtras, nameOfExtra } from '#domain/menu/options/sold-extra.ts';
import type { Bani } from '#domain/money/bani.ts';
import { formatLei } from '#domain/money/format-lei.ts';
import { checkout } from '#web/i18n/checkout.ts';
import { ALLERGEN_NAMES, FROZEN } from '#web/i18n/food-facts.ts';
import { lineText } from '#web/i18n/order-line.ts';
import { useNavigate } from '#web/router/index.ts';
import { depositLabel } from '#web/storefront/cart/deposit-label.ts';
import { OPEN_CART } from '#web/storefront/cart/open-cart.ts';
import { Button } from '#web/ui/button.tsx';
import { Lei } from '#web/ui/lei.tsx';
import receipt from '#web/ui/order/order-receipt.module.css';
import styles from './checkout.module.css';
import type { Checkout } from './use-checkout.ts';

/** The whole order and its price, directly above the button (OUG 34/2014 art. 8). */
export function Review({ view }: { readonly view: Checkout }) {
  const { priced, form } = view;
  const navigate = useNavigate();
  const { sums } = priced;
  return (
    <section className={styles.review} aria-labelledby="review">
      <div className={styles.reviewHead}>
        <h2 id="review">{checkout.review}</h2>
        <Button look="quiet" onClick={() => void navigate(OPEN_CART)}>
          {checkout.editCart}
        </Button>
      </div>
      <ul className={receipt.lines}>
        {priced.lines.map((line) => (
          <ReviewLine key={line.key} line={line} isDoubtful={line.problems.length > 0 && !view.isRepeat} />
        ))}
      </ul>
      <dl className={receipt.sums}>
        <SumRow name={checkout.products} amount={sums.products} />
        {sums.packaging > 0 && <SumRow name={checkout.packaging} amount={sums.packaging} />}
        {sums.deposits > 0 && <SumRow name={depositLabel(priced.lines)} amount={sums.deposits} />}
        {form.method === 'DELIVERY' && (
          <div>
            <dt>{checkout.delivery}</dt>
            <dd>
              {form.zoneCode === '' ? (
                <span>{checkout.notChosen}</span>
              ) : sums.deliveryFee > 0 ? (
                <Lei amount={sums.deliveryFee} />
              ) : (
                <span>{describeFee(sums.deliveryFee)}</span>
              )}
            </dd>
          </div>
        )}
        {sums.reductions.map(({ name, amount }) => (
          <div key={name} className={styles.discount}>
            <dt>{name}</dt>
            <dd translate="no">−{formatLei(amount)}</dd>
          </div>
        ))}
        <div className={receipt.total}>
          <dt>{checkout.total}</dt>
          <dd>
            {sums.reductions.length > 0 && (
              <s className={receipt.before}>
                <Lei amount={sums.total} />
              </s>
            )}{' '}
            <Lei amount={sums.payable} />
          </dd>
        </div>
      </dl>
      {view.facts.vatSentence !== '' && <p className={styles.note}>{view.facts.vatSentence}</p>}
    </section>
  );
}

function ReviewLine({ line, isDoubtful }: { readonly line: PricedLine; readonly isDoubtful: boolean }) {
  const { name, parts, products } = line;
  // Allergens are shown before the order is placed, not only on the product's page (Regulation 1169/2011 art. 14).
  const allergens = nameAllergens(togetherAllergens(parts), ALLERGEN_NAMES);
  const message = line.line.kind === 'product' ? line.line.message : '';
  return (
    <li>
      <span className={receipt.quantity}>{checkout.pieces(line.line.quantity)}</span>
      <div className={receipt.words}>
        <p className={`${receipt.name} ${isDoubtful ? styles.doubtful : ''}`}>
          {name === '' ? lineText.unknownLine : name}
        </p>
        {parts.map((part) => (
          <Part key={`${part.setLabel}-${part.sizeId}`} part={part} />
        ))}
        {allergens !== '' && <p className={receipt.detail}>{checkout.allergens(allergens)}</p>}
        {message !== '' && (
          <p className={receipt.detail}>
            {checkout.message}: „{message}”
          </p>
        )}
      </div>
      <span className={`${receipt.price} ${isDoubtful ? styles.doubtful : ''}`}>
        <Lei amount={products} />
      </span>
    </li>
  );
}

function Part({
  part: { productName, sizeLabel, extras, isFree, isFromFrozen, isAgeRestricted, setLabel },
}: {
  readonly part: PricedPart;
}) {
  return (
    <p className={receipt.detail}>
      {setLabel === null ? sizeLabel : `${productName}, ${sizeLabel}`}
      {isFree && <b> {checkout.free}</b>}
      {isAgeRestricted && <b> 18+</b>}
      {isFromFrozen && <span className={styles.extra}>{FROZEN}</span>}
      {groupExtras(extras).flatMap((group) =>
        group.chosen.map((extra) => (
          <span key={`${group.name} ${extra.name}`} className={styles.extra}>
            {group.name === '' ? '+ ' : `${group.name}: `}
            {[
              nameAndPrice(extra),
              ...extra.opened.flatMap(({ name, chosen }) => chosen.map((one) => `${name}: ${nameAndPrice(one)}`)),
            ].join(', ')}
          </span>
        )),
      )}
    </p>
  );
}

function nameAndPrice(extra: Parameters<typeof nameOfExtra>[0] & { readonly price: Bani }): string {
  const name = nameOfExtra(extra);
  return extra.price > 0 ? `${name} (${formatLei(extra.price)})` : name;
}

function SumRow({ name, amount }: { readonly name: string; readonly amount: Bani }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <Lei amount={amount} />
      </dd>
    </div>
  );
}
