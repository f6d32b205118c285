import { fullName } from '#domain/accounts/full-name.ts';
import { formatPhone } from '#domain/text/format-phone.ts';
import { TextField } from '#web/forms/guest/fields.tsx';
import { checkout } from '#web/i18n/checkout.ts';
import type { Checkout } from '#web/storefront/checkout/use-checkout.ts';
import { Choice } from '#web/ui/fields/choice.tsx';
import styles from '../checkout.module.css';
import { KnownLine, Section } from './section.tsx';
import type { Known } from './use-known.ts';

export function ContactSection({ view, known }: { readonly view: Checkout; readonly known: Known }) {
  const { form, engine } = view;
  const { isKnown, isChanged, change } = known;
  return (
    <Section title={checkout.contact}>
      {isKnown ? (
        <KnownLine what={checkout.theContact} onChange={change}>
          {[fullName(form), formatPhone(form.phone), form.email].join(' · ')}
        </KnownLine>
      ) : (
        <>
          <div className={styles.pair}>
            <TextField
              {...engine.bind('firstName')}
              label={checkout.firstName}
              autoComplete="given-name"
              enterKeyHint="next"
              maxLength={80}
              autoFocus={isChanged}
            />
            <TextField
              {...engine.bind('lastName')}
              label={checkout.lastName}
              autoComplete="family-name"
              enterKeyHint="next"
              maxLength={80}
            />
          </div>
          <div className={styles.pair}>
            <TextField
              {...engine.bind('phone')}
              kind="phone"
              label={checkout.phone}
              hint={checkout.phoneHint}
              enterKeyHint="next"
            />
            <TextField
              {...engine.bind('email')}
              kind="email"
              label={checkout.email}
              hint={checkout.emailHint}
              enterKeyHint="done"
            />
          </div>
        </>
      )}
      <Remembered view={view} isKnown={isKnown} />
    </Section>
  );
}

/** Whether this device remembers contact, address and orders; when they are shown, one tap deletes them. */
export function Remembered({ view: { form, edit }, isKnown }: { readonly view: Checkout; readonly isKnown: boolean }) {
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
