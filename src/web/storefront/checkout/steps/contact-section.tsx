import { useState } from 'react';
import { type ContactField, WHOLE_CONTACT } from '#domain/orders/placing/contact-needed.ts';
import { formatPhone } from '#domain/text/format-phone.ts';
import { TextField } from '#web/forms/guest/fields.tsx';
import { checkout } from '#web/i18n/checkout.ts';
import { CONTACT_FIELDS } from '#web/storefront/checkout/form/checkout-form.ts';
import { neededContact } from '#web/storefront/checkout/form/order-of-form.ts';
import type { Checkout } from '#web/storefront/checkout/use-checkout.ts';
import { Choice } from '#web/ui/fields/choice.tsx';
import styles from '../checkout.module.css';
import { KnownLine, Section } from './section.tsx';
import type { Known } from './use-known.ts';

export function ContactSection({ view, known }: { readonly view: Checkout; readonly known: Known }) {
  const { form, errorOf } = view;
  const { isKnown, change } = known;
  const needed = neededContact(form);
  const isWhole = needed.size === WHOLE_CONTACT.size;
  const [isOpen, setOpen] = useState(CONTACT_FIELDS.some((field) => form[field] !== ''));
  return (
    <Section title={checkout.contact}>
      {isKnown ? (
        <KnownLine what={checkout.theContact} onChange={change}>
          {[form.fullName.trim(), formatPhone(form.phone), form.email].join(' · ')}
        </KnownLine>
      ) : isWhole ? (
        <ContactFields view={view} known={known} needed={needed} />
      ) : (
        <details
          className={styles.details}
          open={isOpen || needed.size > 0 || CONTACT_FIELDS.some(errorOf)}
          onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
        >
          <summary>
            <span>
              {checkout.contactAtTable}
              <span className={styles.set}>{checkout.contactAtTableHint}</span>
            </span>
          </summary>
          <ContactFields view={view} known={known} needed={needed} />
        </details>
      )}
      <Remembered view={view} isKnown={isKnown} />
    </Section>
  );
}

function ContactFields({
  view: { engine },
  known: { isChanged },
  needed,
}: {
  readonly view: Checkout;
  readonly known: Known;
  readonly needed: ReadonlySet<ContactField>;
}) {
  return (
    <>
      <TextField
        {...engine.bind('fullName')}
        label={checkout.fullName}
        isOptional={!needed.has('firstName')}
        autoComplete="name"
        enterKeyHint="next"
        maxLength={160}
        autoFocus={isChanged}
      />
      <div className={styles.contactPair}>
        <TextField
          {...engine.bind('phone')}
          kind="phone"
          label={checkout.phone}
          hint={checkout.phoneHint}
          isOptional={!needed.has('phone')}
          enterKeyHint="next"
        />
        <TextField
          {...engine.bind('email')}
          kind="email"
          label={checkout.email}
          hint={checkout.emailHint}
          isOptional={!needed.has('email')}
          enterKeyHint="done"
        />
      </div>
    </>
  );
}

/**
 * Whether this device remembers contact, address and orders; when they are shown, one tap deletes them. Other guests are
 * asked after the order (`order/remember-card.tsx`).
 */
export function Remembered({ view: { form, edit }, isKnown }: { readonly view: Checkout; readonly isKnown: boolean }) {
  const [wasRemembered] = useState(form.remembers);
  if (!wasRemembered) return null;
  return isKnown && form.remembers ? (
    <button type="button" className={styles.forget} onClick={() => edit({ remembers: false })}>
      {checkout.forget}
    </button>
  ) : (
    <Choice
      type="checkbox"
      name="remembers"
      checked={form.remembers}
      onChange={({ target }) => edit({ remembers: target.checked })}
    >
      {checkout.remember}
    </Choice>
  );
}
