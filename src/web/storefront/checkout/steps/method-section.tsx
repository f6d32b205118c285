import type { ReactNode } from 'react';
import { describeFee, describeFeeRange } from '#domain/delivery/describe-fee.ts';
import { feeOf } from '#domain/delivery/quote-delivery.ts';
import type { DeliveryMethod } from '#domain/orders/order.ts';
import { findPickupPlace } from '#domain/orders/placing/pickup-place.ts';
import { TABLE_MAX_LENGTH } from '#domain/orders/table-name.ts';
import { TextField } from '#web/forms/guest/fields.tsx';
import { checkout } from '#web/i18n/checkout.ts';
import { describeWhen, findZone } from '#web/storefront/checkout/form/checkout-facts.ts';
import { offerMethods } from '#web/storefront/checkout/form/offers.ts';
import type { Checkout } from '#web/storefront/checkout/use-checkout.ts';
import { ChoiceGroup } from '#web/ui/fields/choice-group.tsx';
import styles from '../checkout.module.css';
import { Section } from './section.tsx';

/** The methods, each with fee and minutes; the address right under delivery. */
export function MethodSection({ view, children }: { readonly view: Checkout; readonly children?: ReactNode }) {
  const { form, facts, priced, engine, errorOf, edit } = view;
  return (
    <Section title={checkout.method}>
      {(headingId) => (
        <>
          <ChoiceGroup
            isTiled
            labelledBy={headingId}
            name="method"
            value={form.method}
            error={errorOf('method')}
            onChange={(method) => edit({ method })}
            options={offerMethods(facts, priced)
              .toSorted((one, other) => TILES.indexOf(one.value) - TILES.indexOf(other.value))
              .map(({ value, reason }) => ({
                value,
                reason,
                label: <MethodName method={value} />,
                hint: hintOf(value, view),
              }))}
          />
          {form.method === 'RESTAURANT' && (
            <TextField
              {...engine.bind('table')}
              label={checkout.table}
              hint={checkout.tableHint}
              isOptional
              autoComplete="off"
              enterKeyHint="next"
              maxLength={TABLE_MAX_LENGTH}
            />
          )}
          {form.method === 'PICKUP' && (
            <p className={styles.hint}>{checkout.pickupFrom(findPickupPlace(priced)?.place ?? facts.address)}</p>
          )}
          {children}
        </>
      )}
    </Section>
  );
}

const TILES: readonly DeliveryMethod[] = ['DELIVERY', 'PICKUP', 'RESTAURANT'];

/**
 * „Ridicare din restaurant”; on a phone only its first word is visible, the rest is visually hidden, so that tiles stay
 * on one line.
 */
function MethodName({ method }: { readonly method: DeliveryMethod }) {
  const [first, ...rest] = checkout.methods[method].split(' ');
  return (
    <>
      {first} <span className={styles.restOfName}>{rest.join(' ')}</span>
    </>
  );
}

/** „5,00 lei · ~35 min”, „5,00 lei · mâine, la 10:00”. */
function hintOf(method: DeliveryMethod, { form, facts, priced }: Checkout): string {
  const { sums } = priced;
  if (method === 'RESTAURANT') return checkout.dineIn;
  const zone = findZone(form, facts);
  const fee =
    method === 'PICKUP'
      ? checkout.noFee
      : zone === null
        ? describeFeeRange(facts.zones, sums.products)
        : describeFee(feeOf(zone, sums.products));
  return [fee, describeWhen(method, form, facts, priced)].filter((part) => part !== '').join(' · ');
}
