import { describeOrderProblem } from '#contract/orders/describe-order-problem.ts';
import { orderSentence } from '#contract/orders/order-errors.ts';
import { canWait } from '#domain/orders/placing/judge-order.ts';
import { lineText } from '#web/i18n/order-line.ts';
import { placing } from '#web/i18n/placing.ts';
import { currentCart, saveCart } from '#web/storefront/cart/cart-store.ts';
import { describeProblem } from '#web/storefront/cart/describe-problem.ts';
import type { Checkout } from '#web/storefront/checkout/use-checkout.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { applyFix, fixesOf, placeFixesOf, withoutLines } from './cart-fixes.ts';
import styles from './checkout.module.css';

/** The problems of the cart, each with a tap that fixes it. */
export function CartProblems({ view: { facts, priced, problems, cartRefusal } }: { readonly view: Checkout }) {
  // Problems that another day or hour would solve are shown at the choice of the moment.
  const lines = priced.lines.filter(({ problems }) => problems.some((problem) => !canWait(problem, priced.days)));
  const told = new Set(
    lines.flatMap(({ problems }) => problems.map((problem) => describeOrderProblem(problem, facts.at).sentence)),
  );
  const sentences = problems.flatMap(({ field, sentence }) => (field === 'cart' ? sentence : []));
  const others = [...new Set([...sentences, ...(cartRefusal === null ? [] : [cartRefusal])])].filter(
    (sentence) => !told.has(sentence),
  );
  if (lines.length === 0 && others.length === 0) return null;
  return (
    <section className={styles.problems} data-path="cart" aria-label={placing.cartProblems}>
      {others.map((sentence) => (
        <Notice key={sentence} tone="warn" role="alert">
          {sentence}
          {sentence === orderSentence('mixed_pickup_places') && (
            <div className={styles.fixes}>
              {placeFixesOf(priced.lines).map(({ label, keys }) => (
                <Button key={label} look="secondary" onClick={() => saveCart(withoutLines(currentCart(), keys))}>
                  {label}
                </Button>
              ))}
            </div>
          )}
        </Notice>
      ))}
      {lines.map((line) => (
        <Notice key={line.key} tone="warn" role="alert" title={line.name === '' ? lineText.unknownLine : line.name}>
          {line.problems.map((problem) => (
            <p key={problem.code}>{describeProblem(problem, facts.at)}</p>
          ))}
          <div className={styles.fixes}>
            {fixesOf(line).map((fix) => (
              <Button
                key={fix.label}
                look="secondary"
                onClick={() => saveCart(applyFix(currentCart(), line.line, fix))}
              >
                {fix.label}
              </Button>
            ))}
          </div>
        </Notice>
      ))}
    </section>
  );
}
