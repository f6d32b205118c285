import { Suspense, useState } from 'react';
import { GUEST_TEXT_FIELDS, listGuestTexts } from '#domain/orders/order-fields.ts';
import { checkout } from '#web/i18n/checkout.ts';
import { COMPANY_FIELDS } from '#web/storefront/checkout/form/checkout-form.ts';
import type { CheckoutField } from '#web/storefront/checkout/form/judge-checkout.ts';
import { bringsContainer } from '#web/storefront/checkout/form/order-of-form.ts';
import type { Checkout } from '#web/storefront/checkout/use-checkout.ts';
import { lazyPart } from '#web/ui/lazy-part.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import styles from '../checkout.module.css';

const MoreFields = lazyPart(async () => (await import('./more-fields.tsx')).MoreFields);

const FIELDS: readonly CheckoutField[] = ['coupon', ...GUEST_TEXT_FIELDS, ...COMPANY_FIELDS];

/** The optional parts of an order, in one folded row that names what is set. */
export function MoreSection({ view }: { readonly view: Checkout }) {
  const { form, facts, errorOf } = view;
  const set = [
    form.coupon === null ? '' : form.coupon.code,
    form.needsCutlery ? checkout.cutlery : '',
    bringsContainer(form, facts) ? checkout.ownContainer : '',
    form.wantsInvoice ? checkout.invoice : '',
    ...listGuestTexts(form).map((text) => text.trim()),
  ].filter((text) => text !== '');
  // Open while a code waits to be applied or there is a problem.
  const [isOpen, setOpen] = useState(form.couponText !== '');
  const isShown = isOpen || FIELDS.some(errorOf);
  return (
    <details
      className={`${styles.details} ${styles.section}`}
      open={isShown}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>
        <span>
          {checkout.more}
          <span className={styles.set}>{set.length === 0 ? checkout.moreHint : set.join(' · ')}</span>
        </span>
      </summary>
      {isShown && (
        <Suspense fallback={<Skeleton height="16rem" />}>
          <MoreFields view={view} />
        </Suspense>
      )}
    </details>
  );
}
