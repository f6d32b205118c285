import { useId } from 'react';
import { ZERO_BANI } from '#domain/money/bani.ts';
import { formatLei } from '#domain/money/format-lei.ts';
import { paymentLabel } from '#domain/orders/describe-payment.ts';
import { factsOf, type Means, meansOfWay } from '#domain/orders/payment-means.ts';
import { listNotEligible, mealCardTermsOf } from '#domain/payments/eligible-for-meal-card.ts';
import { mealCardRestOf } from '#domain/payments/meal-card-parts.ts';
import { paying } from '#web/i18n/shop/paying.ts';
import { listRestWays } from '#web/storefront/checkout/form/offers.ts';
import type { Checkout } from '#web/storefront/checkout/use-checkout.ts';
import { ChoiceGroup } from '#web/ui/fields/choice-group.tsx';
import styles from '../checkout.module.css';

/** What the chosen meal card pays, and how the rest is paid; fetched once a meal card was chosen. */
export function MealCardNote({
  view: { form, facts, priced, errorOf, edit },
  food,
}: {
  readonly view: Checkout;
  readonly food: Means;
}) {
  const sentenceId = useId();
  const terms = mealCardTermsOf(priced);
  const rest = mealCardRestOf(terms);
  if (rest === ZERO_BANI) {
    return (
      <p className={`${styles.hint} ${styles.under}`} role="status">
        {paying.mealCardAll(formatLei(terms.payable))}
      </p>
    );
  }
  const what = listNotEligible(priced).map((reason) => paying.notEligible[reason]);
  return (
    <>
      <p id={sentenceId} className={styles.under} aria-live="polite">
        {paying.mealCardRest(formatLei(terms.eligible), formatLei(rest), what.join(', '))}
      </p>
      <ChoiceGroup
        isTiled
        labelledBy={sentenceId}
        name="rest"
        path="payment"
        value={form.payment}
        error={errorOf('payment')}
        onChange={(chosen) => edit({ payment: chosen })}
        options={listRestWays(facts.offeredPayments, food).map((value) => ({
          value,
          label: paymentLabel(
            meansOfWay(value).filter((means) => !factsOf(means).paysOnlyFood),
            form.method,
          ),
        }))}
      />
    </>
  );
}
