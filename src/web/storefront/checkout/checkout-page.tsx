import { Link } from '@tanstack/react-router';
import { formatPhone } from '#domain/text/format-phone.ts';
import { checkout } from '#web/i18n/checkout.ts';
import { titles } from '#web/i18n/titles.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Notice } from '#web/ui/notice.tsx';
import styles from './checkout.module.css';
import frame from './checkout-shell.module.css';
import { CheckoutShell } from './checkout-shell.tsx';
import type { AccountPrefill } from './form/account-prefill.ts';
import { offerMethods } from './form/offers.ts';
import { CartProblems } from './problems/cart-problems.tsx';
import { ErrorSummary } from './problems/error-summary.tsx';
import { PriceChangeSheet } from './review/price-change-sheet.tsx';
import { ReviewBlock } from './review/review-block.tsx';
import { AttemptNotice, SubmitBar } from './review/submit-bar.tsx';
import { AddressSection } from './steps/address-section.tsx';
import { ConsentSection } from './steps/consent-section.tsx';
import { ContactSection } from './steps/contact-section.tsx';
import { MethodSection } from './steps/method-section.tsx';
import { MomentSection } from './steps/moment-section.tsx';
import { NotesSection } from './steps/notes-section.tsx';
import { PaymentSection } from './steps/payment-section.tsx';
import { type Checkout, useCheckout } from './use-checkout.ts';

/** From a full cart to an order, on one page. */
export function CheckoutPage({ prefill }: { readonly prefill: AccountPrefill }) {
  const view = useCheckout(prefill);
  if (view.state.isPlaced) return <CheckoutShell />;
  return (
    <div className={frame.page}>
      <h1>{titles.checkout}</h1>
      {view.cart.lines.length === 0 ? <EmptyCheckout /> : <CheckoutForm view={view} />}
    </div>
  );
}

function CheckoutForm({ view }: { readonly view: Checkout }) {
  const { facts, priced } = view;
  if (offerMethods(facts, priced).every(({ reason }) => reason !== null) && !priced.hasProblems) {
    return (
      <Notice tone="warn" title={checkout.noOrders}>
        <a href={`tel:${facts.phone}`}>{checkout.callUs(formatPhone(facts.phone))}</a>
      </Notice>
    );
  }
  return (
    // Enter in a field must never place an order: the button is not of type submit, and this stops the rest.
    <form className={frame.columns} noValidate data-checkout onSubmit={(event) => event.preventDefault()}>
      <div className={frame.steps}>
        {!view.isRepeat && <CartProblems view={view} />}
        <MethodSection view={view} />
        <MomentSection view={view} />
        <ContactSection view={view} />
        <AddressSection view={view} />
        <PaymentSection view={view} />
        <NotesSection view={view} />
      </div>
      <div className={frame.end}>
        <ReviewBlock view={view} />
        <ConsentSection view={view} />
        <ErrorSummary view={view} />
        <AttemptNotice view={view} />
        <SubmitBar view={view} />
      </div>
      <PriceChangeSheet view={view} />
    </form>
  );
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
