import { type KeyboardEvent, Suspense } from 'react';
import { formatPhone } from '#domain/text/format-phone.ts';
import { focusNextField } from '#web/forms/next-field.ts';
import { checkout } from '#web/i18n/checkout.ts';
import { titles } from '#web/i18n/titles.ts';
import { Link } from '#web/router/index.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { lazyPart } from '#web/ui/lazy-part.ts';
import { Notice } from '#web/ui/notice.tsx';
import styles from './checkout.module.css';
import frame from './checkout-frame.module.css';
import { CheckoutOutline } from './checkout-frame.tsx';
import type { AccountPrefill } from './form/account-prefill.ts';
import { offerMethods } from './form/offers.ts';
import { LegalNotes, OrderBar } from './order-bar.tsx';
import { Review } from './review.tsx';
import { MomentSection } from './steps/moment-section.tsx';
import { MoreSection } from './steps/more-section.tsx';
import { PaymentSection } from './steps/payment-section.tsx';
import { WhoAndWhere } from './steps/who-and-where.tsx';
import { type Checkout, useCheckout } from './use-checkout.ts';

const CodeStep = lazyPart(async () => (await import('./code-step.tsx')).CodeStep);
const PriceChangeSheet = lazyPart(async () => (await import('./price-change-sheet.tsx')).PriceChangeSheet);

/** From a full cart to an order, on one page; rendered inside `CheckoutFrame`. */
export function CheckoutPage({ prefill }: { readonly prefill: AccountPrefill }) {
  const view = useCheckout(prefill);
  // Problems of the cart are shown above the form, so they must be known first: otherwise the form would move.
  if (view.engine.step.kind === 'sent' || (view.late === null && view.priced.hasProblems)) return <CheckoutOutline />;
  return view.cart.lines.length === 0 ? <EmptyCheckout /> : <CheckoutForm view={view} />;
}

function CheckoutForm({ view }: { readonly view: Checkout }) {
  const { engine, late, facts, priced } = view;
  if (offerMethods(facts, priced).every(({ reason }) => reason !== null) && !priced.hasProblems) {
    return (
      <Notice tone="warn" title={checkout.noOrders}>
        <a href={`tel:${facts.phone}`}>{checkout.callUs(formatPhone(facts.phone))}</a>
      </Notice>
    );
  }
  return (
    // Enter in a field must never place an order: the button is not of type submit, and this prevents implicit
    // submission. It leads to the next field, at the end to the button.
    <form
      {...engine.props}
      className={frame.columns}
      data-checkout
      aria-label={titles.checkout}
      onSubmit={(event) => event.preventDefault()}
      onKeyDown={handleKey}
    >
      <div className={frame.steps}>
        {late !== null && !view.isRepeat && <late.CartProblems view={view} />}
        <WhoAndWhere view={view} />
        <MomentSection view={view} />
        <PaymentSection view={view} />
        <MoreSection view={view} />
      </div>
      <div className={frame.end}>
        <div className={frame.summary}>
          <Review view={view} />
          <LegalNotes view={view} />
          {late !== null && <late.ProblemList view={view} />}
          {view.isConfirming && (
            <Suspense fallback={null}>
              <CodeStep view={view} />
            </Suspense>
          )}
        </div>
        <OrderBar view={view} />
      </div>
      {view.change !== null && (
        <Suspense fallback={null}>
          <PriceChangeSheet view={view} change={view.change} />
        </Suspense>
      )}
    </form>
  );
}

function handleKey(event: KeyboardEvent<HTMLFormElement>): void {
  const { target, currentTarget: form, key } = event;
  if (key !== 'Enter' || event.defaultPrevented || event.nativeEvent.isComposing) return;
  if (!(target instanceof HTMLInputElement) || target.type === 'checkbox' || target.type === 'radio') return;
  event.preventDefault();
  focusNextField(form, target, form.querySelector<HTMLElement>('[data-order]'));
}

function EmptyCheckout() {
  return (
    <div className={styles.empty}>
      <span className={styles.emptyIcon}>
        <Icon name="bag" size={40} />
      </span>
      <p className={styles.emptyTitle}>{checkout.empty}</p>
      <p>{checkout.emptyText}</p>
      <Link to="/meniu" className={buttonClass()}>
        {checkout.seeMenu}
      </Link>
    </div>
  );
}
