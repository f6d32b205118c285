import { NO_WITHDRAWAL, SEALED_WITHDRAWAL, WITHDRAWAL_PATH } from '#contract/guests/withdrawal-words.ts';
import { checkout } from '#web/i18n/checkout.ts';
import type { Checkout } from '#web/storefront/checkout/use-checkout.ts';
import { Choice } from '#web/ui/fields/choice.tsx';
import styles from '../checkout.module.css';

/** What the guest declares; nothing here is ever ticked beforehand (OUG 34/2014 art. 22). */
export function ConsentSection({ view: { form, priced, shown, edit } }: { readonly view: Checkout }) {
  return (
    <div className={styles.consents}>
      {priced.hasAgeRestricted && (
        <Consent field="isAdult" shown={shown}>
          {(described) => (
            <Choice
              type="checkbox"
              name="isAdult"
              required
              checked={form.isAdult}
              aria-describedby={described}
              onChange={({ target }) => edit({ isAdult: target.checked })}
            >
              {checkout.adult}
              <small>{checkout.adultNote}</small>
            </Choice>
          )}
        </Consent>
      )}
      <Consent field="acceptsTerms" shown={shown}>
        {(described) => (
          <Choice
            type="checkbox"
            name="acceptsTerms"
            required
            checked={form.acceptsTerms}
            aria-describedby={described}
            onChange={({ target }) => edit({ acceptsTerms: target.checked })}
          >
            {checkout.terms.before}
            <a href="/termeni-si-conditii" target="_blank" rel="noopener">
              {checkout.terms.link}
            </a>
          </Choice>
        )}
      </Consent>
      <p className={styles.hint}>
        {checkout.privacy.before}
        <a href="/privacy-policy" target="_blank" rel="noopener">
          {checkout.privacy.link}
        </a>
        {checkout.privacy.after}
      </p>
      <p className={styles.hint}>{NO_WITHDRAWAL}</p>
      {priced.sums.deposits > 0 && (
        <p className={styles.hint}>
          {SEALED_WITHDRAWAL} {checkout.withdrawal.before}
          <a href={WITHDRAWAL_PATH} target="_blank" rel="noopener">
            {checkout.withdrawal.link}
          </a>
          {checkout.withdrawal.after}
        </p>
      )}
    </div>
  );
}

function Consent({
  field,
  shown,
  children,
}: Pick<Checkout, 'shown'> & {
  readonly field: 'isAdult' | 'acceptsTerms';
  readonly children: (described: string | undefined) => React.ReactNode;
}) {
  const error = shown.find((problem) => problem.field === field)?.sentence;
  const id = `consent-${field}`;
  return (
    <div data-field={field}>
      {children(error ? id : undefined)}
      {error && (
        <p id={id} className={styles.error}>
          {error}
        </p>
      )}
    </div>
  );
}
