import { Suspense, useEffect, useState } from 'react';
import { formatPhone } from '#domain/text/format-phone.ts';
import { checkout } from '#web/i18n/checkout.ts';
import { placing } from '#web/i18n/placing.ts';
import { useAccountSession } from '#web/session/account-session.ts';
import { Button } from '#web/ui/button.tsx';
import { lazyPart } from '#web/ui/lazy-part.ts';
import { Notice } from '#web/ui/notice.tsx';
import styles from './checkout.module.css';
import frame from './checkout-frame.module.css';
import { CHECKOUT_FIELDS } from './form/judge-checkout.ts';
import type { Checkout } from './use-checkout.ts';

const SessionEnded = lazyPart(async () => (await import('#web/storefront/visit/session-ended.tsx')).SessionEnded);

/** The remaining problems, after the button was pressed; each entry links to its field. Takes the focus. */
export function ProblemList({ view: { engine } }: { readonly view: Checkout }) {
  const fields = CHECKOUT_FIELDS.filter((field) => engine.problems[field] !== undefined);
  if (engine.stops === 0 || fields.length === 0) return null;
  return (
    // Announced because it takes the focus: an alert would announce it a second time.
    <section className={styles.summary} aria-labelledby="de-verificat" tabIndex={-1} data-problems>
      <p className={styles.summaryTitle} id="de-verificat">
        {placing.problems}
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

/** Shown at the step that asks for the code. */
const CODE_STEP: readonly string[] = ['order_code_required', 'order_code_wrong'];

/** Longer than an answer usually takes. */
const SLOW_MS = 6_000;

/**
 * Beside the order button: the failure of the last attempt, when its outcome is unknown or it belongs to no field, and
 * an attempt that takes long.
 */
export function SendingNotice({ view }: { readonly view: Checkout }) {
  const { failure, wasInterrupted, isSending } = view;
  const isSlow = useIsLonger(isSending, SLOW_MS);
  const account = useAccountSession();
  if (isSlow) {
    return (
      <Notice tone="plain" role="status">
        {placing.slow}
      </Notice>
    );
  }
  if (wasInterrupted) return <Notice tone="plain">{placing.interrupted}</Notice>;
  if (failure === null || CODE_STEP.includes(failure.code ?? '')) return null;
  // Once the guest has answered whether to sign in again, the button's own state is enough.
  if (failure.code === 'account_not_signed_in' && account === null) return null;
  return (
    <div className={frame.failure} tabIndex={-1} data-failure>
      {failure.code === 'account_not_signed_in' && account !== null ? (
        <Notice tone="warn" role="alert" title={failure.sentence}>
          <Suspense fallback={null}>
            <SessionEnded account={account} here="/checkout" />
          </Suspense>
        </Notice>
      ) : (
        <Failure view={view} sentence={failure.sentence} />
      )}
    </div>
  );
}

function Failure({
  view: { failure, facts, isResending, beginAnew },
  sentence,
}: {
  readonly view: Checkout;
  readonly sentence: string;
}) {
  return (
    <Notice tone="warn" role="alert">
      <p>{isResending ? placing.offlineResending : sentence}</p>
      <div className={styles.ways}>
        {failure?.code === 'idempotency_conflict' && (
          <Button look="secondary" onClick={beginAnew}>
            {placing.beginAnew}
          </Button>
        )}
        <a href={`tel:${facts.phone}`}>{checkout.callUs(formatPhone(facts.phone))}</a>
      </div>
    </Notice>
  );
}

/** Whether something has been going on for longer than `limit`. */
function useIsLonger(isOn: boolean, limit: number): boolean {
  const [isLonger, setIsLonger] = useState(false);
  // Outside system: the clock.
  useEffect(() => {
    if (!isOn) return;
    const timer = setTimeout(() => setIsLonger(true), limit);
    return () => {
      clearTimeout(timer);
      setIsLonger(false);
    };
  }, [isOn, limit]);
  return isOn && isLonger;
}
