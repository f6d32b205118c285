import { useId } from 'react';
import type { DeliveryMethod } from '#domain/orders/order.ts';
import { findPickupPlace } from '#domain/orders/placing/judge-order.ts';
import { countOf } from '#domain/text/plural.ts';
import { checkout } from '#web/i18n/checkout.ts';
import { offerMethods } from '#web/storefront/checkout/form/offers.ts';
import type { Checkout } from '#web/storefront/checkout/use-checkout.ts';
import { ChoiceGroup } from '#web/ui/fields/choice-group.tsx';
import { Section } from './section.tsx';

export function MethodSection({ view: { form, facts, priced, errorOf, edit } }: { readonly view: Checkout }) {
  const headingId = useId();
  const place = findPickupPlace(priced)?.place ?? facts.address;
  const zones = facts.zones.filter(({ enabled }) => enabled);
  const hints: Record<DeliveryMethod, string> = {
    PICKUP: checkout.pickupFrom(place),
    DELIVERY: countOf(zones.length, checkout.deliveryTo),
    RESTAURANT: checkout.dineIn,
  };
  return (
    <Section field="method" title={checkout.method} headingId={headingId}>
      <ChoiceGroup
        labelledBy={headingId}
        name="method"
        value={form.method}
        error={errorOf('method')}
        onChange={(method) => edit({ method })}
        options={offerMethods(facts, priced).map(({ value, reason }) => ({
          value,
          reason,
          label: checkout.methods[value],
          hint: hints[value],
        }))}
      />
    </Section>
  );
}
