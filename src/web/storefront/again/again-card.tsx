import { useEffect, useState } from 'react';
import { fetchOwnOrder } from '#contract/orders/client.ts';
import { type AgainChange, type EarlierOrder, planAgain } from '#domain/cart/order-again.ts';
import { priceNow } from '#domain/cart/price-now.ts';
import type { PricedCart } from '#domain/cart/priced-cart.ts';
import { formatLei } from '#domain/money/format-lei.ts';
import { describeDay } from '#domain/time/format-date.ts';
import type { Instant } from '#domain/time/instant.ts';
import { addedText } from '#web/i18n/added.ts';
import { general } from '#web/i18n/general.ts';
import { againText } from '#web/i18n/shop/again.ts';
import { describeChange } from '#web/i18n/shop/describe-change.ts';
import { useNavigate, useRouter } from '#web/router/index.ts';
import { EARLIER_ORDERS_KEY } from '#web/session/device-keys.ts';
import { forgetGuest } from '#web/session/forget-person.ts';
import { useStored } from '#web/session/use-stored.ts';
import { describeProblem } from '#web/storefront/cart/describe-problem.ts';
import { OPEN_CART } from '#web/storefront/cart/open-cart.ts';
import { addAgain } from '#web/storefront/cart/order-again.ts';
import { productIdsOf, useMenuWithOptions } from '#web/storefront/facts/menu-with-options.ts';
import { useOwnOrders } from '#web/storefront/visit/own-orders.ts';
import { Button } from '#web/ui/button.tsx';
import { showMessage } from '#web/ui/messages.ts';
import { Picture, type PictureFacts } from '#web/ui/picture.tsx';
import { useNow } from '#web/ui/use-now.ts';
import { useApi } from '#web/use-api.ts';
import styles from './again-card.module.css';
import { parseEarlierOrders } from './earlier-orders.ts';
import { Favourites, type ProductLink } from './favourites.tsx';

type LastOrder = EarlierOrder & { readonly placedAt: Instant };

const MOST_PICTURES = 3;
const MOST_NAMES = 4;

/**
 * The last order at today's prices, with every change since; a tap leads to the checkout, or to the cart when something
 * changed.
 */
export function AgainCard({ productLink }: { readonly productLink?: ProductLink | undefined }) {
  const api = useApi();
  const stored = parseEarlierOrders(useStored(EARLIER_ORDERS_KEY));
  const last = useLastOrder(stored[0] ?? null);
  const { value: facts } = useMenuWithOptions(api, productIdsOf(last?.lines ?? []));
  const now = useNow();
  if (facts === null || last === null) return null;
  const plan = planAgain(last, facts.menu, facts.promotions);
  if (plan.lines.length === 0) return null;
  const priced = priceNow({ lines: plan.lines }, facts, now);
  return (
    <>
      <section className={styles.card} aria-labelledby="din-nou">
        <Pictures priced={priced} pictures={facts.pictures} />
        <div className={styles.words}>
          <h2 id="din-nou" className={styles.title}>
            {againText.last(describeDay(last.placedAt, now))}
          </h2>
          <p className={styles.dishes}>{describeDishes(priced)}</p>
        </div>
        <Changes changes={plan.changes} priced={priced} now={now} />
        <OrderButton plan={plan} priced={priced} />
        {stored.length > 0 && <ForgetButton />}
      </section>
      {productLink && <Favourites stored={stored} facts={facts} productLink={productLink} />}
    </>
  );
}

function OrderButton({ plan, priced }: { readonly plan: ReturnType<typeof planAgain>; readonly priced: PricedCart }) {
  const navigate = useNavigate();
  useWarmCheckout();
  const isAsItWas = plan.changes.length === 0 && !priced.hasProblems;
  const price = formatLei(priced.sums.payable);
  const orderAgain = () => {
    // The card is shown only while the cart is empty, so nothing is mixed.
    if (addAgain(plan) !== 'added') showMessage(addedText.full);
    else void navigate(isAsItWas ? { to: '/checkout' } : OPEN_CART);
  };
  return (
    <Button className={styles.button ?? ''} onClick={orderAgain}>
      {isAsItWas ? againText.button(price) : againText.review(price)}
    </Button>
  );
}

function ForgetButton() {
  const forget = () => {
    const putBack = forgetGuest();
    showMessage(againText.forgotten, { label: general.undo, run: putBack });
  };
  return (
    <button type="button" className={styles.forget} onClick={forget}>
      {againText.forget}
    </button>
  );
}

function Changes({
  changes,
  priced,
  now,
}: {
  readonly changes: readonly AgainChange[];
  readonly priced: PricedCart;
  readonly now: Instant;
}) {
  const problems = priced.lines.flatMap((line) => line.problems.map((problem) => describeProblem(problem, now)));
  const sentences = [...new Set([...changes.map(describeChange), ...problems])];
  if (sentences.length === 0) return null;
  return (
    <div className={styles.changes}>
      <p>{againText.changed}</p>
      <ul>
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </div>
  );
}

function Pictures({
  priced,
  pictures,
}: {
  readonly priced: PricedCart;
  readonly pictures: ReadonlyMap<number, PictureFacts | null>;
}) {
  const shown = priced.lines
    .flatMap(({ parts }) => pictures.get(parts[0]?.productId ?? 0) ?? [])
    .slice(0, MOST_PICTURES);
  if (shown.length === 0) return null;
  return (
    <div className={styles.pictures}>
      {shown.map((picture) => (
        <div key={picture.hash} className={styles.picture}>
          <Picture picture={{ ...picture, alt: '' }} sizes="64px" />
        </div>
      ))}
    </div>
  );
}

/** `2 × Ciorbă de burtă, Papanași și încă 2`. */
function describeDishes({ lines }: PricedCart): string {
  const names = lines.map(({ line: { quantity }, name }) => (quantity > 1 ? `${quantity} × ${name}` : name));
  const others = names.length - MOST_NAMES;
  const shown = names.slice(0, others > 0 ? MOST_NAMES - 1 : MOST_NAMES).join(', ');
  return others > 0 ? againText.andOthers(shown, others + 1) : shown;
}

/** The last order of this device, or of the account when that one is newer. */
function useLastOrder(stored: LastOrder | null): LastOrder | null {
  const api = useApi();
  const [newest] = useOwnOrders();
  const [own, setOwn] = useState<(LastOrder & { readonly number: number }) | null>(null);
  const number =
    newest !== undefined && newest.placedAt > (stored?.placedAt ?? 0) + SAME_ORDER_MS ? newest.number : null;
  // Outside system: the account.
  useEffect(() => {
    if (number === null) return;
    let hasLeft = false;
    fetchOwnOrder(api, String(number)).then(
      (order) => hasLeft || setOwn(order),
      // The card is optional: without an answer it is not shown.
      () => undefined,
    );
    return () => {
      hasLeft = true;
    };
  }, [api, number]);
  if (number === null) return stored;
  return own?.number === number ? own : null;
}

/** The account and the device store the moment of the same order by two clocks. */
const SAME_ORDER_MS = 10 * 60_000;
/** Later than the requests of visible pictures. */
const LATER_MS = 300;

/** Fetches the scripts of the checkout while the guest reads the card. */
function useWarmCheckout(): void {
  const router = useRouter();
  // Outside system: the network.
  useEffect(() => {
    // Scripts that fail to load are requested again, and a failure is shown, when the card is tapped.
    const timer = setTimeout(() => void router.fetchFiles('/checkout').catch(() => undefined), LATER_MS);
    return () => clearTimeout(timer);
  }, [router]);
}
