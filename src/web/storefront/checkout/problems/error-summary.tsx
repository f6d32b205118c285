import { useEffect, useRef } from 'react';
import { checkout } from '#web/i18n/checkout.ts';
import type { Checkout } from '#web/storefront/checkout/use-checkout.ts';
import styles from '../checkout.module.css';
import type { CheckoutField } from './judge-checkout.ts';

/** All that is still to put right, after the button was pressed; takes the focus each time. */
export function ErrorSummary({ view: { state, shown } }: { readonly view: Checkout }) {
  const box = useRef<HTMLElement>(null);
  const { tries } = state;
  // Outside system: the document's focus.
  useEffect(() => {
    if (tries === 0) return;
    box.current?.focus({ preventScroll: true });
    box.current?.scrollIntoView({ block: 'center' });
  }, [tries]);
  if (!state.isTried || shown.length === 0) return null;
  return (
    // Read because it takes the focus: an alert would say it a second time.
    <section ref={box} className={styles.summary} aria-labelledby="de-verificat" tabIndex={-1}>
      <p className={styles.summaryTitle} id="de-verificat">
        {checkout.problems}
      </p>
      <ul>
        {shown.map(({ field, sentence }) => (
          <li key={`${field} ${sentence}`}>
            <button type="button" className={styles.summaryLink} onClick={() => focusField(field)}>
              {sentence}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Brings the guest to a field, out of a folded part where need be. */
function focusField(field: CheckoutField): void {
  const target =
    document.querySelector<HTMLElement>(`[data-checkout] [name="${field}"]:not(:disabled)`) ??
    document.querySelector<HTMLElement>(
      `[data-checkout] [data-field="${field}"] :is(input, select, textarea, button):not(:disabled)`,
    );
  const folded = target?.closest('details');
  if (folded) folded.open = true;
  target?.focus({ preventScroll: true });
  target?.scrollIntoView({ block: 'center' });
}
