import { ZERO_BANI } from '#domain/money/bani.ts';
import { formatLei } from '#domain/money/format-lei.ts';
import { checkout } from '#web/i18n/checkout.ts';
import type { Checkout } from '#web/storefront/checkout/use-checkout.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { Notice } from '#web/ui/notice.tsx';
import styles from '../checkout.module.css';

/** A code, or what it gives. */
export function CouponField({ view }: { readonly view: Checkout }) {
  const { state, form, priced, errorOf, edit, applyCoupon, removeCoupon } = view;
  const error = errorOf('coupon');
  return (
    <div data-field="coupon" className={styles.couponField}>
      {form.coupon === null ? (
        <div className={styles.coupon}>
          <Field label={checkout.coupon} error={error} isOptional>
            {(control) => (
              <input
                {...control}
                type="text"
                name="couponText"
                autoComplete="off"
                autoCapitalize="characters"
                spellCheck={false}
                maxLength={64}
                value={form.couponText}
                onChange={({ target }) => edit({ couponText: target.value })}
                onKeyDown={(event) => {
                  if (event.key === 'Enter') applyCoupon();
                }}
              />
            )}
          </Field>
          <Button look="secondary" isBusy={state.isCheckingCoupon} onClick={applyCoupon}>
            {state.isCheckingCoupon ? checkout.applying : checkout.apply}
          </Button>
        </div>
      ) : (
        <>
          <Notice tone={error ? 'warn' : 'good'} role="status">
            {error ??
              checkout.couponApplied(form.coupon.code, formatLei(priced.coupon?.ok ? priced.coupon.value : ZERO_BANI))}
          </Notice>
          <div>
            <Button look="quiet" onClick={removeCoupon}>
              {checkout.removeCoupon}
            </Button>
          </div>
        </>
      )}
    </div>
  );
}
