import { useId, useState } from 'react';
import { ADDRESS_MAX_LENGTHS, DROP_OFFS, EMPTY_ADDRESS } from '#domain/accounts/parse-address.ts';
import { describeFee } from '#domain/delivery/describe-fee.ts';
import { feeOf } from '#domain/delivery/quote-delivery.ts';
import { DROP_OFF_LABELS, DROP_OFF_WORDS, describeDropOff } from '#domain/orders/drop-off.ts';
import { formatAddress } from '#domain/text/format-address.ts';
import { countOf } from '#domain/text/plural.ts';
import { TextField } from '#web/forms/guest/fields.tsx';
import { SelectField } from '#web/forms/guest/select-field.tsx';
import { checkout } from '#web/i18n/checkout.ts';
import { findZone } from '#web/storefront/checkout/form/checkout-facts.ts';
import {
  describeTerms,
  findLocality,
  findOwnLocality,
  type Locality,
} from '#web/storefront/checkout/form/localities.ts';
import { addressOf } from '#web/storefront/checkout/form/order-of-form.ts';
import type { Checkout } from '#web/storefront/checkout/use-checkout.ts';
import { chipClass } from '#web/ui/chip.ts';
import { Field } from '#web/ui/fields/field.tsx';
import { Icon } from '#web/ui/icon.tsx';
import styles from '../checkout.module.css';
import { KnownLine } from './section.tsx';
import type { Known } from './use-known.ts';

const DOOR_FIELDS = ['building', 'staircase', 'floor', 'apartment', 'intercom'] as const;
const FOLDED_FIELDS = [...DOOR_FIELDS, 'landmark', 'dropOff', 'dropOffNote'] as const;

/** The delivery address. What was typed is kept when the guest switches to pickup and back. */
export function AddressFields({ view, known }: { readonly view: Checkout; readonly known: Known }) {
  const { form, facts, engine } = view;
  const { isKnown, isChanged, change } = known;
  const zone = findZone(form, facts);
  if (isKnown && zone !== null) {
    return (
      <KnownLine what={checkout.theAddress} onChange={change}>
        {describeAddress(view)}
      </KnownLine>
    );
  }
  const isStreetOptional = zone?.isVillage === true && form.landmark.trim() !== '';
  return (
    <>
      <LocalityField view={view} hasFocus={isChanged} />
      <div className={styles.streetPair}>
        <TextField
          {...engine.bind('street')}
          label={checkout.street}
          isOptional={isStreetOptional}
          autoComplete="address-line1"
          enterKeyHint="next"
          maxLength={160}
        />
        <TextField
          {...engine.bind('streetNumber')}
          label={checkout.streetNumber}
          isOptional={isStreetOptional}
          autoComplete="off"
          enterKeyHint="next"
          maxLength={40}
        />
      </div>
      {zone?.isVillage && <Landmark view={view} hint={checkout.landmarkVillageHint} />}
      <DoorFields view={view} hasLandmark={!zone?.isVillage} />
    </>
  );
}

/** „Strada Lungă nr. 5, Blaj · La poartă”; '' while no locality is chosen. */
export function describeAddress({ form, facts }: Checkout): string {
  const zone = findZone(form, facts);
  if (zone === null) return '';
  const address = addressOf(form) ?? EMPTY_ADDRESS;
  const handOver = [describeDropOff(address), address.dropOffNote].filter((text) => text !== '');
  return [formatAddress({ ...address, city: zone.city }), ...handOver].join(' · ');
}

