import { Suspense } from 'react';
import { NO_WITHDRAWAL, SEALED_WITHDRAWAL, WITHDRAWAL_PATH } from '#contract/guests/withdrawal-words.ts';
import { formatLei } from '#domain/money/format-lei.ts';
import { ORDER_FIELDS } from '#domain/orders/placing/order-problem.ts';
import { formatPhone } from '#domain/text/format-phone.ts';
import { TickField } from '#web/forms/guest/fields.tsx';
import { checkout, ORDER_BUTTON } from '#web/i18n/checkout.ts';
import { useAccountSession } from '#web/session/account-session.ts';
import { Button } from '#web/ui/button.tsx';
import { latePart } from '#web/ui/late-part.ts';
import { Notice } from '#web/ui/notice.tsx';
import styles from './checkout.module.css';
import frame from './checkout-shell.module.css';
import type { Checkout } from './use-checkout.ts';

const SessionEnded = latePart(async () => (await import('#web/storefront/visit/session-ended.tsx')).SessionEnded);

/** What the law wants read before the button, and the declaration that drinks need. */
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

/** What is still to put right, after the button was pressed; each entry leads to its field. Takes the focus. */
export function ProblemList({ view: { engine } }: { readonly view: Checkout }) {
  const fields = [...ORDER_FIELDS, 'acceptsTerms'].filter((field) => engine.problems[field] !== undefined);
  if (engine.stops === 0 || fields.length === 0) return null;
  return (
    // Read because it takes the focus: an alert would say it a second time.
    <section className={styles.summary} aria-labelledby="de-verificat" tabIndex={-1} data-problems>
      <p className={styles.summaryTitle} id="de-verificat">
        {checkout.problems}
      </p>
      <ul>
        {fields.map((field) => (
          <li key={field}>
            <button type="button" className={styles.summaryLink} onClick={() => engine.focus(field)}>
              {engine.problems[field]}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Told at the step that asks for the code. */
const CODE_STEP: readonly string[] = ['order_code_required', 'order_code_wrong'];

/** What came of the last attempt, where it is not known or cannot be shown at a field. */
export function FailureNotice({ view }: { readonly view: Checkout }) {
  const { failure, facts, wasInterrupted, beginAnew } = view;
  const account = useAccountSession();
  if (wasInterrupted) return <Notice tone="plain">{checkout.interrupted}</Notice>;
  if (failure === null || CODE_STEP.includes(failure.code ?? '')) return null;
  if (failure.code === 'account_not_signed_in') {
    // Once the guest has answered, the button stands for itself again.
    return account === null ? null : (
      <Notice tone="warn" role="alert" title={failure.sentence}>
        <Suspense fallback={null}>
          <SessionEnded account={account} here="/checkout" />
        </Suspense>
      </Notice>
    );
  }
  return (
    <Notice tone="warn" role="alert">
      <p>{failure.sentence}</p>
      <div className={styles.ways}>
        {failure.code === 'idempotency_conflict' && (
          <Button look="secondary" onClick={beginAnew}>
            {checkout.beginAnew}
          </Button>
        )}
        <a href={`tel:${facts.phone}`}>{checkout.callUs(formatPhone(facts.phone))}</a>
      </div>
    </Notice>
  );
}

/** The terms, never ticked beforehand (OUG 34/2014 art. 22), the total and the button that binds; always in reach. */
export function OrderBar({ view: { engine, problems, priced } }: { readonly view: Checkout }) {
  const { isSending } = engine;
  return (
    <div className={frame.bar}>
      <TickField {...engine.tick('acceptsTerms')}>
        {checkout.terms.before}
        <a href="/termeni-si-conditii" target="_blank" rel="noopener">
          {checkout.terms.link}
        </a>
      </TickField>
      <p className="visually-hidden" role="status">
        {isSending && checkout.sending}
      </p>
      <div className={frame.row}>
        <p className={frame.total}>
          {isSending ? (
            checkout.sending
          ) : (
            <>
              {checkout.totalBefore}
              <b>{formatLei(priced.sums.payable)}</b>
            </>
          )}
        </p>
        <Button
          isWide
          aria-busy={isSending || undefined}
          // Waits as storefront.md §4 says, in full colour: pressed, it tells what is missing.
          aria-disabled={isSending || problems.some(({ isBlocking }) => isBlocking) || undefined}
          className={frame.button}
          onClick={engine.submit}
        >
          {ORDER_BUTTON}
        </Button>
      </div>
    </div>
  );
}
