import { useId } from 'react';
import { NO_WITHDRAWAL, SEALED_WITHDRAWAL, WITHDRAWAL_PATH } from '#contract/withdrawals/withdrawal-words.ts';
import { formatLei } from '#domain/money/format-lei.ts';
import { countOf } from '#domain/text/plural.ts';
import { TickField } from '#web/forms/guest/fields.tsx';
import { checkout } from '#web/i18n/checkout.ts';
import { general } from '#web/i18n/general.ts';
import { Button } from '#web/ui/button.tsx';
import styles from './checkout.module.css';
import frame from './checkout-frame.module.css';
import { describeOrderButton } from './order-button.ts';
import type { Checkout } from './use-checkout.ts';

/** Legal information required before the button, and the declaration of age for alcohol. */
export function LegalNotes({ view: { engine, priced } }: { readonly view: Checkout }) {
  return (
    <div className={styles.legal}>
      {priced.hasAgeRestricted && (
        <TickField {...engine.tick('isAdult')}>
          {checkout.adult}
          <small>{checkout.adultNote}</small>
        </TickField>
      )}
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

/**
 * Acceptance of the terms, never preselected (OUG 34/2014 art. 22), the total and the order button, with what became of
 * the last press; always visible.
 */
export function OrderBar({ view }: { readonly view: Checkout }) {
  const { engine, late, problems, priced, form, isSending, submit } = view;
  const missingId = useId();
  const missing = new Set(problems.map(({ field }) => field)).size;
  const sending = engine.isSendingAgain ? general.tryingAgain : checkout.sending;
  return (
    <div className={frame.bar}>
      <TickField {...engine.tick('acceptsTerms')}>
        {checkout.terms.before}
        <a href="/termeni-si-conditii" target="_blank" rel="noopener">
          {checkout.terms.link}
        </a>
      </TickField>
      <p className="visually-hidden" role="status">
        {isSending && sending}
      </p>
      {late !== null && <late.SendingNotice view={view} />}
      <div className={frame.row}>
        <p className={frame.total}>
          {isSending ? (
            <span key="sending">{sending}</span>
          ) : (
            // A key of its own: React would reuse the other element and remove the text in it.
            <span key="total">
              {checkout.totalBefore}
              <b translate="no">{formatLei(priced.sums.payable)}</b>
            </span>
          )}
        </p>
        <span id={missingId} hidden>
          {countOf(missing, checkout.missing)}
        </span>
        <Button
          isWide
          data-order
          aria-busy={isSending || undefined}
          // Not ready as defined in storefront.md §4, but in full colour: a press shows what is missing.
          aria-describedby={missing > 0 ? missingId : undefined}
          aria-disabled={isSending || late === null || problems.some(({ isBlocking }) => isBlocking) || undefined}
          className={frame.button}
          onClick={submit}
        >
          {describeOrderButton(form.payment, priced)}
        </Button>
      </div>
    </div>
  );
}
