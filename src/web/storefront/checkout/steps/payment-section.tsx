import { Suspense, useState } from 'react';
import { ZERO_BANI } from '#domain/money/bani.ts';
import { formatAmount, formatLei } from '#domain/money/format-lei.ts';
import { paymentLabel } from '#domain/orders/describe-payment.ts';
import {
  factsOf,
  followsFromMeans,
  foodMeansOf,
  isOnlineWay,
  type Means,
  meansOfWay,
  type PaymentWay,
  sumWith,
} from '#domain/orders/payment-means.ts';
import { mealCardTermsOf } from '#domain/payments/eligible-for-meal-card.ts';
import { describeIssuers } from '#domain/payments/meal-card-issuers.ts';
import { mealCardRestOf } from '#domain/payments/meal-card-parts.ts';
import { checkout } from '#web/i18n/checkout.ts';
import { offerPayments } from '#web/storefront/checkout/form/offers.ts';
import { findTypedMeans, listMixedMeans, splitOf } from '#web/storefront/checkout/form/order-of-form.ts';
import type { Checkout } from '#web/storefront/checkout/use-checkout.ts';
import { ChoiceGroup } from '#web/ui/fields/choice-group.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { lazyPart } from '#web/ui/lazy-part.ts';
import { Notice } from '#web/ui/notice.tsx';
import styles from '../checkout.module.css';
import { Section } from './section.tsx';

const MealCardNote = lazyPart(async () => (await import('./meal-card-note.tsx')).MealCardNote);
const OnlineNote = lazyPart(async () => (await import('./online-note.tsx')).OnlineNote);

export function PaymentSection({ view }: { readonly view: Checkout }) {
  const { form, facts, priced, failure, errorOf, edit } = view;
  const [off, setOff] = useState<'meal cards' | 'all' | null>(null);
  const isOff = (way: PaymentWay) =>
    isOnlineWay(way) &&
    (off === 'all' || failure?.code === 'online_payment_off' || (off !== null && foodMeansOf(way) !== null));
  const { payment } = form;
  const food = payment === null ? null : foodMeansOf(payment);
  const hasRest = food !== null && mealCardRestOf(mealCardTermsOf(priced)) > ZERO_BANI;
  const offers = offerPayments(facts, priced, form.wantsInvoice).filter(({ value }) => !followsFromMeans(value));
  return (
    <Section title={checkout.payment}>
      {(headingId) => (
        <>
          {offers.length === 0 && <Notice tone="warn">{checkout.onlyOnlineOff}</Notice>}
          <ChoiceGroup
            isTiled
            labelledBy={headingId}
            name="payment"
            // The problem of a payment with a rest is at the rest.
            path={hasRest ? 'payment-way' : 'payment'}
            value={food ?? payment}
            error={hasRest ? undefined : errorOf('payment')}
            onChange={(chosen) => edit({ payment: chosen })}
            options={offers.map(({ value, reason }) => ({
              value,
              reason: isOff(value) ? checkout.onlineOff : reason,
              hint: value === 'meal_card' ? describeIssuers(facts.mealCardIssuers) : '',
              label: paymentLabel(meansOfWay(value), form.method),
            }))}
          />
          {food !== null && (
            <Suspense fallback={null}>
              <MealCardNote view={view} food={food} />
            </Suspense>
          )}
          {listMixedMeans(form).length > 0 && <Split view={view} />}
          {payment !== null && isOnlineWay(payment) && (
            <Suspense fallback={null}>
              <OnlineNote
                requestedAt={form.when === 'chosen' ? form.requestedAt : null}
                isMealCard={food !== null}
                onOff={setOff}
              />
            </Suspense>
          )}
        </>
      )}
    </Section>
  );
}

/** Two sums of which one is typed: the other is always the remainder of the total. */
function Split({ view: { form, priced, errorOf, edit, engine } }: { readonly view: Checkout }) {
  const { payable } = priced.sums;
  const split = splitOf(form, payable);
  const typed = findTypedMeans(form);
  const part = (means: Means) =>
    means === typed ? form.split : split.ok ? formatAmount(sumWith(split.value, means)) : '';
  return (
    <div>
      <div className={styles.pair}>
        {listMixedMeans(form).map((name) => (
          <Field key={name} label={factsOf(name).sumLabel} error={name === typed ? errorOf('split') : undefined}>
            {(control) => (
              <input
                {...control}
                type="text"
                inputMode="decimal"
                autoComplete="off"
                name={name === typed ? 'split' : `split-${name}`}
                data-path={name === typed ? 'split' : undefined}
                maxLength={12}
                value={part(name)}
                onBlur={() => engine.leave('split')}
                onChange={({ target }) => edit({ splitPart: name, split: target.value })}
              />
            )}
          </Field>
        ))}
      </div>
      <p className={`${styles.hint} ${styles.under}`} aria-live="polite">
        {checkout.splitHint} {checkout.totalBesideButton(formatLei(payable))}
      </p>
    </div>
  );
}
