import { type ReactNode, useEffect, useState } from 'react';
import { lineKey } from '#domain/cart/change-cart.ts';
import type { PricedCart } from '#domain/cart/priced-cart.ts';
import { homeZone } from '#domain/delivery/home-zone.ts';
import { cartText } from '#web/i18n/cart.ts';
import { general } from '#web/i18n/general.ts';
import { Link } from '#web/router/index.ts';
import { readCheckoutFacts } from '#web/storefront/checkout/form/checkout-facts.ts';
import { useSavedOrders } from '#web/storefront/facts/cached-answer.ts';
import { restaurantFacts } from '#web/storefront/facts/shop-answers.ts';
import { describeOrdering } from '#web/storefront/shell/describe-ordering.ts';
import { OrderingLine } from '#web/storefront/shell/ordering-line.tsx';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { Lei } from '#web/ui/lei.tsx';
import { showMessage } from '#web/ui/messages.ts';
import { Notice } from '#web/ui/notice.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { useNow } from '#web/ui/use-now.ts';
import { useApi } from '#web/use-api.ts';
import { clearAgainNotes, useAgainNotes } from './again-notes.ts';
import { CartAddOns } from './cart-add-ons.tsx';
import styles from './cart-contents.module.css';
import { CartLineRow } from './cart-line-row.tsx';
import { CartOffers } from './cart-offers.tsx';
import { saveCart } from './cart-store.ts';
import { CartSums } from './cart-sums.tsx';
import { DeliveryHint } from './delivery-hint.tsx';
import { explainClosed } from './explain-closed.ts';
import { explainMix } from './explain-mix.ts';
import { keepSeenPrices, readSeenPrices } from './seen-prices.ts';
import { SendCart } from './send-cart.tsx';
import { usePricedCart } from './use-priced-cart.ts';

/** The cart as sheet and column show it: `body` scrolls, `footer` stays. */
export function useCartContents({ onClose }: { readonly onClose: (() => void) | null }): {
  readonly body: ReactNode;
  readonly footer: ReactNode;
} {
  const { cart, priced, facts, hasFailed, askAgain } = usePricedCart();
  const [seen] = useState(readSeenPrices);
  useRememberedPrices(priced);
  const isEmpty = cart.lines.length === 0;
  const body = (
    <div className={styles.cart}>
      <h2>{cartText.title}</h2>
      {!isEmpty && priced && facts && <HowItStands priced={priced} shop={facts} isBeside={onClose === null} />}
      {!isEmpty && <AgainNotes />}
      {isEmpty && <EmptyCart onClose={onClose} />}
      {!isEmpty && hasFailed && !priced && (
        <Notice tone="warn" role="alert">
          {cartText.failed}{' '}
          <Button look="quiet" onClick={askAgain}>
            {general.retry}
          </Button>
        </Notice>
      )}
      {!isEmpty && !hasFailed && !priced && <Waiting lines={cart.lines.length} />}
      {!isEmpty && priced && facts && (
        <>
          <ul className={styles.lines}>
            {priced.lines.map((line) => (
              <CartLineRow
                key={line.key}
                line={line}
                menu={facts.menu}
                picture={facts.pictures.get(line.parts[0]?.productId ?? 0) ?? null}
                seenPrice={seen.get(line.key) ?? null}
              />
            ))}
          </ul>
          {explainMix(priced, facts.menu).map((sentence) => (
            <Notice key={sentence} tone="warn">
              {sentence}
            </Notice>
          ))}
          <CartAddOns cart={cart} products={facts.menu.products} />
          {mayBeDelivered(priced) && <DeliveryHint products={priced.sums.products} />}
          <CartOffers priced={priced} facts={facts} />
          <CartSums cart={priced} />
          <div className={styles.actions}>
            <SendCart />
            <ClearCart />
          </div>
        </>
      )}
    </div>
  );
  return { body, footer: !isEmpty && priced && <CartFooter priced={priced} replaces={onClose !== null} /> };
}

/**
 * How long an order takes now, or that the shop is closed: shown before the guest types anything, in the checkout's
 * words.
 */
