import { type EarlierOrder, planAgain } from '#domain/cart/order-again.ts';
import { priceNow } from '#domain/cart/price-now.ts';
import { nameOfExtra } from '#domain/menu/options/sold-extra.ts';
import { formatLei } from '#domain/money/format-lei.ts';
import { addedText } from '#web/i18n/added.ts';
import { general } from '#web/i18n/general.ts';
import { describeChange } from '#web/i18n/shop/describe-change.ts';
import { sentCartText } from '#web/i18n/shop/sent-cart.ts';
import { Link, useNavigate } from '#web/router/index.ts';
import { useCart } from '#web/storefront/cart/cart-store.ts';
import { describeProblem } from '#web/storefront/cart/describe-problem.ts';
import { addAgain } from '#web/storefront/cart/order-again.ts';
import { type MenuFacts, productIdsOf, useMenuWithOptions } from '#web/storefront/facts/menu-with-options.ts';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { showMessage } from '#web/ui/messages.ts';
import { Notice } from '#web/ui/notice.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { useHydrated } from '#web/ui/use-hydrated.ts';
import { useNow } from '#web/ui/use-now.ts';
import { useApi } from '#web/use-api.ts';
import styles from './sent-cart-page.module.css';

/** A sent cart at today's menu: its content, every change since, and one tap that puts it into the cart. */
export function SentCartPage({ order }: { readonly order: EarlierOrder }) {
  const isHydrated = useHydrated();
  return (
    <div className={styles.page}>
      <h1>{sentCartText.title}</h1>
      <ul className={styles.lines}>
        {listSent(order).map(({ key, title, about }) => (
          <li key={key}>
            <strong>{title}</strong>
            {about !== '' && <small>{about}</small>}
          </li>
        ))}
      </ul>
      {isHydrated && <Offer order={order} />}
    </div>
  );
}

/** One text for each line as it was sent: `2 × Pizza, 32 cm`, „Blat subțire, „fără ceapă””. */
export function listSent({ lines, bundles }: EarlierOrder) {
  const titleOf = (quantity: number, name: string) => (quantity > 1 ? `${quantity} × ${name}` : name);
  return [
    ...lines.map(({ productName, sizeLabel, quantity, extras, message }, index) => ({
      key: `line-${index}`,
      title: titleOf(quantity, [productName, sizeLabel].filter(Boolean).join(', ')),
      about: [...extras.map(nameOfExtra), ...(message === '' ? [] : [sentCartText.message(message)])].join(', '),
    })),
    ...bundles.map(({ name, quantity, parts }, index) => ({
      key: `bundle-${index}`,
      title: titleOf(quantity, name),
      about: parts.map(({ productName }) => productName).join(', '),
    })),
  ];
}

function Offer({ order }: { readonly order: EarlierOrder }) {
  const api = useApi();
  const { value: facts, hasFailed, look } = useMenuWithOptions(api, productIdsOf(order.lines));
  if (facts !== null) return <Today order={order} facts={facts} />;
  if (!hasFailed) return <Skeleton height="3rem" />;
  return (
    <Notice tone="warn" role="alert">
      {sentCartText.failed}{' '}
      <Button look="quiet" onClick={look}>
        {general.retry}
      </Button>
    </Notice>
  );
}

function Today({ order, facts }: { readonly order: EarlierOrder; readonly facts: MenuFacts }) {
  const now = useNow();
  const navigate = useNavigate();
  const { cart } = useCart();
  const plan = planAgain(order, facts.menu, facts.promotions);
  const priced = priceNow({ lines: plan.lines }, facts, now);
  const problems = priced.lines.flatMap((line) => line.problems.map((problem) => describeProblem(problem, now)));
  const sentences = [...new Set([...plan.changes.map(describeChange), ...problems])];
  const price = formatLei(priced.sums.payable);
  const put = (replaces: boolean) => {
    if (addAgain(plan, { replaces, title: sentCartText.cartNotes }) === 'full') showMessage(addedText.full);
    // Replaces this page in the history: going back must not lead to adding everything once more.
    else void navigate({ to: '/meniu', replace: true, state: { isCartOpen: true } });
  };
  return (
    <>
      {sentences.length > 0 && (
        <Notice tone="warn" title={sentCartText.notes}>
          <ul>
            {sentences.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </Notice>
      )}
      {plan.lines.length === 0 ? (
        <>
          <p>{sentCartText.nothingLeft}</p>
          <MenuLink words={sentCartText.toMenu} />
        </>
      ) : cart.lines.length === 0 ? (
        <div className={styles.ways}>
          <Button onClick={() => put(true)}>{sentCartText.put(price)}</Button>
        </div>
      ) : (
        <>
          <p id="cos-plin">{sentCartText.ask}</p>
          {/* biome-ignore lint/a11y/useSemanticElements: buttons that answer one question, not fields of a form */}
          <div className={styles.ways} role="group" aria-labelledby="cos-plin">
            <Button onClick={() => put(true)}>{sentCartText.replace(price)}</Button>
            <Button look="secondary" onClick={() => put(false)}>
              {sentCartText.add}
            </Button>
            <MenuLink words={sentCartText.keep} />
          </div>
        </>
      )}
    </>
  );
}

function MenuLink({ words }: { readonly words: string }) {
  return (
    <Link to="/meniu" className={buttonClass('secondary')}>
      {words}
    </Link>
  );
}
