import { checkout } from '#web/i18n/checkout.ts';
import type { Checkout } from '#web/storefront/checkout/use-checkout.ts';
import { Choice } from '#web/ui/fields/choice.tsx';
import styles from '../checkout.module.css';
import { CheckoutText } from './checkout-text.tsx';
import { Section } from './section.tsx';

export function ContactSection({ view }: { readonly view: Checkout }) {
  const { form, edit } = view;
  return (
    <Section title={checkout.contact}>
      <div className={styles.pair}>
        <CheckoutText
          view={view}
          name="firstName"
          label={checkout.firstName}
          autoComplete="given-name"
          maxLength={80}
        />
        <CheckoutText view={view} name="lastName" label={checkout.lastName} autoComplete="family-name" maxLength={80} />
      </div>
      <div className={styles.pair}>
        <CheckoutText
          view={view}
          name="phone"
          label={checkout.phone}
          hint={checkout.phoneHint}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          maxLength={40}
        />
        <CheckoutText
          view={view}
          name="email"
          label={checkout.email}
          hint={checkout.emailHint}
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={254}
        />
      </div>
      <Choice
        type="checkbox"
        name="remembers"
        checked={form.remembers}
        onChange={({ target }) => edit({ remembers: target.checked })}
      >
        {checkout.remember}
      </Choice>
    </Section>
  );
}
