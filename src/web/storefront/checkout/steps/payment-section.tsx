import { Suspense, useState } from 'react';
import { formatAmount, formatLei } from '#domain/money/format-lei.ts';
import { paymentLabel } from '#domain/orders/describe-payment.ts';
import { factsOf, isMix, isOnlineWay, type Means, meansOfWay, sumWith } from '#domain/orders/payment-means.ts';
import { checkout } from '#web/i18n/checkout.ts';
import { offerPayments } from '#web/storefront/checkout/form/offers.ts';
import { findTypedMeans, listMixedMeans, splitOf } from '#web/storefront/checkout/form/order-of-form.ts';
import type { Checkout } from '#web/storefront/checkout/use-checkout.ts';
import { ChoiceGroup } from '#web/ui/fields/choice-group.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { lazyPart } from '#web/ui/lazy-part.ts';
import styles from '../checkout.module.css';
import { Section } from './section.tsx';

const OnlineNote = lazyPart(async () => (await import('./online-note.tsx')).OnlineNote);

export function PaymentSection({ view }: { readonly view: Checkout }) {
  const { form, facts, priced, failure, errorOf, edit } = view;
  const [wasOff, setWasOff] = useState(false);
  const isOff = wasOff || failure?.code === 'online_payment_off';
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
              reason: isOff && isOnlineWay(value) ? checkout.onlineOff : reason,
              label: paymentLabel(meansOfWay(value), form.method),
            }))}
          />
          {form.payment !== null && isMix(form.payment) && <Split view={view} />}
          {form.payment !== null && isOnlineWay(form.payment) && (
            <Suspense fallback={null}>
              <OnlineNote
                requestedAt={form.when === 'chosen' ? form.requestedAt : null}
                onOff={() => setWasOff(true)}
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