function HowItStands({
  priced,
  shop,
  isBeside,
}: {
  readonly priced: PricedCart;
  /** In the column beside the menu, whose page shows it already. */
  readonly isBeside: boolean;
  readonly shop: Parameters<typeof readCheckoutFacts>[1];
}) {
  const api = useApi();
  const { value: restaurant } = useSavedOrders(restaurantFacts(api));
  const now = useNow();
  if (restaurant === null) return null;
  const facts = readCheckoutFacts(restaurant, shop, now);
  const home = homeZone(facts.zones, restaurant.city);
  const ordering = describeOrdering(facts.schedule, home, now);
  if (isBeside && (ordering.later !== null || ordering.ways.length > 0)) return null;
  const sentence = explainClosed(priced, facts, home);
  return sentence === null ? <OrderingLine ordering={ordering} /> : <Notice tone="warn">{sentence}</Notice>;
}

/** What changed in the earlier order or the sent cart that was put into the cart. */
function AgainNotes() {
  const { title, sentences } = useAgainNotes();
  if (sentences.length === 0) return null;
  return (
    <Notice tone="warn" title={title}>
      <ul>
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </Notice>
  );
}

/** A product with its own pickup place is not delivered, so such a cart shows no hint about free delivery. */
function mayBeDelivered({ lines }: PricedCart): boolean {
  return lines.every(({ parts }) => parts.every(({ pickupPlace }) => pickupPlace === null));
}

/** Stores the shown prices, so that only later changes are marked. */
function useRememberedPrices(priced: PricedCart | null) {
  // Outside system: localStorage.
  useEffect(() => {
    if (priced) keepSeenPrices(new Map(priced.lines.map(({ line, unitPrice }) => [lineKey(line), unitPrice])));
  }, [priced]);
}

function CartFooter({
  priced,
  replaces,
}: {
  readonly priced: PricedCart;
  /** Replaces the history step of the open cart by the checkout. */
  readonly replaces: boolean;
}) {
  return (
    <div className={styles.footer}>
      {priced.hasProblems && <Notice tone="warn">{cartText.checkProblems}</Notice>}
      <p className={styles.total}>
        <span>
          {cartText.total} <small>({cartText.withoutDelivery})</small>
        </span>
        <strong>
          <Lei amount={priced.sums.payable} />
        </strong>
      </p>
      {priced.hasProblems ? (
        <Button isWide disabled>
          {cartText.continue}
        </Button>
      ) : (
        <Link to="/checkout" replace={replaces} className={buttonClass('primary', true)}>
          {cartText.continue}
        </Link>
      )}
    </div>
  );
}

function EmptyCart({ onClose }: { readonly onClose: (() => void) | null }) {
  return (
    <div className={styles.empty}>
      <p>
        <strong>{cartText.empty}</strong>
      </p>
      <p>{cartText.emptyHint}</p>
      {onClose && (
        <>
          <Link to="/meniu" replace className={buttonClass()}>
            {cartText.toMenu}
          </Link>
          <Button look="quiet" onClick={onClose}>
            {general.close}
          </Button>
        </>
      )}
    </div>
  );
}

function ClearCart() {
  const [isAsking, setAsking] = useState(false);
  if (!isAsking) {
    return (
      <Button look="quiet" className={styles.clear} onClick={() => setAsking(true)}>
        {cartText.clear}
      </Button>
    );
  }
  return (
    <div className={styles.ask} role="alertdialog" aria-label={cartText.clearAsk}>
      <p>
        <strong>{cartText.clearAsk}</strong> {cartText.clearHint}
      </p>
      <div className={styles.answers}>
        <Button
          onClick={() => {
            saveCart({ lines: [] });
            clearAgainNotes();
            showMessage(cartText.cleared);
          }}
        >
          {cartText.clearYes}
        </Button>
        <Button look="secondary" autoFocus onClick={() => setAsking(false)}>
          {cartText.clearNo}
        </Button>
      </div>
    </div>
  );
}

function Waiting({ lines }: { readonly lines: number }) {
  return (
    <div className={styles.lines} role="status">
      <span className="visually-hidden">{general.loading}</span>
      {Array.from({ length: Math.min(lines, 4) }, (_, index) => `line-${index}`).map((key) => (
        <Skeleton key={key} height="5.5rem" />
      ))}
    </div>
  );
}