/** Typed or chosen from the list; on blur the text is completed when only one locality begins with it. */
function LocalityField({
  view: { engine, form, facts, priced, localities, problems, errorOf, edit, completeCity },
  hasFocus,
}: {
  readonly view: Checkout;
  readonly hasFocus: boolean;
}) {
  const listId = useId();
  const [isLeft, setLeft] = useState(false);
  const { products } = priced.sums;
  const zone = findZone(form, facts);
  // The locality's minimum is shown as soon as one is chosen.
  const isTold = zone !== null || (isLeft && form.city.trim() !== '');
  const problem = problems.find(({ field }) => field === 'zoneCode')?.sentence;
  const error = errorOf('zoneCode') ?? (isTold ? problem : undefined);
  const own = findOwnLocality(localities, facts.city);
  const type = (city: string) => edit({ city, zoneCode: findLocality(localities, city) });
  return (
    <>
      <Field
        label={checkout.city}
        error={error}
        hint={
          zone !== null && (
            <>
              <b>{checkout.zoneFee(describeFee(feeOf(zone, products)))}</b> {/* The error names the minimum. */}
              <span>{error === undefined && describeTerms(zone, products)}</span>
            </>
          )
        }
      >
        {(control) => (
          <>
            <input
              {...control}
              type="text"
              name="city"
              data-path="zoneCode"
              list={listId}
              autoComplete="address-level2"
              enterKeyHint="next"
              placeholder={checkout.cityPlaceholder}
              maxLength={80}
              // biome-ignore lint/a11y/noAutofocus: the guest pressed „Schimbă adresa”.
              autoFocus={hasFocus}
              value={form.city === '' ? (zone?.city ?? '') : form.city}
              onChange={({ target }) => type(target.value)}
              onBlur={() =>
                engine.afterPress(() => {
                  completeCity();
                  setLeft(true);
                })
              }
            />
            <datalist id={listId}>
              {localities.map(({ code, name, fee }) => (
                <option key={code} value={name} label={`${name} · ${fee}`} />
              ))}
            </datalist>
          </>
        )}
      </Field>
      {zone === null && own !== null && form.city === '' && (
        <button
          type="button"
          className={`${chipClass(false)} ${styles.own}`}
          onClick={() => {
            type(own.name);
            engine.focus('street');
          }}
        >
          <Icon name="pin" size={18} />
          <span>{checkout.inOwnTown(own.name)}</span>
        </button>
      )}
      {zone === null && isTold && <ServedLocalities localities={localities} onChoose={type} />}
    </>
  );
}

/** The served localities as buttons, for a guest whose place is not on the list. */
function ServedLocalities({
  localities,
  onChoose,
}: {
  readonly localities: readonly Locality[];
  readonly onChoose: (name: string) => void;
}) {
  return (
    <details className={styles.details}>
      <summary>{countOf(localities.length, checkout.servedLocalities)}</summary>
      <ul className={styles.localities}>
        {localities.map(({ code, name, fee }) => (
          <li key={code}>
            <button type="button" className={chipClass(false)} onClick={() => onChoose(name)}>
              {name} · {fee}
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** Details that help to find the door, folded: most addresses need few of them or none. */
function DoorFields({ view, hasLandmark }: { readonly view: Checkout; readonly hasLandmark: boolean }) {
  const { form, engine, errorOf } = view;
  const [isOpen] = useState(FOLDED_FIELDS.some((field) => form[field] !== '' || errorOf(field)));
  return (
    <details className={styles.details} open={isOpen}>
      <summary>{hasLandmark ? checkout.details : checkout.detailsVillage}</summary>
      <div className={styles.grid}>
        {DOOR_FIELDS.map((field) => {
          const { error, ...input } = engine.bind(field);
          return (
            <Field key={field} label={checkout[field]} error={error}>
              {(control) => (
                <input
                  {...input}
                  {...control}
                  required={false}
                  type="text"
                  name={field}
                  autoComplete="off"
                  maxLength={40}
                />
              )}
            </Field>
          );
        })}
      </div>
      {hasLandmark && <Landmark view={view} hint={checkout.landmarkHint} />}
      <SelectField {...engine.bind('dropOff')} label={DROP_OFF_LABELS.dropOff} isOptional autoComplete="off">
        <option value="">—</option>
        {DROP_OFFS.map((way) => (
          <option key={way} value={way}>
            {DROP_OFF_WORDS[way]}
          </option>
        ))}
      </SelectField>
      <TextField
        {...engine.bind('dropOffNote')}
        label={DROP_OFF_LABELS.dropOffNote}
        isOptional
        autoComplete="off"
        maxLength={ADDRESS_MAX_LENGTHS.dropOffNote}
      />
    </details>
  );
}

function Landmark({ view: { engine }, hint }: { readonly view: Checkout; readonly hint: string }) {
  return (
    <TextField
      {...engine.bind('landmark')}
      label={checkout.landmark}
      hint={hint}
      isOptional
      autoComplete="off"
      maxLength={240}
    />
  );
}
