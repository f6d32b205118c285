import { ADDRESS_MAX_LENGTHS, DROP_OFFS } from '#domain/accounts/parse-address.ts';
import { quoteDelivery } from '#domain/delivery/quote-delivery.ts';
import type { Bani } from '#domain/money/bani.ts';
import { formatLei } from '#domain/money/format-lei.ts';
import { DROP_OFF_LABELS, DROP_OFF_WORDS } from '#domain/orders/order-facts.ts';
import type { OrderZone } from '#domain/orders/placing/judge-order.ts';
import { checkout } from '#web/i18n/checkout.ts';
import type { Checkout } from '#web/storefront/checkout/use-checkout.ts';
import { Field } from '#web/ui/fields/field.tsx';
import styles from '../checkout.module.css';
import { CheckoutText } from './checkout-text.tsx';
import { Section } from './section.tsx';

/** Shown for delivery only; what was typed stays in memory when the guest changes to pickup and back. */
export function AddressSection({ view }: { readonly view: Checkout }) {
  const { form, facts, priced, errorOf, edit } = view;
  if (form.method !== 'DELIVERY') return null;
  const zones = facts.zones.filter(({ enabled }) => enabled);
  const zone = zones.find(({ code }) => code === form.zoneCode);
  const isStreetOptional = zone?.isVillage === true && form.landmark.trim() !== '';
  return (
    <Section title={checkout.address}>
      <Field label={checkout.city} error={errorOf('zoneCode')} hint={zone && <ZoneHint zone={zone} view={view} />}>
        {(control) => (
          <select
            {...control}
            name="zoneCode"
            autoComplete="off"
            value={zone?.code ?? ''}
            onChange={({ target }) => edit({ zoneCode: target.value })}
          >
            <option value="">{checkout.chooseCity}</option>
            {zones.map((one) => (
              <option key={one.code} value={one.code}>
                {describeZone(one, priced.sums.products)}
              </option>
            ))}
          </select>
        )}
      </Field>
      <div className={styles.streetPair}>
        <CheckoutText
          view={view}
          name="street"
          label={checkout.street}
          isOptional={isStreetOptional}
          autoComplete="address-line1"
          maxLength={160}
        />
        <CheckoutText
          view={view}
          name="streetNumber"
          label={checkout.streetNumber}
          isOptional={isStreetOptional}
          autoComplete="off"
          maxLength={40}
        />
      </div>
      <details className={styles.details}>
        <summary>{checkout.details}</summary>
        <div className={styles.grid}>
          <CheckoutText
            view={view}
            name="building"
            label={checkout.building}
            isUnmarked
            autoComplete="off"
            maxLength={40}
          />
          <CheckoutText
            view={view}
            name="staircase"
            label={checkout.staircase}
            isUnmarked
            autoComplete="off"
            maxLength={40}
          />
          <CheckoutText view={view} name="floor" label={checkout.floor} isUnmarked autoComplete="off" maxLength={40} />
          <CheckoutText
            view={view}
            name="apartment"
            label={checkout.apartment}
            isUnmarked
            autoComplete="off"
            maxLength={40}
          />
          <CheckoutText
            view={view}
            name="intercom"
            label={checkout.intercom}
            isUnmarked
            autoComplete="off"
            maxLength={40}
          />
        </div>
      </details>
      <CheckoutText
        view={view}
        name="landmark"
        label={checkout.landmark}
        hint={zone?.isVillage ? checkout.landmarkVillageHint : checkout.landmarkHint}
        isOptional
        autoComplete="off"
        maxLength={240}
      />
      <Field label={DROP_OFF_LABELS.dropOff} error={errorOf('dropOff')} isOptional>
        {(control) => (
          <select
            {...control}
            name="dropOff"
            autoComplete="off"
            value={form.dropOff}
            onChange={({ target }) => edit({ dropOff: target.value })}
          >
            <option value="">—</option>
            {DROP_OFFS.map((way) => (
              <option key={way} value={way}>
                {DROP_OFF_WORDS[way]}
              </option>
            ))}
          </select>
        )}
      </Field>
      <CheckoutText
        view={view}
        name="dropOffNote"
        label={DROP_OFF_LABELS.dropOffNote}
        isOptional
        autoComplete="off"
        maxLength={ADDRESS_MAX_LENGTHS.dropOffNote}
      />
    </Section>
  );
}

function ZoneHint({ zone, view: { facts, priced } }: { readonly zone: OrderZone; readonly view: Checkout }) {
  const quote = quoteDelivery(facts.zones, zone.code, priced.sums.products);
  const missing = quote.ok ? quote.value.missingForFree : null;
  const sentences = [
    zone.minimumOrder > 0 ? checkout.minimumHere(formatLei(zone.minimumOrder)) : '',
    missing === null ? '' : checkout.moreForFree(formatLei(missing)),
  ];
  return <>{sentences.filter(Boolean).join(' ') || null}</>;
}

/** `Blaj: livrare 5,00 lei`, `Cenade: livrare gratuită, comandă minimă 50,00 lei`. */
function describeZone(zone: OrderZone, products: Bani): string {
  const isFree = zone.fee === 0 || (zone.freeFrom !== null && products >= zone.freeFrom);
  const terms = [
    isFree ? checkout.zoneFree : checkout.zoneFee(formatLei(zone.fee)),
    zone.minimumOrder > 0 ? checkout.zoneMinimum(formatLei(zone.minimumOrder)) : '',
  ];
  return `${zone.city}: ${terms.filter(Boolean).join(', ')}`;
}
