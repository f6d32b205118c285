import { formatAmount, formatLei } from '#domain/money/format-lei.ts';
import { paymentLabel } from '#domain/orders/describe-payment.ts';
import { amountWith, factsOf, isMix, type Means, meansOfWay } from '#domain/orders/payment-means.ts';
import { checkout } from '#web/i18n/checkout.ts';
import { offerPayments } from '#web/storefront/checkout/form/offers.ts';
import { mixedMeans, splitOf, typedMeans } from '#web/storefront/checkout/form/order-of-form.ts';
import type { Checkout } from '#web/storefront/checkout/use-checkout.ts';
import { ChoiceGroup } from '#web/ui/fields/choice-group.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import styles from '../checkout.module.css';
import { Section } from './section.tsx';

export function PaymentSection({ view }: { readonly view: Checkout }) {
  const { form, facts, priced, errorOf, edit } = view;
  return (
    <Section title={checkout.payment}>
      {(headingId) => (
        <>
          <ChoiceGroup
            isTiled
            labelledBy={headingId}
            name="payment"
            value={form.payment}
            error={errorOf('payment')}
            onChange={(payment) => edit({ payment })}
            options={offerPayments(facts, priced.sums.payable, form.wantsInvoice).map(({ value, reason }) => ({
              value,
              reason,
              label: paymentLabel(meansOfWay(value), form.method),
            }))}
          />
          {form.payment !== null && isMix(form.payment) && <Split view={view} />}
        </>
      )}
    </Section>
  );
}

/** Two sums of which one is typed: the other is always the remainder of the total. */
function Split({ view: { form, priced, errorOf, edit, engine } }: { readonly view: Checkout }) {
  const { payable } = priced.sums;
  const split = splitOf(form, payable);
  const typed = typedMeans(form);
  const part = (means: Means) =>
    means === typed ? form.split : split.ok ? formatAmount(amountWith(split.value, means)) : '';
  return (
    <div>
      <div className={styles.pair}>
        {mixedMeans(form).map((name) => (
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
